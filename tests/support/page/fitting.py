"""Text that does not fit: cut off, out of its button or the window, or over other text."""

from __future__ import annotations

from playwright.sync_api import Page

MISFITS = """
  () => {
    const SLACK = 1.5; // pixels: letters lean over their boxes
    const OVERLAP = 3;
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = [];
    const seen = [];
    const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 60);
    const out = (inner, outer, axis) => axis === 'x'
      ? inner.left < outer.left - SLACK || inner.right > outer.right + SLACK
      : inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK;
    // A line's box is higher than its letters.
    const letters = ({ left, right, top, bottom, height }) =>
      ({ left, right, top: top + height / 5, bottom: bottom - height / 5 });
    const isAside = (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);

    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!text.data.trim()) continue;
      if (holder.closest('svg, script, style, option, textarea, .visually-hidden')) continue;
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(holder.parentElement).clipPath === 'inset(50%)') continue; // for screen readers
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()]
        .filter(({ width, right }) => width > 1 && right > 0)
        .map(letters);
      if (!boxes.length) continue;
      const where = holder.className || holder.tagName;
      const say = (what) => found.push(`${what}: "${short(text.data)}" in ${where}`);

      let layer = null; // what it moves with
      let moves = { x: false, y: false }; // it can be scrolled into sight
      let isShortened = false;
      for (let at = holder; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (isAside(at)) layer ??= at;
        if (style.textOverflow === 'ellipsis' && at.title) isShortened = true;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = at.getBoundingClientRect();
        for (const [axis, overflow] of [['x', style.overflowX], ['y', style.overflowY]]) {
          if (moves[axis] || isShortened) continue;
          if (overflow === 'auto' || overflow === 'scroll') moves[axis] = true;
          else if (overflow !== 'visible' && boxes.some((one) => out(one, box, axis))) say('cut off');
          else if (at.matches('button, a.button, select') && boxes.some((one) => out(one, box, axis)))
            say('out of its button');
        }
      }
      const sight = { left: 0, right: document.documentElement.clientWidth };
      if (!moves.x && !isShortened && boxes.some((one) => out(one, sight, 'x'))) say('out of the window');
      if (!moves.x && !moves.y) seen.push({ boxes, holder, layer, text });
    }

    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        if (one.layer !== other.layer) continue;
        const isOver = one.boxes.some((a) => other.boxes.some((b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > OVERLAP &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > OVERLAP));
        if (isOver) found.push(`over each other: "${short(one.text.data)}" and "${short(other.text.data)}"`);
      }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
      found.push('the page is wider than the window');
    return [...new Set(found)];
  }
"""


def misfits_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MISFITS)
    return found
