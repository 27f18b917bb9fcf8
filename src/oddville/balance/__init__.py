"""Is an edition balanced? Equal bots play thousands of games, and a report shows the result.

docs/balance.md describes the method.
"""
