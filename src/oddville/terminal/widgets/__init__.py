"""The parts of the screen, one in a file."""
