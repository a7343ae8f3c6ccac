"""Line patterns that follow from a certificate's number, so that no two certificates show the same."""

import math
import random


def number_in(x: float) -> str:
    return f"{x:.1f}".rstrip("0").rstrip(".")


def polyline(points, colour: str, width: float, opacity: float = 1.0, closed: bool = True) -> str:
    d = "M" + "L".join(f"{number_in(x)},{number_in(y)}" for x, y in points) + ("Z" if closed else "")
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"/>'


def rosette(number: str, cx: float, cy: float, radius: float, colour: str, lines: int = 5, width: float = 1.4, opacity: float = 0.5) -> str:
    """Closed curves around a middle: petals, waves and turns are drawn from the number."""
    chance = random.Random(f"rosette {number}")
    petals, waves = chance.choice((7, 8, 9, 10, 11, 12, 13)), chance.choice((2, 3, 4))
    depth, ripple = chance.uniform(0.16, 0.3), chance.uniform(0.04, 0.1)
    drawn = ""
    for line in range(lines):
        turn = 2 * math.pi * line / lines / petals
        points = []
        for step in range(540):
            angle = 2 * math.pi * step / 540
            reach = 1 - depth * (1 + math.cos(petals * (angle + turn))) / 2
            reach -= ripple * (1 + math.cos(petals * waves * (angle - turn))) / 2
            points.append((cx + radius * reach * math.cos(angle), cy + radius * reach * math.sin(angle)))
        drawn += polyline(points, colour, width, opacity)
    return drawn


def band(number: str, x: float, y: float, length: float, height: float, colour: str, upright: bool = False, lines: int = 4, width: float = 1.5) -> str:
    """Waves woven along a straight line, a whole number of them so that corners meet."""
    chance = random.Random(f"band {number}")
    pitch, overtone = chance.uniform(96, 150), chance.choice((2, 3))
    waves = max(1, round(length / pitch))
    drawn = ""
    for line in range(lines):
        phase = 2 * math.pi * line / lines
        points = []
        for step in range(waves * 20 + 1):
            along = step / (waves * 20)
            angle = 2 * math.pi * waves * along
            across = height / 2 * (0.72 * math.sin(angle + phase) + 0.28 * math.sin(overtone * angle - phase))
            points.append((x + across, y + along * length) if upright else (x + along * length, y + across))
        drawn += polyline(points, colour, width, 0.75, closed=False)
    return drawn


def frame(number: str, x: float, y: float, width: float, height: float, thick: float, colour: str, lines: int = 4) -> str:
    drawn = ""
    for top in (y, y + height):
        drawn += band(number, x, top, width, thick, colour, lines=lines)
    for left in (x, x + width):
        drawn += band(number, left, y, height, thick, colour, upright=True, lines=lines)
    return drawn


def seal(number: str, cx: float, cy: float, radius: float, colour: str, ring: str, middle: str) -> str:
    """A round stamp of rosettes, without star or emblem; `ring` is written along its edge."""
    chance = random.Random(f"seal {number}")
    teeth = chance.choice((36, 40, 44, 48, 54, 60))
    edge = []
    for step in range(teeth * 8):
        angle = 2 * math.pi * step / (teeth * 8)
        reach = radius * (1 + 0.035 * math.cos(teeth * angle))
        edge.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    drawn = polyline(edge, colour, 3) + circle(cx, cy, radius * 0.9, colour, 1.5) + circle(cx, cy, radius * 0.62, colour, 1.5)
    drawn += rosette(number, cx, cy, radius * 0.6, colour, lines=3, width=1.4, opacity=0.5)
    size = radius * 0.19
    for at, letter in enumerate(ring):
        turn = 360 * at / len(ring) - 90 + 180 / len(ring)
        drawn += (
            f'<text transform="rotate({turn + 90:.1f} {cx} {cy})" x="{cx}" y="{cy - radius * 0.69:.1f}" font-size="{size:.1f}" '
            f'text-anchor="middle" fill="{colour}" font-weight="700">{letter}</text>'
        )
    drawn += f'<circle cx="{cx}" cy="{cy}" r="{radius * 0.34:.1f}" fill="#fff"/>' + circle(cx, cy, radius * 0.34, colour, 1.5)
    drawn += (
        f'<text x="{cx}" y="{cy + radius * 0.1:.1f}" font-size="{radius * 0.28:.1f}" text-anchor="middle" '
        f'fill="{colour}" font-weight="700">{middle}</text>'
    )
    return f'<g transform="rotate({chance.uniform(-9, 9):.1f} {cx} {cy})">{drawn}</g>'


def circle(cx: float, cy: float, radius: float, colour: str, width: float) -> str:
    return f'<circle cx="{cx}" cy="{cy}" r="{radius:.1f}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def fingerprint(number: str, x: float, y: float, size: float, colour: str) -> str:
    """A field of squares, the same on the left and the right."""
    chance = random.Random(f"fingerprint {number}")
    cells, cell, drawn = 9, size / 9, ""
    for row in range(cells):
        for column in range((cells + 1) // 2):
            if chance.random() < 0.5:
                continue
            for place in {column, cells - 1 - column}:
                drawn += f'<rect x="{x + place * cell + 1.5:.1f}" y="{y + row * cell + 1.5:.1f}" width="{cell - 3:.1f}" height="{cell - 3:.1f}" fill="{colour}"/>'
    return drawn
