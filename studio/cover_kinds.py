"""Kinds of figures on the covers of articles: charts, bars, triangles, phasors, circuits, cards.

A card cuts a cover to a band as wide as the picture and 470 high: what is drawn keeps to x 60 to 1140 and y 10 to 460 in it.
"""

import math

from pen import Plot

# On a phone's card a cover is 340 px wide: at these sizes words are 12 and 13 px tall.
TICK, LABEL = 42, 46


def chart(xs, ys, ticks, levels, *marks, left=190):
    """A plot with ticks of its two axes, as (value, words), and the marks in it."""
    plot = Plot(xs, ys, left=left, right=1110, top=132, bottom=392)

    def drawn(pen):
        parts = [pen.line(left, plot.bottom, plot.right, plot.bottom, "muted", 4), pen.line(left, plot.top, left, plot.bottom, "muted", 4)]
        for value, words in ticks:
            x, _ = plot.at(value, ys[0])
            parts.append(pen.line(x, plot.bottom, x, plot.bottom + 12, "muted", 4) + pen.text(x, plot.bottom + 56, words, "muted", size=TICK))
        for value, words in levels:
            _, y = plot.at(xs[0], value)
            parts.append(pen.line(left - 12, y, left, y, "muted", 4) + pen.text(left - 24, y + 15, words, "muted", "end", TICK))
        return "".join(parts) + "".join(mark(pen, plot) for mark in marks)

    return drawn


def curve(of, colour="brand", width=10, start=-math.inf):
    """As far as it is within the plot."""

    def drawn(pen, plot):
        places = [plot.xs[0] + (plot.xs[1] - plot.xs[0]) * n / 480 for n in range(481)]
        seen = [(x, of(x)) for x in places if x >= start and plot.ys[0] <= of(x) <= plot.ys[1]]
        return pen.path([plot.at(x, y) for x, y in seen], colour, width)

    return drawn


def between(upper, lower, start, end, colour="soft"):
    """The area between two curves."""

    def drawn(pen, plot):
        places = [start + (end - start) * n / 240 for n in range(241)]
        return pen.area([plot.at(x, upper(x)) for x in places] + [plot.at(x, lower(x)) for x in reversed(places)], colour)

    return drawn


def level(y, words="", colour="warn", at=None, anchor="start", dash="22 16", shift=-18):
    """A line across, with its name above it."""

    def drawn(pen, plot):
        place = plot.at(plot.xs[0] if at is None else at, y)
        line = pen.line(plot.left, place[1], plot.right, place[1], colour, 5, dash)
        return line + pen.text(place[0] + (16 if anchor == "start" else 0), place[1] + shift, words, colour, anchor, LABEL, 700)

    return drawn


def upright(x, words, colour="muted"):
    """A dashed line from the axis up, with its name at its head."""

    def drawn(pen, plot):
        place, _ = plot.at(x, plot.ys[0])
        return pen.line(place, plot.top + 44, place, plot.bottom, "line", 4, "8 12") + pen.text(place, plot.top + 28, words, colour, size=TICK)

    return drawn


def point(x, y, words, colour="accent", dx=0, dy=-34, anchor="middle", drop=False):
    """A marked point, with its words; with a dashed line down to the axis if asked for."""

    def drawn(pen, plot):
        px, py = plot.at(x, y)
        fall = pen.line(px, py, px, plot.bottom, colour, 5, "10 12") if drop else ""
        return fall + pen.circle(px, py, 17, "ground", colour, 9) + pen.text(px + dx, py + dy, words, colour, anchor, LABEL, 700)

    return drawn


def note(x, y, words, colour="brand", anchor="middle"):
    return lambda pen, plot: pen.text(*plot.at(x, y), words, colour, anchor, LABEL, 700)


def rows(parts, most):
    """Horizontal bars with their names and values: (name, value, words, colour)."""

    def drawn(pen):
        marks, pitch = "", 336 / len(parts)
        size, words_size = (LABEL, 56) if len(parts) < 4 else (TICK, LABEL)
        for at, (name, value, words, colour) in enumerate(parts):
            y, width = 145 + at * pitch, value / most * 540
            base = y + 0.36 * pitch + 0.38 * size
            marks += pen.text(60, base, name, "ink", "start", size) + pen.rect(370, y, width, 0.72 * pitch, colour, 6)
            marks += pen.text(370 + width + 24, base, words, colour, "start", words_size, 700)
        return marks

    return drawn


def pairs(parts):
    """Two bars side by side of each quantity, the first the height of all: (name, before, after, unit)."""

    def drawn(pen):
        marks, pitch = "", 1080 / len(parts)
        wide = min(110, pitch * 0.31)
        for at, (name, before, after, unit) in enumerate(parts):
            middle, tallest = 60 + (at + 0.5) * pitch, max(before, after)
            # Each has its own unit, so each stands on a line of its own.
            marks += pen.line(middle - wide - 28, 392, middle + wide + 28, 392, "muted", 4)
            for value, x, colour in ((before, middle - wide - 18, "muted"), (after, middle + 18, "accent")):
                height = 196 * value / tallest
                marks += pen.rect(x, 390 - height, wide, height, colour, 4)
                marks += pen.text(x + wide / 2, 374 - height, f"{value:g}{unit}", "ink" if colour == "muted" else colour, size=TICK, weight=700)
            marks += pen.text(middle, 450, name, "muted", size=TICK)
        return marks

    return drawn


def columns(name, parts, scale, zero=300):
    """Bars up and down from a zero line: (what is counted, value, words, colour)."""

    def drawn(pen):
        marks = pen.text(60, 448, name, "muted", "start", TICK)
        for at, (category, value, words, colour) in enumerate(parts):
            x, height = 330 + at * 212, abs(value) * scale
            marks += pen.rect(x, zero - max(value, 0) * scale, 120, max(height, 6), colour, 4)
            marks += pen.text(x + 60, zero - max(value, 0) * scale - 20, words, colour, size=LABEL, weight=700)
            marks += pen.text(x + 60, 448, category, "muted", size=TICK)
        return marks + pen.line(290, zero, 1130, zero, "muted", 4)

    return drawn


def share(value, limit, most, words, over):
    """One bar on an axis of per cent: up to the limit, and what is beyond it."""

    def drawn(pen):
        x = lambda percent: 90 + percent / most * 1000
        marks = pen.rect(x(0), 230, x(limit) - x(0), 110, "brand", 0) + pen.rect(x(limit), 230, x(value) - x(limit), 110, "warn", 0)
        marks += pen.text(x(0) + 30, 303, words, "ground", "start", 50, 700) + pen.line(x(limit), 180, x(limit), 380, "warn", 7, "18 12")
        marks += pen.text(x(limit) - 24, 208, f"限值 {limit}%", "warn", "end", LABEL, 700) + pen.text(x(value) + 20, 303, over, "warn", "start", LABEL, 700)
        marks += pen.line(x(0), 380, x(most), 380, "muted", 4)
        for percent in range(most + 1):
            marks += pen.line(x(percent), 380, x(percent), 392, "muted", 4) + pen.text(x(percent), 442, f"{percent}%", "muted", size=TICK)
        return marks

    return drawn


def decades(first, last, stretch, marks_):
    """A logarithmic line of amperes with a stretch in colour: marks are (amperes, words, anchor)."""

    def drawn(pen):
        x = lambda amps: 80 + math.log10(amps / first) / math.log10(last / first) * 1020
        marks = pen.rect(x(first), 236, x(last) - x(first), 64, "soft", 0) + pen.rect(x(stretch[0]), 236, x(stretch[1]) - x(stretch[0]), 64, "accent", 0)
        for amps, words, anchor in marks_:
            marks += pen.line(x(amps), 216, x(amps), 320, "ink", 8) + pen.text(x(amps), 194, words, "ink", anchor, LABEL, 700)
        for amps in (0.1, 1, 10, 100):
            marks += pen.line(x(amps), 300, x(amps), 340, "muted", 4) + pen.text(min(x(amps), 1070), 388, f"{amps:g} A", "muted", size=TICK)
        return marks + pen.text((x(stretch[0]) + x(stretch[1])) / 2, 285, "误差限规定的主要区间", "ground", size=LABEL, weight=700)

    return drawn


def triangles(parts, scale):
    """Power triangles on one base line: (left, kW, kvar, factor, colour)."""

    def drawn(pen):
        marks = ""
        for x, real, reactive, factor, colour in parts:
            right, top = x + real * scale, 395 - reactive * scale
            marks += pen.area([(x, 395), (right, 395), (right, top)]) + pen.line(x, 395, right, top, colour, 10)
            marks += pen.arrow(x, 395, right, 395, "brand", 9) + pen.arrow(right, 395, right, top, "muted", 9)
            marks += pen.text((x + right) / 2, 452, f"{real} kW", "brand", size=LABEL, weight=700)
            marks += pen.text(right + 22, 395 - reactive * scale / 2 + 30, f"{reactive} kvar", "muted", "start", LABEL)
            marks += pen.text((x + right) / 2 - 30, (395 + top) / 2 - 28, factor, colour, "end", 60, 700)
        return marks

    return drawn
