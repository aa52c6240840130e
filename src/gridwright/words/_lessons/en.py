"""Techniques in English: what to look for, and why it works."""

from __future__ import annotations

__all__ = ["LESSONS"]

LESSONS = {
    "last-cell": (
        "Look for a row, column or region in which a single cell is still empty.",
        "It must hold every value once, so the empty cell takes the one that is missing.",
    ),
    "hidden-single-region": (
        (
            "Take a value and a region that still needs it. Cross out the cells that are filled and those that see "
            "the value elsewhere: is only one left?"
        ),
        "The region must hold the value somewhere, and every other cell is ruled out.",
    ),
    "extreme-end": (
        (
            "Look at the two cells beside a sign: can the smaller one still be the highest value, or the greater "
            "one the lowest?"
        ),
        "Nothing is greater than the highest value or less than the lowest, so neither can stand there.",
    ),
    "impossible-value": (
        (
            "Look at two cells that a dot, a letter or another rule ties together, and go through the values of "
            "one of them."
        ),
        (
            "A value for which the other cell would need something that does not exist, such as the double of 5 "
            "where 6 is the highest, cannot stand there."
        ),
    ),
    "hidden-single-line": (
        (
            "Take a value and a row or column that still needs it, and see where it can go. Lines are harder to "
            "take in at a glance than regions."
        ),
        (
            "The line must hold the value somewhere; if all its other cells are filled or see the value, only one "
            "place is left."
        ),
    ),
    "last-in-sum": (
        "Look for a cage, an arrow or another sum in which a single cell is still empty.",
        "The sum is known and so are the other cells; the last one makes up the difference.",
    ),
    "sign-bound": (
        "Look for chains of signs or a thermometer: cells that rise one after the other.",
        (
            "Each cell is at least one more than the one before it and at least one less than the one after it, so "
            "the limits add up along the chain."
        ),
    ),
    "along-a-line": (
        "Look at a line on which neighbours depend on each other, such as a whisper, and go along it cell by cell.",
        (
            "Every value needs a partner in the cell before and in the cell after; one that has none on either "
            "side cannot stand there."
        ),
    ),
    "direct-pointing": (
        (
            "Look for a region in which a value can only go into cells of one line, and then at the other regions "
            "along that line."
        ),
        (
            "The value stands in the line within the first region, so nowhere else in it; this leaves the other "
            "region a single place."
        ),
    ),
    "direct-claiming": (
        (
            "Look for a line in which a value can only go into cells of one region, and then at the other lines "
            "through that region."
        ),
        (
            "The value stands in the region within the first line, so nowhere else in it; this leaves another line "
            "a single place."
        ),
    ),
    "combinations": (
        "Look at a cage or sum with few open cells and list the sets of values that make it up.",
        "The cells take one of these sets; a value that is in none of them can be crossed out.",
    ),
    "direct-hidden-pair": (
        (
            "Look for two values of a row, column or region that can only go into the same two cells, and then for "
            "a third value there."
        ),
        "The two cells are taken by the two values, so the third value cannot be there and has one place left.",
    ),
    "only-place": (
        "List the sets that make up a cage. Is there a value in all of them?",
        "The cage must hold that value, and if only one of its cells can, it stands there.",
    ),
    "rule-of-45": (
        "Add up the cages that lie in a row, column or region, with a single cell left over or sticking out.",
        "All values of a 9×9 house add up to 45; the difference to the cages is the value of that one cell.",
    ),
    "naked-single": (
        "Look at a cell with many filled cells around it, and go through the values one by one.",
        "When all values but one are seen from the cell or ruled out by clues, that one is right.",
    ),
    "hidden-single-set": (
        "Look for cells that all see each other and have exactly as many values between them as they are cells.",
        "They must use each of these values once, as a region does; a value with one place left among them goes there.",
    ),
    "many-combinations": (
        "List the sets that make up a cage or a sum, even where there are more than three of them.",
        "The cells take one of these sets; a value that is in none of them can be crossed out.",
    ),
    "direct-hidden-triple": (
        (
            "Look for three values of a row, column or region that can only go into the same three cells, and then "
            "for a fourth value there."
        ),
        "The three cells are taken by the three values, so the fourth value has one place left.",
    ),
    "pointing": (
        "Look for a region in which all places of a value lie in one row or column.",
        "Wherever the value goes in the region, it is in that line; so it is nowhere else in the line.",
    ),
    "leftover-cell": (
        (
            "Lay a few rows or columns over as many regions so that they cover the same cells, except for one on "
            "either side."
        ),
        "Both hold the same values the same number of times, so the two cells that stick out are equal.",
    ),
    "must-contain": (
        "List the sets that make up a cage. A value in all of them must be in the cage.",
        "A cell outside that sees all its places in the cage cannot have the value too.",
    ),
    "fillings": (
        "Take a rule with at most three open cells, and write down all ways in which they can be filled.",
        "One of these ways is right; whatever occurs in none of them can be crossed out.",
    ),
    "claiming": (
        "Look for a row or column in which all places of a value lie in one region.",
        "Wherever the value goes in the line, it is in that region; so it is nowhere else in the region.",
    ),
    "locked": (
        "Find all places of a value in a row, column or region. Is there a cell outside that sees every one of them?",
        "The value stands at one of these places, and the cell sees it there, so it cannot have the same value.",
    ),
    "no-partner": (
        "Look at two cells that a rule ties together, and compare their candidates.",
        "A candidate that fits with none of the other cell’s candidates is impossible.",
    ),
    "naked-pair": (
        "Look for two cells of a row, column or region with the same two candidates and no others.",
        "The two values take these two cells, whichever way round; no cell that sees both can have either.",
    ),
    "sum-bounds": (
        "Take a sum, and give all its cells but one their smallest values; then their largest.",
        "What is left for the last cell is the most, or the least, that it can be.",
    ),
    "many-fillings": (
        "Take a rule with more than three open cells and few ways to fill them, and go through all of them.",
        "One of these ways is right; whatever occurs in none of them can be crossed out.",
    ),
    "no-place": (
        "Try a value in a cell that is tied to others, and look what it forces or forbids there.",
        "If some row, column or region then has no place left for a value, it cannot be right.",
    ),
    "x-wing": (
        (
            "Look for a value that has only two places in each of two rows, and these in the same two columns (or "
            "the other way round)."
        ),
        "Each of the rows takes one of the columns, so both columns have the value there and nowhere else.",
    ),
    "virtual-cage": (
        "Add up the cages of a row, column or region; a few cells are left over, or stick out.",
        "Their sum follows from the total of the house, so they are a cage that nobody printed.",
    ),
    "counting-bound": (
        "Look for a cell that is less than several cells of the same row, column or region, or greater than several.",
        "These cells all differ, so there must be as many higher, or lower, values as there are cells.",
    ),
    "class-counting": (
        (
            "Look at lines on which two sorts of values take turns: low and high, odd and even. One cell decides "
            "for the whole line."
        ),
        "A row, column or region has a fixed number of each sort; a choice that would break this number is out.",
    ),
    "forbidden-pair": (
        "Try a value in a cell and see what its neighbours lose.",
        "If a row, column or region then has a value without a place, or two values for one place, it cannot be right.",
    ),
    "hidden-pair": (
        "Look for two values that have only the same two places in a row, column or region.",
        "The two values take these two cells, so nothing else can stand there.",
    ),
    "leftover-set": (
        "Lay a few rows or columns over as many regions; a few cells stick out on either side.",
        (
            "The cells on one side hold the same values as those on the other, so what one side cannot hold leaves "
            "the other."
        ),
    ),
    "any-filling": (
        "Write down the ways to fill a cage, a line or another rule, and look at a cell beside it.",
        "If each of the ways rules out the same value in that cell, it is ruled out in any case.",
    ),
    "rule-of-45-houses": (
        (
            "Lay several rows, columns or regions together and add up their cages; a single cell is left over or "
            "sticks out."
        ),
        "The total of the houses is known, 90 or 135 in a 9×9, and the difference is that cell.",
    ),
    "naked-triple": (
        "Look for three cells of a row, column or region that have only three candidates between them.",
        "The three values take these three cells; the other cells of the house lose them.",
    ),
    "swordfish": (
        "Look for a value whose places in three rows all lie in the same three columns (or the other way round).",
        "The three rows need the value three times, once in each column; the columns have it nowhere else.",
    ),
    "hidden-triple": (
        "Look for three values that have only three places between them in a row, column or region.",
        "The three values take these three cells, so nothing else can stand there.",
    ),
    "two-rules": (
        (
            "Try a value in a rule and look at every way to fill it; then look at what these ways do to a cell, a "
            "house or a rule nearby."
        ),
        "If none of the ways leaves the other anything, the value is impossible.",
    ),
    "mixed-fish-2": (
        "Look for a value whose places in two houses, of any sort, all lie in two other houses.",
        "The first two need the value twice, and that uses up the other two: they have it nowhere else.",
    ),
    "xy-wing": (
        "Look for a cell with two candidates that sees two others with two candidates: xy sees xz and yz.",
        "Whichever value the first cell takes, one of the other two becomes z; a cell that sees both cannot be z.",
    ),
    "xyz-wing": (
        "Look for a cell with three candidates that sees two others with two of them each: xyz sees xz and yz.",
        "One of the three is z in any case; a cell that sees all three cannot be z.",
    ),
    "skyscraper": (
        (
            "Look for a value with two places in each of two rows, where one of each lies in the same column (or "
            "the other way round)."
        ),
        (
            "The value cannot stand twice in that column, so at least one of the two other ends has it; what sees "
            "both loses it."
        ),
    ),
    "kite": (
        "Look for a value with two places in a row and two in a column, where one of each lies in the same region.",
        (
            "The value cannot stand twice in the region, so at least one of the two far ends has it; what sees "
            "both loses it."
        ),
    ),
    "unique-rectangle": (
        "Look for four cells in two rows, two columns and two boxes that could all hold the same two values.",
        (
            "Then the two values could change places and there would be a second solution; so one of the cells "
            "holds something else."
        ),
    ),
    "turbot-fish": (
        "Look for a value with two places in each of two houses, where a place of the one sees a place of the other.",
        "These two cannot both have the value, so at least one of the two far ends has it; what sees both loses it.",
    ),
    "unique-loop": (
        "Look for a ring of cells that could all hold the same two values, two in every house it runs through.",
        (
            "Then the two values could change places along the ring and there would be a second solution; so one "
            "of the cells holds something else."
        ),
    ),
    "empty-rectangle": (
        "Look for a value with two places in one house, and another house whose places lie along two lines.",
        (
            "If the value is not at the first place, it is at the second and pushes the other house into one line; "
            "a cell that sees both cases loses it."
        ),
    ),
    "mixed-fish-3": (
        "Look for a value whose places in three houses, of any sort, all lie in three other houses.",
        "The first three need the value three times, and that uses up the other three: they have it nowhere else.",
    ),
    "naked-quad": (
        "Look for four cells of a row, column or region that have only four candidates between them.",
        "The four values take these four cells; the other cells of the house lose them.",
    ),
    "jellyfish": (
        "Look for a value whose places in four rows all lie in the same four columns (or the other way round).",
        "The four rows need the value four times, once in each column; the columns have it nowhere else.",
    ),
    "hidden-quad": (
        "Look for four values that have only four places between them in a row, column or region.",
        "The four values take these four cells, so nothing else can stand there.",
    ),
    "wxyz-wing": (
        "Look for four cells with four candidates between them, in which only one value, z, could stand twice.",
        (
            "If none of them were z, four cells would share three values; so one is z, and a cell that sees all "
            "their z cannot be."
        ),
    ),
    "bivalue-grave": (
        "Look at a board on which every open cell has two candidates, except for one with three.",
        (
            "Without the extra candidate all the others could change places, and there would be two solutions; so "
            "the extra one is right."
        ),
    ),
    "x-chain": (
        (
            "Follow a single value from house to house that have two places for it: if not here, then there; so "
            "not in the next, then beyond."
        ),
        "One of the two ends of the chain has the value, whichever way round; a cell that sees both ends loses it.",
    ),
    "xy-chain": (
        (
            "Follow cells with two candidates, each sharing one with the next: if not this, then that, so the next "
            "is its other value."
        ),
        "One of the two ends has the value they share; a cell that sees both ends loses it.",
    ),
    "alternating-chain": (
        (
            "Follow whatever links candidates: two candidates of a cell, two places in a house, cells that see "
            "each other, signs."
        ),
        "If one end of the chain is wrong, the other is right; what contradicts both cannot be.",
    ),
    "nishio": (
        "Suppose that a value stands in a cell, and follow where it could then go everywhere else.",
        "If some row, column or region has no place left for it, the supposition was wrong.",
    ),
    "forcing-cell": (
        "Take a cell with a few candidates, and follow what each of them leads to.",
        "One of them is right; what follows from all of them is true in any case.",
    ),
    "forcing-house": (
        "Take a value with a few places in a row, column or region, and follow what each of them leads to.",
        "It stands at one of them; what follows from all of them is true in any case.",
    ),
    "dynamic-forcing": (
        "Suppose that a candidate is right, and fill in what follows, one single after the other.",
        "If it leads to a cell without a value or a house without a place, the supposition was wrong.",
    ),
    "nested-forcing": (
        "Suppose that a candidate is right, and go on with other techniques where singles do not lead on.",
        "If it leads to a contradiction, however long the way, the supposition was wrong.",
    ),
    "combined-sums": (
        "Add up rows, columns or regions, as many as you like, and cages and other sums too; take away others.",
        "If what is left must be as large or as small as it can be, few values remain for its cells.",
    ),
    "smallest-reason": (
        "No pattern with a name fits. Look at just the cells and houses that are marked on the board.",
        "If the candidate were right, these few could not all be filled; so it is wrong.",
    ),
    "supposition": (
        "When there is no short reason, suppose a value and go on with the usual steps.",
        "If some cell is left without a value, what you supposed is wrong.",
    ),
    "trial": (
        "When nothing else is found, try out a value and fill in all that follows.",
        "If it leads nowhere, the value is wrong; if it leads to the only solution, it is right.",
    ),
}
