"""What the reports of arena and balance share: figures with intervals, charts, and the frame of a page."""
