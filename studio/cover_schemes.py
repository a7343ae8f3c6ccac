"""Covers that show what is connected to what."""

import math

from cover_kinds import LABEL, TICK


def phasors(pairs):
    """Phase currents and their sum in the neutral: (centre, three currents, words)."""

    def drawn(pen):
        marks = ""
        for x, amps, words in pairs:
            y, turns = 296, [math.radians(90 - 120 * n) for n in range(3)]
            for amp, turn, colour, (dx, anchor) in zip(amps, turns, ("brand", "accent", "muted"), ((22, "start"), (16, "start"), (-16, "end"))):
                tip = x + 1.25 * amp * math.cos(turn), y - 1.25 * amp * math.sin(turn)
                marks += pen.arrow(x, y, *tip, colour, 9) + pen.text(tip[0] + dx, tip[1] + 24, f"{amp}", colour, anchor, TICK)
            total = sum(amp * complex(math.cos(turn), math.sin(turn)) for amp, turn in zip(amps, turns))
            if abs(total) > 1:
                marks += pen.arrow(x, y, x + 1.25 * total.real, y - 1.25 * total.imag, "warn", 13)
            marks += pen.text(x, 452, words, "warn" if abs(total) > 1 else "ink", size=LABEL, weight=700)
        return marks

    return drawn


def circuits(count, checked, groups):
    """A meter with its circuits by number; those that are checked at acceptance are in colour."""

    def drawn(pen):
        marks = pen.rect(60, 140, 1080, 74, "brand", 10) + pen.text(600, 194, "公共电压", "ground", size=LABEL, weight=700)
        for n in range(1, count + 1):
            x, colour = 60 + (n - 0.5) * 1080 / count, checked.get(n, "muted")
            marks += pen.line(x, 214, x, 380, colour, 9) + pen.circle(x, 296, 36, "ground", colour, 8)
            marks += pen.text(x, 311, f"{n}", colour, size=TICK, weight=700)
        for n, words, colour in groups:
            marks += pen.text(60 + (n - 0.5) * 1080 / count, 446, words, colour, size=LABEL, weight=700)
        return marks

    return drawn


def films(puncture, healed):
    """Two metallised films in section; around the puncture the metal has evaporated."""

    def drawn(pen):
        marks = ""
        for y in (170, 330):
            marks += pen.rect(60, y, 1080, 24, "brand", 0) + pen.rect(60, y + 24, 1080, 96, "soft", 0)
        marks += pen.rect(500, 166, 200, 30, "ground", 0) + pen.rect(588, 192, 24, 100, "warn", 4)
        marks += pen.path([(600 + 140 * math.cos(turn / 20), 226 + 88 * math.sin(turn / 20)) for turn in range(127)], "accent", 8, dash="18 18")
        marks += pen.text(90, 258, "金属化薄膜", "ink", "start", LABEL) + pen.text(760, 258, puncture, "warn", "start", LABEL, 700)
        return marks + pen.text(600, 412, healed, "accent", size=LABEL, weight=700)

    return drawn


def fees(count, left, right):
    """As many meters twice: each with a card of its own, and all on one gateway with one card."""

    def drawn(pen):
        marks = pen.line(600, 150, 600, 440, "line", 4)
        for x0, colour in ((70, "brand"), (650, "accent")):
            for n in range(count):
                x, y = x0 + n % 8 * (60 if colour == "brand" else 42), 150 + n // 8 * 66
                size = 44 if colour == "brand" else 32
                marks += pen.rect(x, y + (44 - size) / 2, size, size, colour, 5) + pen.rect(x + size * 0.2, y + (44 - size) / 2 + size * 0.2, size * 0.6, size * 0.3, "ground", 2)
        marks += pen.arrow(996, 238, 1046, 238, "accent", 7) + pen.rect(1056, 196, 84, 84, "accent", 8) + pen.rect(1074, 214, 48, 24, "ground", 3)
        for x, (card, money), colour in ((70, left, "brand"), (650, right, "accent")):
            marks += pen.text(x, 396, card, "ink", "start", LABEL) + pen.text(x, 454, money, colour, "start", 50, 700)
        return marks

    return drawn
