"""Marks of an SVG drawing in the house's palette."""

import math
from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 675
# On a phone a figure is 343 px wide: at this size words are still 12 px tall.
WORDS = 44


@dataclass(frozen=True)
class Pen:
    ground: str
    ink: str
    muted: str
    line_: str
    brand: str
    accent: str
    warn: str
    soft: str

    def colour(self, name):
        return self.line_ if name == "line" else getattr(self, name)

    def text(self, x, y, words, colour="ink", anchor="middle", size=WORDS, weight=500):
        return (
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{self.colour(colour)}" font-size="{size}" '
            f'font-weight="{weight}" text-anchor="{anchor}">{words}</text>'
        )

    def line(self, x1, y1, x2, y2, colour="line", width=4, dash=""):
        return self.path([(x1, y1), (x2, y2)], colour, width, dash=dash)

    def path(self, points, colour="brand", width=8, fill="none", dash=""):
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        stroke = "none" if width == 0 else self.colour(colour)
        inside = "none" if fill == "none" else self.colour(fill)
        return (
            f'<path d="{d}" fill="{inside}" stroke="{stroke}" stroke-width="{width}" '
            f'stroke-dasharray="{dash}" stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def area(self, points, fill="soft"):
        return self.path(points, width=0, fill=fill)

    def rect(self, x, y, width, height, fill="brand", radius=8):
        return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius}" fill="{self.colour(fill)}"/>'

    def circle(self, x, y, radius, fill="brand", colour="brand", width=0):
        inside = "none" if fill == "none" else self.colour(fill)
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{inside}" '
            f'stroke="{self.colour(colour)}" stroke-width="{width}"/>'
        )

    def arrow(self, x1, y1, x2, y2, colour="brand", width=10):
        angle = math.atan2(y2 - y1, x2 - x1)
        head = 3.2 * width
        at = lambda turn, far: (x2 - far * math.cos(angle + turn), y2 - far * math.sin(angle + turn))
        shaft = self.line(x1, y1, *at(0, head * 0.8), colour, width)
        return shaft + self.area([(x2, y2), at(0.45, head), at(-0.45, head)], colour)


PAGE = Pen("#f4f6f9", "#14213a", "#4c5a72", "#b9c4d4", "#0b4da2", "#0a8f83", "#b3261e", "#d5e4f7")
# Covers: navy, and light.
NIGHT = Pen("#0a1f44", "#ffffff", "#c3d0e6", "#3b5687", "#5fa0f2", "#2fcabb", "#ff9b8a", "#1d4380")
DAY = Pen("#e3ecf8", "#0a1f44", "#4c5a72", "#a9b9d0", "#0b4da2", "#0a756b", "#b3261e", "#c3d8f2")


@dataclass(frozen=True)
class Plot:
    """Values to places: a rectangle of the drawing and the ranges of its axes."""

    xs: tuple
    ys: tuple
    left: float = 110
    right: float = 1130
    top: float = 90
    bottom: float = 560

    def at(self, x, y):
        (x0, x1), (y0, y1) = self.xs, self.ys
        return (
            self.left + (x - x0) / (x1 - x0) * (self.right - self.left),
            self.bottom - (y - y0) / (y1 - y0) * (self.bottom - self.top),
        )

    def curve(self, of, steps=300):
        x0, x1 = self.xs
        return [self.at(x, of(x)) for x in (x0 + (x1 - x0) * n / steps for n in range(steps + 1))]

    def axes(self, pen, ticks, name):
        """The horizontal axis with its ticks, and the name of what it counts at its end."""
        y = self.bottom
        marks = [pen.line(self.left - 20, y, self.right, y, "muted", 4)]
        for value, words in ticks:
            x, _ = self.at(value, self.ys[0])
            marks.append(pen.line(x, y, x, y + 14, "muted", 4) + pen.text(x, y + 62, words, "muted"))
        return "".join(marks) + pen.text(self.right, y - 22, name, "muted", "end")

    def levels(self, pen, ticks):
        """The upright axis with its ticks, the uppermost with its unit."""
        marks = [pen.line(self.left, self.bottom, self.left, self.top - 20, "muted", 4)]
        for value, words in ticks:
            _, y = self.at(self.xs[0], value)
            marks.append(pen.line(self.left - 14, y, self.left, y, "muted", 4) + pen.text(self.left - 26, y + 16, words, "muted", "end"))
        return "".join(marks)


def drawing(pen, body):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Noto Sans CJK SC"><rect width="100%" height="100%" fill="{pen.ground}"/>{body}</svg>'
    )
