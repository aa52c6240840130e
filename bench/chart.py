"""Microseconds per 9×9 puzzle as bars on a logarithmic scale, drawn as SVG for light and dark pages."""

from __future__ import annotations

import math
from html import escape

from bench.markdown import number
from bench.results import Row, Rows
from bench.tables import by_peer

__all__ = ["chart"]

WIDTH, LEFT, RIGHT = 800, 170, 70
BAR, GAP, HEAD, TOP = 12, 4, 34, 40
LOWEST = 0.1
"""Microseconds where the bars begin."""

UNITS = ((1.0, "µs"), (1e3, "ms"), (1e6, "s"))

STYLE = """
  text { font: 12px system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif; fill: #1f2328; }
  .title { font-size: 14px; font-weight: 600; }
  .set { font-weight: 600; }
  .note, .scale { fill: #59636e; font-size: 11px; }
  .line { stroke: #d1d9e0; stroke-width: 1; }
  .bar { fill: #afb8c1; }
  .native { fill: #e0823d; }
  .ours { fill: #1f6feb; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .note, .scale { fill: #9198a1; }
    .line { stroke: #3d444d; }
    .bar { fill: #656c76; }
    .native { fill: #f0a060; }
    .ours { fill: #58a6ff; }
  }
"""


def chart(rows: Rows) -> str:
    """A group of bars for each set: ours with its best instruction set, then the peers."""
    peers = _shown(by_peer(rows, "count"))
    sets = list(dict.fromkeys(row["set"] for row in rows))
    highest = max(row["microseconds"] for found in peers.values() for row in found.values())
    decades = math.ceil(math.log10(highest / LOWEST))
    group = HEAD + len(peers) * (BAR + GAP)
    bottom = TOP + len(sets) * group
    parts = [_scale(decades, bottom)]
    natives = set(by_peer(rows, "once"))
    for place, name in enumerate(sets):
        parts.append(_group(name, peers, TOP + place * group, decades, natives))
    height = bottom + 40
    title = "Microseconds of one core per 9×9 puzzle, uniqueness proven; each line is ten times the one before"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{title}">\n<style>{STYLE}</style>\n'
        f'<text class="title" x="{LEFT}" y="20">Time per 9×9 puzzle on one core, by set</text>\n'
        f"{''.join(parts)}"
        f'<text class="note" x="{LEFT}" y="{height - 6}">logarithmic: each line is ten times the one before it'
        f"{_note(peers)}</text>\n</svg>\n"
    )


def _shown(peers: dict[str, dict[str, Row]]) -> dict[str, dict[str, Row]]:
    """Ours once, by its plain name, and all others."""
    ours, *others = peers
    return {"Gridwright": peers[ours]} | {name: peers[name] for name in others if not name.startswith("Gridwright")}


def _note(peers: dict[str, dict[str, Row]]) -> str:
    unproven = any(not row["proves"] for found in peers.values() for row in found.values())
    return "; * does not prove that a solution is the only one" if unproven else ""


def _x(decade: float, decades: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decade / decades


def _scale(decades: int, bottom: int) -> str:
    parts = []
    for decade in range(decades + 1):
        x = _x(decade, decades)
        parts.append(f'<line class="line" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>\n')
        label = _duration(LOWEST * 10**decade)
        parts.append(f'<text class="scale" x="{x:.1f}" y="{bottom + 14}" text-anchor="middle">{label}</text>\n')
    return "".join(parts)


def _group(name: str, peers: dict[str, dict[str, Row]], top: int, decades: int, natives: set[str]) -> str:
    parts = [f'<text class="set" x="{LEFT}" y="{top + HEAD - 10}">{escape(name)}</text>\n']
    for place, (peer, found) in enumerate(peers.items()):
        row = found[name]
        y = top + HEAD + place * (BAR + GAP) - 2
        width = _x(math.log10(max(row["microseconds"], LOWEST) / LOWEST), decades) - LEFT
        sort = "ours" if peer == "Gridwright" else "native" if peer in natives else "bar"
        label = peer if row["proves"] else f"{peer} *"
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + BAR - 2}" text-anchor="end">{escape(label)}</text>'
            f'<rect class="{sort}" x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="2"/>'
            f'<text class="note" x="{LEFT + width + 6:.1f}" y="{y + BAR - 2}">{_duration(row["microseconds"])}</text>\n'
        )
    return "".join(parts)


def _duration(microseconds: float) -> str:
    """With three digits at most and the unit that fits."""
    size, unit = next((pair for pair in reversed(UNITS) if microseconds >= 0.9995 * pair[0]), UNITS[0])
    told = number(microseconds / size)
    return f"{told.rstrip('0').rstrip('.') if '.' in told else told} {unit}"
