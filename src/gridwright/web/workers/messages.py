"""What the server and a worker say to each other over a socket: each message after its length."""

from __future__ import annotations

import struct
from asyncio import StreamReader
from typing import BinaryIO

import msgspec

from gridwright.web.perform import ApiReply

__all__ = ["Assigned", "Message", "Progressed", "Replied", "Slowed", "Started", "packed", "receive", "take"]

_LENGTH = struct.Struct(">I")


class Assigned(msgspec.Struct, tag=True):
    """To a worker: a request, by the name of its endpoint, that may take `most` seconds."""

    name: str
    asked: bytes | dict[str, str]
    most: float
    tells: bool = False


class Slowed(msgspec.Struct, tag=True):
    """To a worker: others go first, the more the greater its niceness is."""

    niceness: int


class Started(msgspec.Struct, tag=True):
    """From a worker: it is ready, and this is the number of its process."""

    number: int


class Progressed(msgspec.Struct, tag=True):
    """From a worker: how far it is, as JSON."""

    progress: bytes


class Replied(msgspec.Struct, tag=True):
    """From a worker: the answer, how many bytes of memory it has by then, and whether it is fit for another request."""

    reply: ApiReply
    memory: int
    fit: bool


Message = Assigned | Slowed | Started | Progressed | Replied

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


def packed(message: Message) -> bytes:
    """A message as it is sent."""
    data = _encoder.encode(message)
    return _LENGTH.pack(len(data)) + data


def take(stream: BinaryIO) -> Message | None:
    """The next message of a stream, None at its end."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length)
    return _decoder.decode(data) if len(data) == length else None


async def receive(stream: StreamReader) -> Message:
    """The same where others go on meanwhile; an IncompleteReadError at the end."""
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    return _decoder.decode(await stream.readexactly(length))
