"""Words and lines of a picture: their elements, and lines that fit a room."""

from html import escape

INK = "#1d2733"
SANS = "Noto Sans CJK SC"
NOT_AT_START = "，、。；：）》"


def text(x, y, size, words, fill=INK, weight=400, anchor="start", spacing=0, font=SANS):
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" font-weight="{weight}" text-anchor="{anchor}" '
        f'letter-spacing="{spacing}" font-family="{font}">{escape(words)}</text>'
    )


def rect(x, y, width, height, fill="none", stroke="none", thick=0, round_=0):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="{stroke}" stroke-width="{thick}" rx="{round_}"/>'


def line(x1, y, x2, colour, thick=1):
    return f'<path d="M{x1},{y}H{x2}" stroke="{colour}" stroke-width="{thick}"/>'


def measure(words: str) -> float:
    """Width in letters of full width."""
    return sum(1 if ord(letter) > 0x2E00 else 0.56 for letter in words)


def wrapped(words: str, room: float) -> list[str]:
    """Lines of about one length that fit; punctuation hangs on, and numbers with their units stay together."""
    parts = []
    for letter in words:
        if parts and ord(letter) < 0x2E00 and ord(parts[-1][-1]) < 0x2E00 or parts and letter in NOT_AT_START:
            parts[-1] += letter
        else:
            parts.append(letter)
    lines = filled(parts, room)
    while len(narrower := filled(parts, room - 0.5)) == len(lines) and room > 1:
        lines, room = narrower, room - 0.5
    return lines


def filled(parts: list[str], room: float) -> list[str]:
    lines, now = [], ""
    for part in parts:
        if now and measure(now + part.rstrip(NOT_AT_START)) > room:
            lines.append(now)
            now = ""
        now += part
    return [*lines, now]


def paragraph(x, y, size, words, room, leading=1.7, **look):
    lines = wrapped(words, room / size)
    return "".join(text(x, y + at * size * leading, size, words, **look) for at, words in enumerate(lines)), len(lines) * size * leading


def fitted(words: str, size: int, room: float, spacing: int = 0) -> float:
    """The size at which words take one line."""
    return min(size, (room - spacing * len(words)) / measure(words))
