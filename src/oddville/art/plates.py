"""The parts that inform on a building card: banner, cloth, cost plate. Square means pay, round means get."""

from __future__ import annotations

from typing import Final

# Everything that hangs from the upper edge begins above it, so that a card can be cut with a bleed.
_TOP: Final = -14
_EDGE: Final = 'stroke="{ink}" stroke-width="2.6" stroke-linejoin="round"'

PLATES: Final = {
    "banner": f'<path d="M6{_TOP}h66v146l-33-12-33 12z" fill="{{parchment}}" {_EDGE}/>',
    "pennant": f'<path d="M6{_TOP}h66v98l-33-12-33 12z" fill="{{parchment}}" {_EDGE}/>',
    # Takes the guild's colour from where it is used.
    "guild-cloth": f'<path d="M184{_TOP}h60v88l-30-11-30 11z" {_EDGE}/>'
    f'<path d="M188{_TOP}v80.5l26-9 26 9v-80.5" fill="none" stroke="{{emblem}}" stroke-opacity=".55" '
    'stroke-width="1.5"/>',
    "cost-plate": '<rect x="-20.5" y="-20.5" width="41" height="41" rx="7" fill="{parchment}" stroke="{ink}" '
    'stroke-width="2.4"/>',
}
