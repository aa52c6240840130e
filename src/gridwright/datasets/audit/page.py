"""An audit as a page: the same sentences, with pictures. It needs no script and nothing from elsewhere."""

from __future__ import annotations

from html import escape

from gridwright.datasets.audit.report import Audit, FileAudit
from gridwright.datasets.audit.sentences import RESULTS, ending, file_sentences, leak_sentences
from gridwright.datasets.histogram import histogram
from gridwright.words import say

__all__ = ["audit_page"]

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fff}h2{margin-top:2.5rem;overflow-wrap:anywhere}svg{max-width:100%;height:auto;display:block;"
    "margin:1rem 0}.wrong{color:#a01020}.right{color:#106030}"
)


def audit_page(audit: Audit, lang: str = "en") -> str:
    """The page of an audit, in HTML."""
    title = say("audit-title", lang)
    told = [f"<p><strong class='{'right' if audit.is_sound else 'wrong'}'>{escape(ending(audit, lang))}</strong></p>"]
    told += [f"<p class='wrong'>{escape(text)}</p>" for text in (*audit.damage, *leak_sentences(audit, lang))]
    told += [_section(file, lang) for file in audit.files]
    return (
        f"<!doctype html>\n<html lang='{lang}'><head><meta charset='utf-8'><title>{escape(title)}</title>"
        "<meta name='viewport' content='width=device-width'>"
        f"<style>{_STYLE}</style></head><body><main><h1>{escape(title)}</h1>\n"
        + "\n".join(told)
        + "</main></body></html>\n"
    )


def _section(file: FileAudit, lang: str) -> str:
    sentences = "\n".join(f"<li>{escape(text)}</li>" for text in file_sentences(file, lang))
    statuses = {say(RESULTS[status], lang): count for status, count in file.statuses.most_common()}
    pictures = [histogram(say("audit-statuses", lang), statuses)]
    if file.ratings:
        levels = {say(f"level-{level}", lang): count for level, count in file.by_level.items()}
        pictures.append(histogram(say("audit-levels", lang), levels))
    if len(file.by_stated) > 1:
        middles = {name or "?": round(one[2], 1) for name, one in file.by_stated.items()}
        pictures.append(histogram(say("audit-medians", lang), middles))
    return f"<h2>{escape(file.path)}</h2>\n<ul>{sentences}</ul>\n" + "\n".join(pictures)
