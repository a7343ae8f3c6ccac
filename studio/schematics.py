"""Figures of what is connected to what."""

import math


def mast(pen, x, y, colour="brand"):
    marks = pen.path([(x - 34, y + 90), (x, y), (x + 34, y + 90)], colour, 9) + pen.line(x - 20, y + 52, x + 20, y + 52, colour, 7)
    for far in (34, 62):
        for side in (0, math.pi):
            arc = [(x + far * math.cos(side + turn / 10), y - far * math.sin(turn / 10) * (1 if side == 0 else -1)) for turn in range(-7, 8)]
            marks += pen.path(arc, colour, 7)
    return marks + pen.circle(x, y, 12, colour)


def meter(pen, x, y, colour="brand"):
    return pen.rect(x - 44, y - 44, 88, 88, colour, 12) + pen.rect(x - 28, y - 26, 56, 26, "ground", 4)


def lora_4g(pen):
    """Meters that each reach the mast, and meters that reach a gateway which reaches the mast."""
    marks = mast(pen, 250, 120) + mast(pen, 900, 110)
    for x in (90, 250, 410):
        marks += pen.line(x, 420, 250 + (x - 250) * 0.35, 240, "brand", 6, "6 16") + meter(pen, x, 470)
    marks += pen.line(900, 215, 900, 268, "brand", 6, "6 16") + pen.rect(820, 280, 160, 70, "accent", 12)
    for n in range(5):
        x = 660 + n * 120
        marks += pen.line(x, 430, 860 + n * 20, 360, "accent", 6, "6 14") + meter(pen, x, 480, "accent")
    marks += pen.line(560, 60, 560, 620, "line", 4)
    return marks + pen.text(250, 610, "4G：一表一卡", "brand") + pen.text(900, 610, "LoRa：一网关一卡", "accent") + pen.text(1000, 332, "网关", "accent", "start")


def residual_current(pen):
    """Live wires and neutral go through the ring, the protective wire beside it; what leaks is missing in the ring."""
    marks = pen.circle(400, 270, 190, "none", "muted", 44)
    for n, (name, colour) in enumerate((("L1", "brand"), ("L2", "brand"), ("L3", "brand"), ("N", "accent"))):
        y = 168 + n * 66
        marks += pen.line(130, y, 900, y, colour, 12) + pen.text(110, y + 16, name, colour, "end")
    marks += pen.line(130, 560, 1000, 560, "warn", 12) + pen.text(110, 576, "PE", "warn", "end")
    marks += pen.rect(880, 120, 190, 300, "soft", 14) + pen.text(975, 285, "设备", "ink")
    marks += pen.arrow(975, 420, 975, 548, "warn", 12)
    return marks + pen.text(1010, 500, "漏电", "warn", "start", weight=700) + pen.text(470, 636, "PE不穿过互感器", "warn")


def multi_circuit(pen):
    """One meter: the voltage once, the currents of twelve circuits."""
    marks = pen.rect(150, 110, 900, 120, "brand", 16) + pen.text(600, 188, "一台主机", "ground", size=56, weight=700)
    for n in range(12):
        x = 205 + n * 72
        marks += pen.line(x, 230, x, 470, "accent" if n in (0, 4, 5, 11) else "line", 9)
        marks += pen.circle(x, 350, 26, "ground", "accent" if n in (0, 4, 5, 11) else "muted", 11)
    marks += pen.line(40, 170, 150, 170, "warn", 12) + pen.text(40, 90, "公共电压", "warn", "start")
    marks += pen.text(205, 545, "首路", "accent") + pen.text(530, 545, "相邻满载", "accent") + pen.text(1000, 545, "末路", "accent")
    return marks + pen.text(600, 630, "12个三相回路，验收抽查三处", "muted")


def self_healing(pen):
    """Two metallised films; around a puncture the metal has evaporated and the rest works on."""
    marks = ""
    for y, name in ((170, "金属层"), (390, "金属层")):
        marks += pen.rect(90, y, 1020, 26, "brand", 4) + pen.rect(90, y + 26, 1020, 130, "soft", 4)
    marks += pen.rect(500, 166, 200, 34, "ground", 0) + pen.rect(585, 196, 30, 130, "warn", 6)
    marks += pen.path([(600 + 130 * math.cos(turn / 20), 262 + 110 * math.sin(turn / 20)) for turn in range(0, 127)], "accent", 9, dash="18 18")
    marks += pen.text(600, 116, "金属层蒸发，绝缘恢复", "accent", weight=700) + pen.text(120, 285, "薄膜", "brand", "start")
    return marks + pen.text(740, 285, "击穿点", "warn", "start", weight=700) + pen.text(600, 630, "其余部分继续工作，容量略减", "muted")


def cloud_deployment(pen):
    """The platform in the cloud, which gateways of several sites reach; and on the user's own server, inside the premises."""
    marks = pen.line(600, 40, 600, 640, "line", 4)
    marks += pen.path([(650, 110), (1150, 110), (1150, 560), (650, 560), (650, 110)], "accent", 5, dash="18 14")
    for middle, name, colour, platform, says in (
        (300, "公有云", "brand", "澜衡云", "经4G、以太网，按用户隔离"),
        (900, "本地部署", "accent", "用户的服务器", "经园区网络，数据不出园区"),
    ):
        marks += pen.text(middle, 78, name, colour, weight=700)
        for x in (middle - 165, middle, middle + 165):
            marks += pen.line(x, 440, middle + (x - middle) * 0.6, 240, colour, 6, "6 14")
            marks += pen.rect(x - 68, 440, 136, 84, "soft", 10) + pen.text(x, 498, "网关")
        marks += pen.rect(middle - 190, 145, 380, 96, colour, 14) + pen.text(middle, 208, platform, "ground", weight=700)
        marks += pen.text(middle, 632, says, "muted", size=42)
    return marks
