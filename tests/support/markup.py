"""A page of HTML taken apart."""

from html.parser import HTMLParser


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.outside: list[str] = []
        self.links: list[str] = []  # to files beside the page, which it does not need
        self.labelled = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if tag == "a" and name == "href" and (value or "").startswith("records/"):
                self.links.append(value or "")
            elif name in ("src", "href", "xlink:href", "action") and not (value or "").startswith("#"):
                self.outside.append(f"{tag} {name}={value}")
            if tag == "label":
                self.labelled += 1
