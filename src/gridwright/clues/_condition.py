"""Conditions on two values, as people type them: `a+b>10`, `abs(a-b)>=5 and a!=b`.

They are read by a grammar of their own, never run: numbers, `a` and `b`, + - * // %, abs, min and max, comparisons,
and, or, not. Whatever else stands there is refused and quoted.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import NamedTuple

from gridwright.model.display import quoted
from gridwright.model.errors import RuleError

__all__ = ["Condition", "read_condition"]

_LONGEST = 100
"""Characters that a condition may have."""

Number = Callable[[int, int], int]
Truth = Callable[[int, int], bool]

_SIGNS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_COMPARISONS: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_FUNCTIONS: dict[str, tuple[int, Callable[..., int]]] = {"abs": (1, abs), "min": (2, min), "max": (2, max)}


class Condition(NamedTuple):
    """A condition without blanks, as it is written, and whether two values keep it."""

    text: str
    allows: Truth


def read_condition(text: str) -> Condition:
    """The condition that a text means; a RuleError quotes what is wrong with it."""
    if len(text) > _LONGEST:
        raise RuleError(f"a condition has at most {_LONGEST} characters, not {len(text)}")
    try:
        tree = ast.parse(text.strip().lower(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise RuleError(f"{quoted(text)} is not a condition; write one like a+b>10, of a and b") from None
    truth = _truth(tree)

    def allows(value: int, other: int) -> bool:
        try:
            return truth(value, other)
        except ZeroDivisionError:  # what cannot be worked out is not true
            return False

    return Condition(_plain(tree), allows)


def _truth(node: ast.expr) -> Truth:
    match node:
        case ast.BoolOp(ast.And(), values):
            return _all([_truth(value) for value in values])
        case ast.BoolOp(ast.Or(), values):
            return _any([_truth(value) for value in values])
        case ast.UnaryOp(ast.Not(), operand):
            inner = _truth(operand)
            return lambda a, b: not inner(a, b)
        case ast.Compare(left, signs, right) if all(type(sign) in _COMPARISONS for sign in signs):
            numbers = [_number(part) for part in (left, *right)]
            pairs = zip(signs, numbers, numbers[1:], strict=False)
            return _all([_compared(_COMPARISONS[type(sign)], one, other) for sign, one, other in pairs])
    raise RuleError(f"{ast.unparse(node)!r} is neither true nor false; compare it with something, as in a+b>10")


def _all(parts: list[Truth]) -> Truth:
    return lambda a, b: all(part(a, b) for part in parts)


def _any(parts: list[Truth]) -> Truth:
    return lambda a, b: any(part(a, b) for part in parts)


def _compared(compare: Callable[[int, int], bool], one: Number, other: Number) -> Truth:
    return lambda a, b: compare(one(a, b), other(a, b))


def _number(node: ast.expr) -> Number:
    match node:
        case ast.Constant(int(number)) if type(number) is int:
            return lambda a, b: number
        case ast.Name("a"):
            return lambda a, b: a
        case ast.Name("b"):
            return lambda a, b: b
        case ast.UnaryOp(ast.USub(), operand):
            inner = _number(operand)
            return lambda a, b: -inner(a, b)
        case ast.BinOp(left, sign, right) if type(sign) in _SIGNS:
            work, one, other = _SIGNS[type(sign)], _number(left), _number(right)
            return lambda a, b: work(one(a, b), other(a, b))
        case ast.Call(ast.Name(name), given, []) if name in _FUNCTIONS and len(given) == _FUNCTIONS[name][0]:
            function, parts = _FUNCTIONS[name][1], [_number(part) for part in given]
            return lambda a, b: function(*(part(a, b) for part in parts))
    known = "numbers, a, b, + - * // %, abs(a), min(a,b) and max(a,b)"
    raise RuleError(f"{ast.unparse(node)!r} is not a number that can be worked out here; there are {known}")


def _plain(node: ast.expr) -> str:
    """The condition without a blank."""
    match node:
        case ast.BoolOp(sign, values):
            word = "and" if isinstance(sign, ast.And) else "or"
            return word.join(f"({_plain(value)})" for value in values)
        case ast.UnaryOp(ast.Not(), operand):
            return f"not({_plain(operand)})"
    return ast.unparse(node).replace(" ", "")
