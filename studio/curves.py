"""Figures that are calculated: curves and bars."""

import math

from pen import Plot


def parallel_resonance(pen):
    """Impedance of a 1,000 kVA transformer (6 %) beside capacitors and a load of 300 kW, at 400 V."""
    source, load = 0.16 / (1 / 0.06), 0.16 / 0.3
    impedance = lambda n, q: 1 / abs(1 / (1j * n * source) + 1j * n * q / 160 + 1 / load)
    plot = Plot((2, 14), (0, 0.6), left=200)
    marks = plot.axes(pen, [(n, f"{n}次") for n in (3, 5, 7, 9, 11, 13)], "") + plot.levels(pen, [(0.2, "0.2"), (0.4, "0.4 Ω")])
    for q, colour in ((150, "accent"), (300, "brand"), (450, "warn")):
        peak = math.sqrt(1 / 0.06 * 1000 / q)
        x, y = plot.at(peak, impedance(peak, q))
        marks += pen.path(plot.curve(lambda n: impedance(n, q)), colour)
        marks += pen.text(x + {150: 160, 300: 20, 450: -130}[q], y - (0 if q == 150 else 22), f"{q}: {peak:.1f}次", colour)
    return marks + pen.text(40, 60, "阻抗（电容投入 kvar：谐振次数）", "muted", "start")


def tuning(pen):
    """Reactance of a capacitor with its reactor over the frequency: p·n − 1/n."""
    plot = Plot((75, 400), (-0.65, 1.05))
    _, zero = plot.at(0, 0)
    marks = plot.axes(pen, [(150, "3次"), (250, "5次"), (350, "7次")], "")
    marks += "".join(pen.line(plot.at(f, 0)[0], 130, plot.at(f, 0)[0], plot.bottom, dash="10 14") for f in (150, 250, 350))
    marks += pen.line(plot.left - 20, zero, plot.right, zero, "ink", 5)
    for share, colour, shift in ((0.07, "brand", 90), (0.14, "accent", -100)):
        tuned = 50 / math.sqrt(share)
        marks += pen.path(plot.curve(lambda f: share * f / 50 - 50 / f), colour, 10)
        x, y = plot.at(tuned, 0)
        marks += pen.circle(x, y, 16, "ground", colour, 8)
        marks += pen.text(x + shift, y + (62 if share < 0.1 else -32), f"{tuned:.0f} Hz", colour)
        marks += pen.text(*plot.at(398, share * 8 - 0.125 + 0.08), f"{share * 100:.0f}%", colour, "end")
    return marks + pen.text(40, zero - 120, "感性", "muted", "start") + pen.text(240, zero + 170, "容性", "muted", "start")


def night_reactive(pen):
    """Reactive power of a works over a day, with 60 kvar of capacitors left in by night."""
    demand = lambda hour: 160 * math.exp(-(((hour - 10) / 3.2) ** 2)) + 140 * math.exp(-(((hour - 16) / 3) ** 2)) + 15
    grid = lambda hour: demand(hour) - 60
    plot = Plot((0, 24), (-80, 140), left=260)
    _, zero = plot.at(0, 0)
    below = [(x, max(y, zero)) for x, y in plot.curve(grid)]
    marks = plot.axes(pen, [(n, f"{n}时") for n in (0, 6, 12, 18, 24)], "") + plot.levels(pen, [(-45, "−45"), (0, "0"), (100, "100 kvar")])
    marks += pen.area([(plot.left, zero), *below, (plot.right, zero)], "warn")
    marks += pen.line(plot.left, zero, plot.right, zero, "muted", 4) + pen.path(plot.curve(grid), "brand", 10)
    marks += pen.text(*plot.at(1.2, 20), "倒送", "warn", "start", weight=700)
    return marks + pen.text(*plot.at(12.8, -40), "吸收无功", "brand")


def transformer_reactive(pen):
    """What a transformer of 1,000 kVA (6 %) takes at a load, before (1 % no-load current) and after (0.2 %)."""
    plot = Plot((0, 0.8), (0, 50), left=240)
    taken = lambda idle: lambda load: idle + 60 * load * load
    _, fixed = plot.at(0, 20)
    marks = plot.axes(pen, [(n / 10, f"{n * 10}%") for n in (2, 4, 6, 8)], "负载率") + plot.levels(pen, [(2, "2"), (10, "10"), (20, "20"), (40, "40 kvar")])
    for idle, colour in ((10, "muted"), (2, "brand")):
        crossing = math.sqrt((20 - idle) / 60)
        marks += pen.path(plot.curve(taken(idle)), colour, 9) + pen.circle(*plot.at(crossing, 20), 14, "ground", colour, 7)
    marks += pen.line(plot.left, fixed, plot.right, fixed, "warn", 6, "22 16")
    marks += pen.text(plot.left + 15, fixed - 22, "固定电容 20 kvar", "warn", "start")
    marks += pen.text(*plot.at(0.02, 12.4), "旧", "muted", "start")
    return marks + pen.text(*plot.at(0.27, 1.4), "新", "brand", "start")


def adjustable_load(pen):
    """A day's load, and 200 kW less of it from 14 to 16 o'clock."""
    load = lambda hour: 420 + 460 / (1 + math.exp(-(hour - 8) * 1.6)) - 430 / (1 + math.exp(-(hour - 19) * 1.4))
    kept = lambda hour: load(hour) - (200 if 14 <= hour <= 16 else 0)
    plot = Plot((0, 24), (0, 1100), left=230)
    window = [plot.at(14 + n / 10, load(14 + n / 10)) for n in range(21)]
    marks = plot.axes(pen, [(n, f"{n}时") for n in (0, 6, 12, 18, 24)], "") + plot.levels(pen, [(420, "420"), (680, "680"), (880, "880 kW")])
    marks += pen.area([(plot.left, plot.bottom), *plot.curve(kept), (plot.right, plot.bottom)])
    marks += pen.area([*window, plot.at(16, load(16) - 200), plot.at(14, load(14) - 200)], "accent")
    marks += pen.path(plot.curve(load), "brand", 10)
    return marks + pen.text(*plot.at(15, 1000), "可调 200 kW", "accent", weight=700) + pen.text(*plot.at(6.2, 200), "不可中断负荷", "brand", "start")


def charging_load(pen):
    """Chargers beside a transformer of 1,000 kVA, at a power factor of 0.95 good for 950 kW: all at once, or one after another."""
    others = lambda hour: 410 + 160 * math.exp(-(((hour - 13) / 5) ** 2))
    eager = lambda hour: others(hour) + 654 * math.exp(-(((hour - 19) / 1.9) ** 2))
    calm = lambda hour: others(hour) + 330 * math.exp(-(((hour - 21.5) / 3.8) ** 4)) + 40
    plot = Plot((8, 26), (0, 1250), left=250)
    _, limit = plot.at(0, 950)
    marks = plot.axes(pen, [(n, f"{n % 24}时") for n in (8, 12, 16, 20, 24)], "") + plot.levels(pen, [(450, "450"), (950, "950 kW")])
    over = [(x, min(y, limit)) for x, y in plot.curve(eager)]
    marks += pen.area([(plot.left, limit), *over, (plot.right, limit)], "warn")
    marks += pen.path(plot.curve(eager), "muted", 8) + pen.path(plot.curve(calm), "accent", 10)
    marks += pen.line(plot.left, limit, plot.right, limit, "warn", 6, "22 16")
    marks += pen.text(plot.left + 16, limit + 58, "1000 kVA×0.95", "warn", "start")
    return marks + pen.text(*plot.at(19, 1150), "同时充电 1100 kW", "muted") + pen.text(*plot.at(23.4, 830), "有序充电", "accent")


def mixed_duty(pen):
    """A demand that moves, the steps of 50 kvar that capacitors follow it by, and the rest for the SVG."""
    demand = lambda t: 165 + 45 * math.sin(t / 2.3) + 22 * math.sin(t * 2.1) + 10 * math.sin(t * 5)
    slow = lambda t: 165 + 45 * math.sin(t / 2.3)
    steps = lambda t: 50 * round((slow(t) - 8) / 50)
    plot = Plot((0, 20), (0, 280), left=250)
    stage, wanted = plot.curve(steps, 600), plot.curve(demand, 600)
    marks = plot.axes(pen, [], "时间") + plot.levels(pen, [(n, f"{n}") for n in (50, 100, 150)] + [(200, "200 kvar")]) + pen.area([*stage, *reversed(wanted)], "accent")
    marks += pen.area([(plot.left, plot.bottom), *stage, (plot.right, plot.bottom)])
    marks += pen.path(stage, "brand", 8) + pen.path(wanted, "ink", 7)
    marks += pen.text(620, 500, "电容器：50 kvar一级", "brand") + pen.text(*plot.at(4, 262), "SVG补差额", "accent", weight=700)
    return marks + pen.text(*plot.at(13.8, 235), "无功需求", "ink", "start")


def neutral_harmonics(pen):
    """Phase currents with 30 % of the third harmonic: in the neutral the thirds add up."""
    phase = lambda turn: lambda x: math.sin(x - turn) + 0.3 * math.sin(3 * x)
    plot = Plot((0, 4 * math.pi), (-1.4, 1.4), top=100, bottom=620)
    marks = pen.line(plot.left, plot.at(0, 0)[1], plot.right, plot.at(0, 0)[1], "muted", 4)
    for n in range(3):
        marks += pen.path(plot.curve(phase(n * 2 * math.pi / 3)), ("brand", "line", "muted")[n], 6)
    marks += pen.path(plot.curve(lambda x: 0.9 * math.sin(3 * x), 600), "warn", 11)
    return marks + pen.text(110, 66, "相电流（含3次30%）", "brand", "start") + pen.text(1130, 66, "零线：3次叠加至90%", "warn", "end", weight=700)


def ct_accuracy(pen):
    """Limits of the ratio error of class 0.5: ±1.5 % at 5 % of the rated current, ±0.75 % at 20 %, ±0.5 % from 100 % on."""
    limits = [(5, 1.5), (20, 0.75), (100, 0.5), (120, 0.5)]
    plot = Plot((0, 120), (0, 1.8), left=200)
    limit = lambda x: next(a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]) for a, b in zip(limits, limits[1:]) if x <= b[0])
    marks = plot.axes(pen, [(n, f"{n}%") for n in (5, 20, 60, 100)], "") + plot.levels(pen, [(0.5, "0.5"), (0.75, "0.75"), (1.5, "±1.5%")])
    marks += pen.path([plot.at(*point) for point in limits], "brand", 11)
    for load, words, colour, anchor in ((10, "600/5：±1.25%", "warn", "start"), (60, "100/5：±0.63%", "accent", "middle")):
        x, y = plot.at(load, limit(load))
        marks += pen.line(x, y, x, plot.bottom, colour, 5, "12 12") + pen.circle(x, y, 17, colour)
        marks += pen.text(x + (40 if load == 10 else 0), y - 34, words, colour, anchor, weight=700)
    return marks + pen.text(1130, 66, "60 A负荷，误差限（0.5级）", "muted", "end")


def discharge(pen):
    """A capacitor taken off at the crest of 400 V, with resistors that bring it to 50 V in three minutes."""
    crest = 400 * math.sqrt(2)
    slope = math.log(crest / 50) / 180
    plot = Plot((0, 240), (0, 620), left=220)
    marks = plot.axes(pen, [(n * 60, f"{n} min") for n in range(1, 4)], "") + plot.levels(pen, [(50, "50"), (252, "252"), (566, "566 V")])
    curve = plot.curve(lambda t: crest * math.exp(-slope * t))
    marks += pen.area([(plot.left, plot.bottom), *curve, (plot.right, plot.bottom)])
    marks += pen.path(curve, "brand", 11) + pen.line(*plot.at(180, 0), *plot.at(180, 260), "accent", 6, "14 14")
    marks += pen.text(*plot.at(18, 575), f"断电瞬间 {crest:.0f} V", "warn", "start", weight=700)
    marks += pen.text(*plot.at(66, crest * math.exp(-slope * 60) + 22), f"{crest * math.exp(-slope * 60):.0f} V", "brand", "start")
    return marks + pen.text(*plot.at(180, 285), "50 V以下", "accent")


def payback(pen):
    """An outlay of 60,000 yuan that saves 2,500 a month."""
    plot = Plot((0, 48), (-70, 70), left=230, right=1090, top=80, bottom=560)
    _, zero = plot.at(0, 0)
    saved = lambda month: 2.5 * month - 60
    marks = plot.axes(pen, [(n, f"{n}个月" if n == 48 else f"{n}") for n in (12, 24, 36, 48)], "") + plot.levels(pen, [(-60, "−6"), (0, "0"), (60, "+6 万元")])
    marks += pen.area([plot.at(24, 0), plot.at(48, 60), plot.at(48, 0)], "accent") + pen.area([plot.at(0, 0), plot.at(0, -60), plot.at(24, 0)], "soft")
    marks += pen.line(plot.left, zero, plot.right, zero, "muted", 5) + pen.path(plot.curve(saved), "brand", 11)
    marks += pen.circle(*plot.at(24, 0), 18, "ground", "accent", 9)
    marks += pen.text(*plot.at(8, -57), "投入 6.0万元", "brand", "start") + pen.text(*plot.at(22, 12), "24个月收回", "accent", "end", weight=700)
    return marks + pen.text(*plot.at(47, -16), "每月省 2500元", "muted", "end")
