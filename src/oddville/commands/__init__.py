"""What the subcommands of `oddville` do that work on files: editions, sheets and drawings."""
