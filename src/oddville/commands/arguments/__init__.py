"""What each command takes: its subcommands and options. What it does is loaded only when it runs."""
