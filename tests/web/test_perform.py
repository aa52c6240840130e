"""Requests that make no sense, puzzles that are none, and hostile ones: always an answer that says what is wrong."""

import base64
import gzip
import io
import json
import zlib
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from gridwright.web import perform as performing
from gridwright.web.api import all_endpoints
from gridwright.web.api.technique import EXAMPLES
from gridwright.web.endpoint import Errand
from gridwright.web.perform import answered, decoded, perform

ONE = "1....2..3.4....1"
EVIL = '</svg><script>alert("x")</script><img src=x onerror=alert(1)>&lt;b-'


def asked(name, body, most=20.0):
    reply = perform(name, body if isinstance(body, bytes) else json.dumps(body).encode(), most=most)
    return reply.status, json.loads(reply.body) if reply.type == "application/json" else reply.body


def message(name, body):
    status, told = asked(name, body)
    return status, told["error"]["message"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"{", "not JSON"),
        (b"", "not JSON"),
        (b'{"puzzle": "\xff"}', "not JSON"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{}", "missing required field `puzzle`"),
        (b'{"puzzle": 5}', "Expected `str | object`, got `int` - at `$.puzzle`"),
        (b'{"puzzle": "1", "limit": "two"}', "Expected `int | null`, got `str` - at `$.limit`"),
        (b'{"puzzle": "1", "limit": 0}', "Expected `int` >= 1"),
        (b'{"puzzle": "1", "timeout": -1}', "Expected `float` >= 0"),
        (b'{"puzzle": "1", "limmit": 1}', "unknown field `limmit`"),
        (b'{"puzzle": ' + b"[" * 100_000, "not JSON|nested|Expected"),
        (b'{"puzzle": {"a": ' + b'{"a": ' * 100_000, "nested|not JSON"),
    ],
)
def test_what_makes_no_sense_is_a_400(body, said):
    status, told = message("solve", body)
    assert status == 400
    assert any(part in told for part in said.split("|")), told


def test_a_puzzle_that_is_none_is_a_422_that_names_cells():
    wrong = {"kind": "sudoku", "rows": 4, "cols": 4, "dots": ["r1c1-r4c4=white"]}
    status, told = asked("solve", {"puzzle": wrong})
    assert status == 422
    (problem,) = told["error"]["problems"]
    assert problem["cells"] == ["r1c1", "r4c4"] and problem["line"] is None
    assert "does not stand between neighbours" in told["error"]["message"]


def test_a_text_that_is_no_puzzle_says_where():
    status, told = asked("solve", {"puzzle": "sudoku 4x4\n1...\n.2..\n3.4.\n...x9\n"})
    assert status == 422 and told["error"]["problems"][0]["line"] == 5


def test_what_is_wrong_is_said_in_the_language_that_is_asked_for():
    short = "sudoku 4x4\n1...\n.2..\n3.4\n....\n"
    told = "Zeile 4, Zeichen 1: Zeile 3 hat 3 Zellen statt 4: '3.4'"
    assert message("solve", {"puzzle": short, "lang": "de"}) == (422, told)
    status, told = message("solve", {"puzzle": short, "lang": "xx"})
    assert status == 422 and told.startswith("unknown language 'xx'")


@pytest.mark.parametrize("name", [name for name, one in all_endpoints().items() if one.method == "POST"])
def test_huge_and_hostile_puzzles_are_refused(name):
    field = {"read": "text"}.get(name, "puzzle")
    more = {"reason": {"cell": "r1c1", "value": 1}, "convert": {"to": "text"}}.get(name, {})
    for puzzle in ("9" * 1_100_000, "sudoku 9999x9999\n", "\0", "\ud800"):
        body = {"puzzles": [puzzle]} if name == "book" else {"kind": puzzle} if name == "generate" else {field: puzzle}
        status, told = asked(name, {**body, **more})
        assert status in (400, 422), told
        assert len(told["error"]["message"]) < 5000


def test_files_are_read_packed_or_not():
    text = f"{ONE}\n1....2..3.4.....\n".encode()
    for data in (text, gzip.compress(text)):
        status, told = asked("read", {"file": base64.b64encode(data).decode(), "name": "two.txt"})
        assert status == 200
        assert [one["notation"] for one in told["puzzles"]] == ["line", "line"]
        assert told["puzzles"][0]["document"]["givens"][0] == [1, 0, 0, 0]


def test_a_bomb_does_not_go_off():
    bomb = gzip.compress(bytes(33_000_000), 1)
    status, told = asked("read", {"file": base64.b64encode(bomb).decode()})
    assert status == 422 and "bytes" in told["error"]["message"]


def test_a_bomb_in_a_link_does_not_go_off():
    packer = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(b"square,9,9," + b"0," * 3_000_000) + packer.flush()
    link = f"https://swaroopg92.github.io/penpa-edit/#m=edit&p={base64.b64encode(packed).decode()}"
    for name, field in (("read", "text"), ("solve", "puzzle")):
        status, told = asked(name, {field: link})
        assert status == 422 and "stands for more than" in told["error"]["message"]


def test_what_cannot_be_read_is_told_beside_what_can():
    status, told = asked("read", {"text": f"{ONE}\n1....2..3.4....x9\n{ONE}\n"})
    assert status == 200
    assert [bool(one["document"]) for one in told["puzzles"]] == [True, False, True]
    assert told["puzzles"][1]["problems"]


def test_time_that_is_over_is_told_and_no_fault_of_the_server():
    assert message("rate", {"puzzle": ONE, "timeout": 0}) == (422, "This takes longer than it may.")
    for name in ("solve", "check", "count"):
        status, told = asked(name, {"puzzle": "." * 256, "timeout": 0})
        assert (status, told["status"]) == (200, "undecided"), name


def test_an_error_inside_is_a_500_without_what_was_asked(monkeypatch):
    endpoint = all_endpoints()["solve"]

    def fail(query, errand):
        raise KeyError(query.puzzle)

    monkeypatch.setitem(all_endpoints(), "solve", performing.replace(endpoint, answer=fail))
    reply = perform("solve", json.dumps({"puzzle": ONE}).encode(), most=1)
    assert reply.status == 500 and ONE not in reply.fault and ONE not in reply.body.decode()
    assert reply.fault.startswith("KeyError in test_perform.py")


@pytest.mark.parametrize("format", ["svg", "png", "pdf", "txt", "layers"])
def test_titles_never_become_markup(format):
    document = {"kind": "sudoku", "rows": 4, "cols": 4, "title": EVIL, "author": EVIL, "source": EVIL}
    status, told = asked("draw", {"puzzle": document, "format": format})
    assert status == 200
    if format == "layers":
        markup = [told[part] for part in ("defs", "ground", "marks", "lines", "pencil", "values")]
        assert told["title"] == EVIL
        assert not any("script" in part or "onerror" in part for part in markup)
        for part in markup:
            ElementTree.fromstring(f"<svg>{part}</svg>")
    elif format == "svg":
        root = ElementTree.fromstring(told.decode())
        assert EVIL in "".join(root.itertext())
        assert not [one for one in root.iter() if one.tag.endswith(("script", "img"))]
    elif format == "pdf":  # which has it as what the file is called
        assert PdfReader(io.BytesIO(told)).metadata.title == EVIL
    else:
        assert b"<script" not in told


def test_the_layers_of_a_hint_show_the_step():
    status, told = asked("hint", {"puzzle": ONE, "draw": True, "detail": 4})
    assert status == 200
    assert told["layers"]["marks"] and 'class="placed"' in told["layers"]["values"]
    assert told["told"][0] == told["look"] and told["told"][3] == told["step"]["text"]
    assert told["technique_title"] in told["told"][1]


def test_an_explanation_has_layers_for_each_step():
    status, told = asked("explain", {"puzzle": ONE, "draw": True})
    assert status == 200
    assert len(told["layers"]) == len(told["steps"])
    assert all(one["marks"] for one in told["layers"])


def test_a_board_knows_how_often_values_stand_on_it_if_the_rules_say_so():
    suguru = {"kind": "suguru", "rows": 2, "cols": 2, "regions": [[1, 1], [1, 1]]}
    assert [asked("draw", {"puzzle": one})[1]["often"] for one in (ONE, suguru)] == [4, 0]


def test_steps_are_told_as_soon_as_they_are_found():
    heard = []
    query = decoded("explain", json.dumps({"puzzle": ONE, "draw": True, "lang": "de"}).encode())
    errand = Errand(tell=lambda news: heard.append(json.loads(json.dumps(news))))
    told = json.loads(answered("explain", query, errand).body)
    board, *steps = heard
    assert board == {"board": told["board"]}
    assert steps == [{"step": step, "layers": drawn} for step, drawn in zip(told["steps"], told["layers"], strict=True)]
    assert told == asked("explain", {"puzzle": ONE, "draw": True, "lang": "de"})[1]


@pytest.mark.parametrize("share", [8, pytest.param(1, marks=pytest.mark.long)])
def test_techniques_with_an_example_show_a_step(share):
    for name in list(json.loads(EXAMPLES.read_text()))[::share]:
        reply = perform("technique", {"id": name, "lang": "es"}, most=20)
        told = json.loads(reply.body)
        assert reply.status == 200 and told["step"]["text"], name


def test_the_examples_of_techniques_are_up_to_date():
    from technique_examples import examples

    assert EXAMPLES.read_text() == examples(), "run `make door`"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_catalogue_has_all_that_a_setter_needs(lang):
    told = json.loads(perform("kinds", {"lang": lang}, most=20).body)
    assert {tool["field"] for tool in told["tools"]} >= {"givens", "cages", "signs", "sandwiches"}
    assert all(tool["title"] and tool["summary"] for tool in told["tools"])
    assert all(kind["documents"] and kind["title"] for kind in told["kinds"])


def test_links_are_never_followed(monkeypatch):
    import socket

    def refuse(*args):
        raise AssertionError("nothing is asked of other machines")

    monkeypatch.setattr(socket, "create_connection", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)
    status, _ = asked("read", {"text": "https://sudokupad.app/abc123"})
    assert status == 422
