"""The screens of the app, one in a file."""
