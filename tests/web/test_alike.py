"""The API and the command line answer alike: what a command prints with --json, without the name of the puzzle."""

import json

import pytest
from cli.program import EXAMPLES, ONE, SEVERAL, gridwright

from gridwright.web.api import all_endpoints
from gridwright.web.perform import perform

NONE = "11.............."
PUZZLES = {
    "one": ONE,
    "several": SEVERAL,
    "none": NONE,
    "suguru": (EXAMPLES / "suguru-6x6.txt").read_text(),
    "futoshiki": (EXAMPLES / "futoshiki-5x5.txt").read_text(),
}
COMMANDS = {
    "solve": (["solve"], {}),
    "solve with a limit": (["solve", "-n", "5"], {"limit": 5}),
    "count": (["solve", "--count", "-n", "7"], {"limit": 7}),
    "candidates": (["solve", "--candidates"], {}),
    "check": (["check", "--lang", "de"], {"lang": "de"}),
    "check for clues that can go": (["check", "--redundant"], {"redundant": True}),
    "hint": (["hint"], {}),
    "hint with all": (["hint", "--detail", "4", "--lang", "pt"], {"detail": 4, "lang": "pt"}),
    "explain": (["explain", "--uniqueness"], {"uniqueness": True}),
    "rate": (["rate"], {}),
    "rate with the path": (["rate", "--path"], {"path": True}),
    "complete": (["complete", "--seed", "3"], {"seed": 3}),
    "minimize": (["minimize"], {}),
    "convert": (["convert", "--to", "text"], {"to": "text"}),
}


def api(name, query):
    reply = perform(name, query if all_endpoints()[name].method == "GET" else json.dumps(query).encode(), most=60)
    return reply.status, json.loads(reply.body)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_commands_and_the_api_answer_alike(command, puzzle):
    words, query = COMMANDS[command]
    (printed,) = gridwright(words[0], PUZZLES[puzzle], *words[1:], "--json").objects
    del printed["name"]
    status, answered = api(command.split()[0], {"puzzle": PUZZLES[puzzle], **query})
    if "error" in printed:
        assert status == 422
        assert answered["error"]["message"] == printed["error"]
    else:
        assert (status, answered) == (200, printed)


def test_puzzles_are_made_alike():
    (printed,) = gridwright("generate", "latin", "--size", "4", "--seed", "5", "--json").objects
    status, answered = api("generate", {"kind": "latin", "size": 4, "seed": 5})
    assert (status, answered) == (200, {"seed": 5, "puzzles": [printed], "complete": True})


def test_kinds_are_told_alike():
    printed = gridwright("kinds", "--json").objects
    told = api("kinds", {"lang": "en"})[1]["kinds"]
    for one, other in zip(printed, told, strict=True):
        assert {key: other[key] for key in one} == one | {"summary": other["summary"]}
