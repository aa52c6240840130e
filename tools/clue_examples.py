"""Clues of each sort that are true of the same grid, for pictures of them."""

from __future__ import annotations

__all__ = ["CLUES", "CLUES_SOLVED"]

CLUES_SOLVED = "123456 456123 231564 564231 312645 645312"

CLUES = {
    "arrows": "r4c2-r4c3-r5c3=arrow r1c6-r2c5-r3c6=arrow r2c2-r3c2-r3c3-r2c4=arrow r6c1-r5c2-r6c3=arrow",
    "betweenlines": "r6c5-r6c6-r5c5-r5c4=between r3c3-r2c2-r2c1-r3c1-r4c2=between r4c6-r4c5-r3c6-r2c5-r1c6=between",
    "cages": (
        "r1c1-r1c2=cage3 r1c3-r2c2-r2c3=cage14 r1c4-r1c5-r1c6=cage15 r3c3-r4c3=cage5 r2c5-r2c6-r3c6=cage9 "
        "r5c1-r6c1=cage9 r5c4-r5c5-r6c5=cage11 r3c4-r3c5-r4c5=cage14"
    ),
    "calculations": (
        "r1c5-r2c4=4- r6c2-r6c1=2- r5c1-r4c2-r3c1=11+ r1c2-r2c2-r2c3=13+ r5c5-r5c6=1- r3c3-r3c2-r4c3=8+"
    ),
    "candidates": "r1c1=1/2 r1c2=2/4/6 r2c2=4/5/6 r3c4=1/5 r5c5=2/4 r6c6=1/2/3",
    "circles": "r1c4-r2c6-r3c1-r4c3-r4c4-r5c1-r5c2-r5c5-r6c2-r6c4=circles",
    "clones": "r2c1-r2c2-r1c1-r6c2-r6c3-r5c2=clone",
    "dots": "r1c1-r1c2=white r1c2-r1c3=white r4c3-r4c4=black r3c1-r3c2=white r2c1-r3c1=black r5c4-r6c4=black",
    "doublearrows": (
        "r6c2-r6c3-r5c3-r4c4-r3c4=doublearrow r2c5-r3c6-r4c6-r4c5=doublearrow "
        "r3c5-r2c6-r1c5-r1c4-r2c3=doublearrow"
    ),
    "entropiclines": "r1c5-r2c4-r1c3=entropic r6c6-r5c5-r5c6-r4c6-r3c6=entropic r2c5-r2c6-r1c6=entropic",
    "extraregions": "r3c2-r2c2-r2c1-r1c1-r1c2-r2c3=region r6c4-r5c4-r6c5-r5c6-r6c6-r5c5=region",
    "extremes": "r1c1=minimum r1c6=maximum r2c3=maximum r2c4=minimum r3c1=minimum r3c3=minimum",
    "indexers": "r1c1=rowindex r1c3=rowindex r1c2=columnindex r2c2=boxindex r2c4=boxindex r6c2=rowindex",
    "littlekillers": (
        "r1c2-downleft=littlekiller6 r1c4-downright=littlekiller10 r1c3-downright=littlekiller11 "
        "r6c5-upright=littlekiller6 r6c3-upleft=littlekiller11 r4c6-upleft=littlekiller11 "
        "r3c1-downright=littlekiller13"
    ),
    "lockoutlines": "r1c2-r2c3-r2c4-r1c5=lockout r4c3-r5c4-r6c3-r5c2=lockout r3c1-r4c2-r3c3-r2c2=lockout",
    "modularlines": "r1c5-r2c4-r1c3=modular r1c1-r2c2-r2c3-r1c4=modular r6c5-r5c4-r5c3=modular",
    "nabners": "r1c5-r2c4=nabner r6c2-r6c1=nabner r5c1-r4c2=nabner",
    "numberedrooms": (
        "left4=numberedroom3 bottom3=numberedroom6 top6=numberedroom2 left3=numberedroom3 left6=numberedroom2 "
        "bottom4=numberedroom2"
    ),
    "palindromes": "r3c1-r4c2-r5c3=palindrome r1c6-r2c5-r3c5=palindrome r3c3-r2c2-r1c1=palindrome",
    "parity": "r1c1=odd r2c1=even r2c2=odd r3c5=even r4c1=odd r5c4=even r6c6=even",
    "paritylines": (
        "r6c3-r6c2-r5c2-r4c3-r3c4-r3c5=parityline r5c5-r4c5-r5c4-r6c4=parityline "
        "r5c1-r4c2-r3c2-r2c3-r2c2-r1c2=parityline"
    ),
    "quadruples": (
        "r1c1-r1c2-r2c1-r2c2=quadruple2/5 r2c4-r2c5-r3c4-r3c5=quadruple5/6 r3c3-r3c4-r4c3-r4c4=quadruple2/4/5 "
        "r5c2-r5c3-r6c2-r6c3=quadruple1/4/5 r5c5-r5c6-r6c5-r6c6=quadruple1/2/5 r4c4-r4c5-r5c4-r5c5=quadruple2/4/6"
    ),
    "regionsums": (
        "r1c2-r1c3-r2c4-r1c4=regionsum r4c2-r4c3-r5c4-r6c4-r6c5=regionsum r4c4-r4c5-r3c6-r2c6-r1c6=regionsum"
    ),
    "relations": (
        "r6c2-r6c1=where(a+b>6) r5c1-r4c2-r3c1=where(a+b>6) r1c2-r2c2-r2c3=where(a+b>6) r5c5-r5c6=where(a+b>6)"
    ),
    "renbans": "r6c3-r6c2-r5c1-r6c1=renban r3c6-r3c5-r3c4-r4c4-r4c5=renban r2c1-r2c2-r3c2-r4c2=renban",
    "sandwiches": (
        "right1=sandwich14 top6=sandwich7 top4=sandwich7 bottom3=sandwich0 bottom1=sandwich14 left6=sandwich12"
    ),
    "signs": "r1c1<r1c2 r2c4<r1c4 r3c3<r3c2 r4c4<r4c5 r5c2<r6c2 r6c5<r5c5",
    "skyscrapers": (
        "left1=skyscraper6 left4=skyscraper2 right1=skyscraper1 right4=skyscraper4 top1=skyscraper4 "
        "top3=skyscraper2 bottom2=skyscraper2 bottom6=skyscraper3"
    ),
    "sumlines": (
        "r5c5-r5c6-r4c6-r4c5-r3c4-r2c5=sumline10 r2c3-r3c2-r3c3-r2c4-r1c5-r1c4=sumline10 "
        "r4c2-r4c3-r5c4-r6c4-r6c5=sumline10"
    ),
    "thermometers": "r1c1-r1c2-r1c3-r2c2-r2c3=thermo r4c6-r4c5-r3c6-r3c5=thermo r5c2-r6c2-r6c1=slowthermo",
    "whispers": "r6c5-r5c4-r5c3=whisper3 r3c2-r4c2-r5c2-r4c1-r3c1=whisper3 r1c2-r2c2-r1c1=whisper3",
    "xsums": "top6=xsum21 right1=xsum21 top3=xsum10 left3=xsum5 right6=xsum3 left1=xsum1",
    "xv": (
        "r1c1-r2c1=v r1c2-r1c3=v r1c4-r2c4=v r2c5-r2c6=v r3c1-r3c2=v r3c3-r4c3=v r3c5-r3c6=x r3c6-r4c6=v "
        "r4c2-r4c3=x r4c4-r4c5=v r5c2-r6c2=v r5c4-r5c5=x r5c5-r6c5=v r6c1-r6c2=x"
    ),
    "zippers": "r2c5-r3c6-r4c6-r4c5=zipper r1c2-r1c1-r2c1-r3c2=zipper r5c2-r6c2-r5c1-r4c2=zipper",
}
"""Of a sort that is not here, its own example is drawn."""
