"""How sentences about what is wrong look in English, as regular expressions: the first that fits says which it is."""

from __future__ import annotations

__all__ = ["FORMS"]

_SIZE = r"\d+x\d+"
_QUOTED = r"""(?:'[^']*'|"[^"]*")…?"""

FORMS = {
    # regions and boxes
    "free": r"(?P<count>\d+) cells? in no region: (?P<cells>.+)",
    "region-size": r"region (?P<label>.+) has (?P<count>\d+) cells? instead of (?P<size>\d+): (?P<cells>.+)",
    "region-large": r"region (?P<label>.+) has (?P<count>\d+) cells; the limit is (?P<most>\d+)",
    "region-pieces": r"region (?P<label>.+) is not connected: (?P<cells>.+)",
    "regions-missing": r"a (?P<kind>\w+) needs regions, and none are given",
    "boxes-fill": rf"boxes of (?P<boxes>{_SIZE}) do not fill a grid of (?P<grid>{_SIZE})",
    "boxes-size": rf"boxes of (?P<boxes>{_SIZE}) have (?P<count>\d+) cells instead of (?P<size>\d+)",
    "boxes-and-regions": r"both boxes and regions are given; say one of them",
    # grids and values
    "square": rf"(?P<kind>\w+): as many rows as columns are needed, not (?P<grid>{_SIZE})",
    "holes": r"(?P<kind>\w+): cells that hold nothing are not allowed: (?P<cells>.+)",
    "values": rf"(?P<kind>\w+) (?P<grid>{_SIZE}): more than (?P<most>\d+) values",
    "value": r"(?P<what>\S+): (?P<value>-?\d+) is not one of (?P<least>\d+) to (?P<most>\d+)",
    "digit": rf"(?P<cell>\S+): (?P<text>{_QUOTED}) is not a value from 1 to (?P<most>\d+)",
    "value-in-hole": r"(?P<cell>\S+): (?P<value>\d+) stands in a cell that holds nothing",
    "room": (
        r"the .+ can never be filled: its (?P<count>\d+) cells must differ, but there are only the values "
        r"(?P<least>\d+) to (?P<most>\d+)"
    ),
    "option-square": rf"(?P<option>[\w-]+) need a square grid, not (?P<grid>{_SIZE})",
    "option-regions": r"(?P<option>[\w-]+) need regions, and there are none",
    "off": rf"(?P<cell>\S+) is off the grid of (?P<grid>{_SIZE})",
    "no-cell": r"(?P<text>.+) is not a cell; cells are written like r1c1",
    # clues
    "neighbours": r"the .+ (?P<clue>\S+) does not stand between neighbours",
    "cell-twice": r"(?P<clue>\S+): the .+ has (?P<cell>\S+) twice",
    "few-cells": r"(?P<clue>\S+): an? .+ has at least (?P<least>\d+) cells, not (?P<count>\d+)",
    "no-clue": rf"(?P<clue>{_QUOTED}) is not an? .+; .+ are written like (?P<example>.+)",
    "zero": r"0 is not a (?:value|number for .+)",
    "outside": r"(?P<clue>\S+): the number must stand outside, but before (?P<cell>\S+) is (?P<before>\S+)",
    "condition": rf"(?P<text>{_QUOTED}) is not a condition; write one like a\+b>10, of a and b",
    "corner": r"(?P<clue>\S+): .+ are not the four cells around a corner",
    "value-none": r"(?P<value>\d+) is not a value",
    "value-twice": r"(?P<value>\d+) is there twice",
    "beside": rf"(?P<side>\w+) is not beside the grid of (?P<grid>{_SIZE})",
    "two-cells": (
        r"(?P<clue>\S+): (?:a (?:difference|quotient) is taken of 2|a sum stands between two) cells, "
        r"not (?:of|among) (?P<count>\d+)"
    ),
    "two-sum": r"two values never add up to 0",
    "four-cells": r"(?P<clue>\S+): four cells cannot hold (?P<count>\d+) values",
    "ratio": r"(?P<clue>\S+): a ratio of 1 would make both values the same",
    "remainder": r"(?P<clue>\S+): divided by 1 nothing leaves a remainder",
    "halves": r"(?P<clue>\S+): a clone has two halves of as many cells, not (?P<count>\d+) together",
    "pill": r"(?P<clue>\S+): a pill has 2 or (?P<most>\d+) cells, not (?P<count>\d+)",
    "pill-rest": r"(?P<clue>\S+): no cells are left for the arrow beside its pill",
    "pill-straight": r"(?P<clue>\S+): (?P<cells>.+) is no pill in one row or column",
    "index-cells": r"only a boxindex may say which cells it points into",
    "index-boxes": rf"the grid of (?P<grid>{_SIZE}) has no usual boxes; name the cells",
    "index-own": r"(?P<clue>\S+): (?P<cell>\S+) is none of the cells it points into",
    "state-twice": r"(?P<clue>\S+): state (?P<state>\d+) has the value (?P<value>\d+) twice",
    "state-none": r"(?P<clue>\S+): state \d+ leads to state (?P<state>\d+), but there are (?P<count>\d+)",
    "cut": r"(?P<clue>\S+): there are no regions by which the line could be cut",
    "condition-number": rf"(?P<text>{_QUOTED}) is not a number that can be worked out here; there are numbers, .+",
    "condition-truth": rf"(?P<text>{_QUOTED}) is neither true nor false; compare it with something, as in a\+b>10",
    "condition-long": r"a condition has at most (?P<most>\d+) characters, not (?P<count>\d+)",
    # texts
    "empty": r"the text is empty",
    "unknown-text": rf"no notation recognises this(?: text)?: (?P<text>{_QUOTED})",
    "unknown-address": (rf"no notation recognises this address, or the puzzle in it is missing: (?P<text>{_QUOTED})"),
    "short-link": (
        rf"this link does not hold a puzzle, at most the name of one that only the server knows: (?P<text>{_QUOTED}); "
        r"open it there and share the long link"
    ),
    "unknown-rules": rf"this speaks of (?P<word>{_QUOTED}), whose rules Gridwright does not know: (?P<text>{_QUOTED})",
    "unknown-meant": (
        rf"unknown [a-z ]+ (?P<text>{_QUOTED}); there are (?P<known>[^;]+); did you mean (?P<meant>{_QUOTED})\?"
    ),
    "unknown-kind": rf"unknown kind (?P<text>{_QUOTED}); there are (?P<known>[^;]+)",
    "unknown": rf"unknown [a-z ]+ (?P<text>{_QUOTED}); there are (?P<known>[^;]+)",
    "long-text": r"a text of (?P<count>[\d,]+) characters; the limit is (?P<most>[\d,]+)",
    "row-cells": (
        r"row (?P<row>\d+) has (?P<count>\d+) (?:cell|value)s?(?: instead of|, the others|, the regions have) "
        rf"(?P<size>\d+): (?P<text>{_QUOTED})"
    ),
    "row-extra": rf"a row too many after (?P<count>\d+) rows?: (?P<text>{_QUOTED})",
    "rows": r"(?P<count>\d+) rows?(?: of \w+)? instead of (?P<size>\d+)(?:; this is the last)?",
    "rows-regions": r"(?P<count>\d+) rows? of givens and (?P<size>\d+) of regions",
    "two-blanks": rf"both (?P<one>{_QUOTED}) and (?P<other>{_QUOTED}) in a grid of {_SIZE}: which one is empty\? .+",
    "no-square": r"(?P<count>\d+) cells do not make a square grid \(.+\)",
    "rows-square": r"(?P<rows>\d+) rows of (?P<count>\d+) cells? do not make a square grid \(.+\)",
    "header-size": rf"the header (?P<text>{_QUOTED}) lacks a size; it is written like (?P<example>{_QUOTED})",
    "no-heading": r"these look like regions; put 'regions:' on a line before them",
    "cage-number": r"cage (?P<label>\S+) has no number; write it below the letters, like (?P<example>\S+)",
    "cage-pieces": r"cage (?P<label>\S+) is not connected: (?P<cells>.+)",
    "cage-letter": rf"(?P<label>{_QUOTED}) has a number, but no cell has that letter",
    "cage-text": (
        rf"(?P<text>{_QUOTED}) is not the number of a cage; below letters it is written like (?P<example>\S+), once "
        r"for each"
    ),
    "under": rf"the (?P<text>{_QUOTED}) stands under no cell",
    "bytes": r"byte (?P<byte>0x\w\w) is not UTF-8 text",
    "json-end": r"the JSON ends too early",
    "carry": r"(?P<notation>\S+) cannot carry (?P<what>.+)",
    # what follows, and what is made
    "nothing-follows": r"nothing follows about (?P<cell>\S+): there is no solution from here",
    "hopeless": r"there is no solution, whatever is added; a check says why",
    "unsolvable": r"there is no solution; a check says why",
    "several": r"there are several solutions, so no clue can be left out; a check says what would leave one",
    "order": rf"(?P<text>{_QUOTED}) is not an order; write it like (?P<example>{_QUOTED})",
    "order-none": rf"nothing is ordered; an order is written like (?P<example>{_QUOTED})",
    "order-word": (
        rf"(?P<order>{_QUOTED}): (?P<text>{_QUOTED}) is not a size, a level \((?P<levels>.+)\) or a symmetry, or is "
        rf"said twice(?:; did you mean {_QUOTED}\?)?"
    ),
    "no-boxes": (
        rf"a (?P<kind>\w+) of (?P<grid>{_SIZE}): \d+ cells make no boxes; sizes that do are (?P<sizes>[\d, ]+), .+"
    ),
    "two-lines": rf"a (?P<kind>\w+) of (?P<grid>{_SIZE}): it needs at least 2 rows and 2 columns",
    "runs": rf"no (?P<grid>{_SIZE}) grid of runs with at most (?P<most>\d+) cells was found in (?P<count>\d+) tries",
    "few-givens": (
        rf"a (?P<kind>\w+) of (?P<grid>{_SIZE}) with (?P<most>\d+) givens at most never has one solution; it takes "
        r"(?P<least>\d+) at least"
    ),
    "own-values": r"(?P<kind>\w+): only kinds with square grids can have a range of values of their own",
    "picture": rf"cannot draw (?P<text>{_QUOTED}): its name must end in (?P<endings>.+)",
    "json": rf"(?:the )?JSON is malformed(?:: .+)?, at (?P<text>{_QUOTED})",
    # what is made to order
    "symmetry-square": rf"the symmetry {_QUOTED} needs a square grid, not (?P<grid>{_SIZE})",
    "symmetry-covered": rf"symmetry {_QUOTED}: the .+ of an? (?P<kind>\w+) cover the whole grid, whatever is asked",
    "no-level": (
        rf"no (?P<kind>\w+) of (?P<grid>{_SIZE})(?: without givens)? was found that is .+: the nearest of "
        r"(?P<count>\d+) is rated (?P<rating>[\d.]+) \(.+\)"
    ),
    "no-such": r"no such puzzle was found in (?P<count>[\d,]+) tries; there may be one in more",
    "never-finds": rf"(?P<technique>[\w-]+) never finds anything in a (?P<kind>[\w-]+) of (?P<grid>{_SIZE})",
    "no-grid": r"no full grid of (?P<grid>\d+x\d+) fits a (?P<kind>\S+) with [\w -]+",
    "too-many": (
        rf"(?P<sort>\w+): (?P<count>\d+) are too many; none of (?P<tried>\d+) full grids of (?P<grid>{_SIZE}) had more "
        r"than (?P<most>\d+)"
    ),
    "all-there": (
        r"(?P<sort>\w+): (?P<option>[\w-]+) says that all of them are there, so there cannot be just (?P<count>\d+)"
    ),
    "no-more": r"no more than (?P<count>[\d,]+) different puzzles of this sort were found",
    "values-few": r"values (?P<span>\d+-\d+) are too few for rows of (?P<count>\d+) different ones",
    "values-text": rf"(?P<text>{_QUOTED}) does not say what the values are; write .+",
    "values-order": r"values \d+ to \d+: they are whole numbers from 0 to (?P<most>\d+), the least first",
    "values-index": r"(?P<clue>\S+): places are counted from 1, so an indexer means nothing where values begin at 0",
    # what is finished, and asked why
    "all-given": r".+ cannot be added: the puzzle says that all clues of a sort are given",
    "symmetry-givens": rf"symmetry {_QUOTED} is one of givens, and .+ are to be added",
    "none-leave-one": r"no .+ were found that leave exactly one solution",
    "both-ways": r"it does not follow that (?P<cell>\S+) is (?P<value>\d+) or is not: there are solutions of both .+",
    # what contradicts itself
    "circle": r"the .+ go round in a circle: (?P<names>.+)",
    "long-chain": (
        r"(?P<names>.+): (?P<count>\d+) cells, each less than the next, but (?P<last>\S+) is (?P<most>\d+) at most"
    ),
    "unfillable": r"(?P<clue>\S+): no values fit in its cells",
    "given-there": r"(?P<clue>\S+): (?P<value>\d+) is given there",
}
