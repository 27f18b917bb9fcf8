"""How the tables came to be, step by step. A released step is never edited; a change is a new one."""
