"""Reading data that others wrote (editions, records, positions): every field checked, every mistake noted."""
