"""HTML tables with text, numbers, small bars and tinted cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .marks import escape


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell; `key` is its sort key."""

    text: str
    key: float | None = None
    tint: float | None = None  # 0 to 1
    bar: float | None = None  # 0 to 1, drawn behind the text
    title: str = ""
    link: str = ""  # a file beside the page


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    is_number: bool = True
    title: str = ""


def table(
    columns: Sequence[Column], rows: Sequence[Sequence[Cell]], caption: str = "", is_sortable: bool = False
) -> str:
    """A table whose rows start with a heading cell."""
    head = "".join(_head(column, is_sortable) for column in columns)
    body = "".join(
        "<tr>" + "".join(_cell(cell, columns[place], place == 0) for place, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    kind = ' class="sortable"' if is_sortable else ""
    return (
        f'<div class="scroll" tabindex="0"><table{kind}>{title}<thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _head(column: Column, is_sortable: bool) -> str:
    title = f' title="{escape(column.title)}"' if column.title else ""
    kind = ' class="number"' if column.is_number else ""
    name = escape(column.name)
    inside = f'<button type="button">{name}</button>' if is_sortable else name
    return f'<th scope="col"{kind}{title}>{inside}</th>'


def _cell(cell: Cell, column: Column, is_name: bool) -> str:
    classes, styles, attributes = [], [], ""
    if column.is_number:
        classes.append("number")
    for name, part in (("tint", cell.tint), ("bar", cell.bar)):
        if part is not None:
            classes.append(name)
            styles.append(f"--{name}:{100 * min(1.0, max(0.0, part)):.0f}%")
    if classes:
        attributes += f' class="{" ".join(classes)}"'
    if styles:
        attributes += f' style="{";".join(styles)}"'
    if cell.key is not None:
        attributes += f' data-key="{cell.key:g}"'
    if cell.title:
        attributes += f' title="{escape(cell.title)}"'
    name, scope = ("th", ' scope="row"') if is_name else ("td", "")
    text = escape(cell.text)
    if cell.link:
        text = f'<a href="{escape(cell.link)}">{text}</a>'
    return f"<{name}{scope}{attributes}>{text}</{name}>"
