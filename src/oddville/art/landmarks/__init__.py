"""Landmarks: the one building in the middle of each card, drawn from the card's data and name by rules."""

from .archetypes import ARCHITECTS, KINDS, WORDS, Landmark, landmarks
from .mason import Mason

__all__ = ["ARCHITECTS", "KINDS", "WORDS", "Landmark", "Mason", "landmarks"]
