"""What is measured, against which peers, with the last results."""
