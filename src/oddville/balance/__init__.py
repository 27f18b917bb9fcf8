"""Is an edition fair? Equal bots play it by the thousand, and a page says what came of it.

docs/balance.md describes the method.
"""
