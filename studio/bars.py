"""Figures of a few numbers: bars, ranges, phasors and triangles."""

import math

from pen import Plot

# Harmonic currents in percent of the fundamental, as lib/tools/harmonics/spectra.ts has them; THDi counts to the 25th.
ORDERS = (5, 7, 11, 13, 17, 19)
SPECTRA = (
    ("不带电抗器 THDi 84.4%", (63, 54, 10, 6.1, 6.7, 4.8), "warn"),
    ("带电抗器 34.8%", (30, 12, 8.9, 5.6, 4.4, 4.1), "accent"),
    ("理想六脉波 29.0%", tuple(100 / n for n in ORDERS), "muted"),
)


def drive_spectrum(pen):
    """A drive without and with a choke beside an ideal six-pulse rectifier (1/n)."""
    plot = Plot((0, 6), (0, 70), left=190)
    marks = plot.axes(pen, [(at + 0.5, f"{n}次") for at, n in enumerate(ORDERS)], "") + plot.levels(pen, [(n, f"{n}%" if n == 60 else f"{n}") for n in (20, 40, 60)])
    for row, (name, shares, colour) in enumerate(SPECTRA):
        for at, share in enumerate(shares):
            x, y = plot.at(at + 0.14 + 0.25 * row, share)
            marks += pen.rect(x, y, 36, plot.bottom - y, colour, 4)
        marks += pen.text(1130, 110 + 70 * row, name, colour, "end", weight=700)
    return marks


def cabinet_losses(pen):
    """Heat of a cabinet with 300 kvar and 7 % reactors, at the losses of its parts' data sheets."""
    parts = (("电抗器", 300 * 5, "warn"), ("开关、熔断器", 10 * 25, "brand"), ("电容器", 300 * 0.4, "accent"))
    marks = ""
    for at, (name, watts, colour) in enumerate(parts):
        y = 130 + at * 165
        marks += pen.text(50, y + 6, name, "ink", "start") + pen.rect(50, y + 26, watts * 0.6, 70, colour)
        marks += pen.text(50 + watts * 0.6 + 24, y + 78, f"{watts:.0f} W", colour, "start", weight=700)
    total = sum(watts for _, watts, _ in parts)
    return marks + pen.text(1150, 60, f"合计约 {total / 1000:.1f} kW", "muted", "end")


def current_ranges(pen):
    """What 0.2-0.5(60) A says: from the least current over the transitional one to the greatest, on a logarithmic line."""
    x = lambda amps: 120 + (math.log10(amps) + 1) / 3 * 960
    marks = pen.rect(x(0.1), 300, x(100) - x(0.1), 60, "line", 30)
    marks += pen.rect(x(0.2), 300, x(0.5) - x(0.2), 60, "soft", 0) + pen.rect(x(0.5), 300, x(60) - x(0.5), 60, "accent", 0)
    for amps, name, up in ((0.2, "最小", -1), (0.5, "转折", 1), (60, "最大", -1)):
        marks += pen.line(x(amps), 270, x(amps), 390, "brand", 8) + pen.circle(x(amps), 330, 22, "brand")
        marks += pen.text(x(amps), 240 if up < 0 else 450, f"{amps:g} A", "brand", weight=700)
        marks += pen.text(x(amps), 176 if up < 0 else 514, name, "ink")
    return marks + pen.text(x(6), 450, "准确度等级的主要区间", "accent")


def power_triangle(pen):
    """417 kW at a power factor of 0.85, and at 0.95."""
    p = 417
    before, after = (p * math.tan(math.acos(factor)) for factor in (0.85, 0.95))
    scale, x0, y0 = 1.75, 90, 560
    x1 = x0 + p * scale
    top, left = y0 - before * scale, y0 - after * scale
    marks = pen.area([(x0, y0), (x1, y0), (x1, left)]) + pen.path([(x0, y0), (x1, top)], "warn", 9)
    marks += pen.arrow(x0, y0, x1, y0, "brand") + pen.path([(x0, y0), (x1, left)], "accent", 9)
    marks += pen.line(x1, y0, x1, left, "accent", 11) + pen.arrow(x1, top, x1, left, "warn", 11)
    marks += pen.text((x0 + x1) / 2, y0 + 62, f"有功 {p} kW", "brand") + pen.text(x1 + 30, left + 130, f"{after:.0f} kvar", "accent", "start")
    marks += pen.text(x1 + 30, top + 96, "补偿", "warn", "start", weight=700) + pen.text(x1 + 30, top + 154, f"{before - after:.0f} kvar", "warn", "start", weight=700)
    marks += pen.text(x0 + 320, y0 - 280, "0.85", "warn", "end") + pen.text(x0 + 560, y0 - 118, "0.95", "accent")
    return marks


def pv_power_factor(pen):
    """400 kW and 150 kvar from the grid; with 300 kW from the roof 100 kW and the same 150 kvar."""
    marks = ""
    for x, p, words, colour in ((70, 400, "并网前", "accent"), (830, 100, "光伏 300 kW", "warn")):
        width, height = p * 1.5, 150 * 1.9
        marks += pen.area([(x, 480), (x + width, 480), (x + width, 480 - height)])
        marks += pen.line(x, 480, x + width, 480 - height, colour, 10)
        marks += pen.arrow(x, 480, x + width, 480, "brand") + pen.arrow(x + width, 480, x + width, 480 - height, "muted")
        marks += pen.text(x, 545, f"{p} kW", "brand", "start") + pen.text(x, 610, words, "ink", "start")
        marks += pen.text(x, 150, f"{p / math.hypot(p, 150):.2f}", colour, "start", 88, 700)
    return marks + pen.text(690, 350, "150 kvar", "muted", "start") + pen.text(70, 62, "功率因数", "muted", "start")


def phasor(pen, x, y, length, degrees, colour, width=11):
    turn = math.radians(degrees)
    return pen.arrow(x, y, x + length * math.cos(turn), y - length * math.sin(turn), colour, width)


def unbalance_phasors(pen):
    """Even phase currents leave the neutral empty; 120, 80 and 60 A do not."""
    colours = ("brand", "accent", "muted")
    marks = ""
    for x, amps in ((290, (87, 87, 87)), (850, (120, 80, 60))):
        marks += pen.circle(x, 340, 240, "none", "line", 3)
        for n, (amp, colour) in enumerate(zip(amps, colours)):
            marks += phasor(pen, x, 340, amp * 2, 90 - 120 * n, colour)
    parts = [amp * complex(math.cos(turn), math.sin(turn)) for amp, turn in ((120, math.pi / 2), (80, -math.pi / 6), (60, -5 * math.pi / 6))]
    total = sum(parts)
    marks += pen.arrow(850, 340, 850 + total.real * 2, 340 - total.imag * 2, "warn", 15)
    marks += pen.text(290, 650, "平衡：零线 0 A", "ink") + pen.text(850, 650, f"不平衡：零线 {abs(total):.0f} A", "warn", weight=700)
    return marks + pen.text(890, 90, "120", "brand", "start") + pen.text(1030, 430, "80", "accent", "start") + pen.text(716, 446, "60", "muted", "end")


def four_quadrant(pen):
    """Active and reactive power as a meter counts them, and the noon of a works with a roof."""
    x0, y0 = 600, 340
    marks = pen.rect(x0, 40, 480, 300, "soft", 0) + pen.rect(120, y0, 480, 280, "soft", 0)
    marks += pen.arrow(110, y0, 1110, y0, "muted", 6) + pen.arrow(x0, 640, x0, 24, "muted", 6)
    for x, y, name, words in ((1060, 100, "Ⅰ", ""), (150, 100, "Ⅱ", ""), (150, 610, "Ⅲ", ""), (1060, 610, "Ⅳ", "")):
        marks += pen.text(x, y, name, "brand", size=60, weight=700)
    marks += pen.text(1100, y0 + 62, "用电", "ink", "end") + pen.text(110, y0 + 62, "上网", "ink", "start") + pen.text(x0 + 24, 70, "感性", "muted", "start")
    marks += pen.arrow(x0 + 330, y0 - 160, x0 - 210, y0 - 160, "accent", 14)
    marks += pen.circle(x0 + 330, y0 - 160, 22, "brand") + pen.circle(x0 + 80, y0 - 160, 22, "accent") + pen.circle(x0 - 250, y0 - 160, 22, "warn")
    return marks + pen.text(x0 + 330, y0 - 200, "清晨", "brand") + pen.text(x0 + 110, y0 - 100, "上午", "accent") + pen.text(x0 - 250, y0 - 200, "正午", "warn")
