"""What a server and its clients say to each other about tables: settings, commands, entries, messages, texts.

It needs neither a database nor a web framework, so that clients can stand on it alone.
"""
