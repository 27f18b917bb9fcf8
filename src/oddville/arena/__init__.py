"""Bots against bots: fair schedules, games on all cores or on Ray, ratings, and a test of who is better."""
