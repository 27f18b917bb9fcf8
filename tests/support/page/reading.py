"""All that can be read or heard on the page, without pictures and dates."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from oddville.text.catalogue import message_files
from tests.support.page.moments import NAMES

READ = """
  () => {
    const found = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, style, textarea, time')) return;
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
        if (node.getAttribute(name)) found.push(node.getAttribute(name));
      for (const child of node.childNodes) walk(child);
    };
    walk(document.body);
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
  }
"""


def texts_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate(READ)
    return found


IDS = {
    found
    for file in message_files("en")
    for found in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
}
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
# Names, and what is written the same in every language: those of the languages themselves, too.
LANGUAGES = {"EN", "DE", "FR", "NL", "English", "Deutsch", "Français", "Nederlands"}
PLAIN = {"OddVille", "Fry", "I", "II", "III", "IV", "host"} | LANGUAGES | set(NAMES)
# The letters that the pseudo-language never leaves as they are.
DISGUISED = re.compile("[aeiounscAEIOU]")


def ids_in(texts: list[str]) -> set[str]:
    """Messages that are missing: their ids are shown instead."""
    return {word for text in texts for word in ID.findall(text)} & IDS


def plain_words_in(texts: list[str]) -> list[str]:
    """In the language that nobody speaks, plain words are words that were never translated."""
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    return sorted(word for word in words - PLAIN if DISGUISED.search(word))
