"""All that can be read or heard on the page, without the pictures."""

from __future__ import annotations

from playwright.sync_api import Page

READ = """
  () => {
    const found = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, style, textarea')) return;
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
