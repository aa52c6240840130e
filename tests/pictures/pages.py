"""HTML taken apart."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

HOSTILE = {
    "script": "<script>alert(1)</script>",
    "end of everything": "</title></h1></script></style><!-- --> ]]> <img src=x onerror=alert(1)>",
    "quotes": "\" onload='alert(1)' ` ${alert(1)} $title %s {0}",
    "entities": "&lt;script&gt; &amp; &#60;",
    "long": "x" * 10_000,
    "right to left": "\u202eolleh שלום مرحبا",
    "control characters": "a\x00b\x1b[31mc\x85d\ud800e",
    "blank": " \t\n",
}
_VOID = ("meta", "input", "path", "use", "circle")


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    above: list[str]
    text: str = ""

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()


@dataclass
class Parsed(HTMLParser):
    """All elements in the order of their beginning, each with all text inside of it."""

    html: str
    elements: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[Element] = []
        self.feed(self.html)
        self.close()
        assert not self._open, "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, [each.tag for each in self._open])
        self.elements.append(element)
        if tag not in _VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}, [e.tag for e in self._open]))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def all(self, tag: str, of_class: str = "") -> list[Element]:
        return [e for e in self.elements if e.tag == tag and (not of_class or of_class in e.classes)]

    def one(self, tag: str, of_class: str = "") -> Element:
        (only,) = self.all(tag, of_class)
        return only
