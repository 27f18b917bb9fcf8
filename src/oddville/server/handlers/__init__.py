"""The answers to requests, one module for each kind; `server/api.py` lists the routes."""
