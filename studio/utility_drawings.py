"""A small drawing of the subject of each utility model, 900 by 440, with numbered parts."""

STEEL, SHADE, DARK, LEAD = "#e4ecea", "#b9cfc8", "#274b41", "#8a5a1c"


def box(x, y, width, height, fill=STEEL, round_=4):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}" fill="{fill}" stroke="{DARK}" stroke-width="3"/>'


def path(d, fill="none", thick=3, colour=DARK):
    return f'<path d="{d}" fill="{fill}" stroke="{colour}" stroke-width="{thick}" stroke-linejoin="round" stroke-linecap="round"/>'


def ring(x, y, radius, fill=STEEL):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{DARK}" stroke-width="3"/>'


def part(number, x, y, to_x, to_y):
    """A part's number with a line to the part."""
    return (
        path(f"M{x},{y}L{to_x},{to_y}", thick=2, colour=LEAD)
        + f'<circle cx="{to_x}" cy="{to_y}" r="4" fill="{LEAD}"/>'
        + f'<circle cx="{x}" cy="{y}" r="19" fill="#fff" stroke="{LEAD}" stroke-width="2"/>'
        + f'<text x="{x}" y="{y + 8}" font-size="23" text-anchor="middle" fill="{LEAD}" font-weight="700">{number}</text>'
    )


def row(count, first, step, draw):
    return "".join(draw(first + at * step) for at in range(count))


def busbar_clamp():
    bars = row(3, 100, 90, lambda y: box(120, y, 270, 26, SHADE, 2))
    jaws = row(3, 100, 90, lambda y: path(f"M520,{y - 22}H420L376,{y - 6}M520,{y + 48}H420L376,{y + 32}") + path(f"M440,{y - 18}l10,31l-10,31", thick=2))
    return bars + jaws + box(520, 60, 230, 290) + path("M750,200h50v-40h-20M800,200v40h-20") + part(1, 160, 50, 200, 108) + part(2, 430, 40, 410, 84) + part(3, 640, 400, 640, 330) + part(4, 850, 120, 798, 170)


def split_cooling():
    cans = row(3, 220, 90, lambda x: box(x, 130, 66, 210, SHADE, 12) + path(f"M{x + 33},130v-24"))
    coil = row(4, 545, 52, lambda x: ring(x, 240, 34, SHADE)) + path("M505,190V340M740,190V340")
    air = "".join(path(f"M{x},395v-32m-9,11l9,-11l9,11") + path(f"M{x},84v-34m-9,11l9,-11l9,11") for x in (265, 355, 560, 680))
    return box(180, 92, 600, 264) + path("M480,92V356", thick=6) + cans + coil + air + part(1, 110, 180, 220, 200) + part(2, 860, 180, 740, 220) + part(3, 470, 46, 480, 110) + part(4, 110, 380, 250, 385)


def split_core_lock():
    core = path("M330,220a120,120 0 0 1 240,0v-1h-54a66,66 0 0 0 -132,0h-54z", STEEL) + path("M330,232a120,120 0 0 0 240,0h-54a66,66 0 0 1 -132,0h-54z", SHADE)
    lock = path("M570,180h64v96h-64", "#fff") + path("M586,214h36v24h-36z", "#f0c33c") + ring(330, 226, 15, "#fff")
    return core + ring(450, 226, 40, "#d9a066") + lock + part(1, 300, 70, 372, 130) + part(2, 300, 390, 372, 322) + part(3, 730, 150, 630, 196) + part(4, 730, 310, 610, 232) + part(5, 190, 226, 318, 226)


def panel_clip():
    panel = box(420, 50, 20, 120, SHADE, 0) + box(420, 290, 20, 110, SHADE, 0)
    clips = path("M442,160h80l40,-34h-96l-22,24z", "#f0c33c") + path("M442,300h80l40,34h-96l-22,-24z", "#f0c33c")
    teeth = row(6, 560, 18, lambda x: path(f"M{x},172l9,-9l9,9", thick=2) + path(f"M{x},288l9,9l9,-9", thick=2))
    return box(440, 172, 260, 116) + box(380, 150, 40, 160) + box(388, 176, 14, 108, "#274b41", 2) + panel + clips + teeth + part(1, 300, 230, 384, 230) + part(2, 330, 70, 428, 90) + part(3, 600, 70, 520, 136) + part(4, 780, 150, 660, 168)


def hanging_bracket():
    wall = path("M170,40V400", thick=6) + row(8, 60, 44, lambda y: path(f"M170,{y}l-34,28", thick=2))
    hooks = path("M176,110h50v-40h24v66h-74z", "#f0c33c") + path("M176,300h50v-40h24v66h-74z", "#f0c33c")
    fins = row(7, 340, 48, lambda x: path(f"M{x},76V364", thick=2))
    return wall + box(264, 60, 420, 320) + fins + box(246, 80, 18, 56, SHADE, 2) + box(246, 270, 18, 56, SHADE, 2) + hooks + box(560, 380, 60, 20, "#f0c33c", 3) + part(1, 300, 30, 238, 84) + part(2, 780, 200, 684, 210) + part(3, 720, 410, 616, 392) + part(4, 90, 220, 168, 220)


def air_labyrinth():
    baffles = path("M400,60V280M500,380V160M600,60V280", thick=6)
    flow = path("M760,330H660C560,330 560,120 550,120C530,120 560,330 450,330C360,330 400,120 360,120H180m22,-14l-22,14l22,14", colour="#2b7fb8")
    return path("M170,50L450,20L730,50Z", SHADE) + box(200, 50, 500, 340) + path("M330,50V210M330,250V390", thick=4) + baffles + flow + box(225, 170, 80, 170, SHADE) + part(1, 120, 260, 240, 260) + part(2, 450, 425, 500, 360) + part(3, 800, 270, 740, 328) + part(4, 800, 90, 600, 110)


def keyed_plug():
    keys = path("M370,160l30,0l0,20l-30,0zM370,284l30,0l0,-30l-30,0z", "#f0c33c")
    sockets = path("M500,160h-30v20h30zM500,284h-30v-30h30z", "#fff")
    return box(90, 130, 230, 180, STEEL, 30) + box(320, 180, 60, 80, SHADE, 6) + box(580, 130, 230, 180, STEEL, 30) + box(520, 180, 60, 80, "#fff", 6) + keys + sockets + path("M90,220H30M810,220h60", thick=16) + path("M400,220h90m-18,-12l18,12l-18,12", colour="#2b7fb8") + part(1, 200, 60, 200, 140) + part(2, 400, 60, 386, 164) + part(3, 480, 390, 482, 276) + part(4, 700, 390, 700, 300)


def fin_stack():
    fins = row(15, 190, 32, lambda x: box(x, 70, 12, 240, SHADE, 1))
    pipes = row(3, 120, 70, lambda y: path(f"M150,{y}H720", thick=8, colour="#c07b3a"))
    return pipes + fins + box(160, 310, 540, 34) + box(250, 344, 130, 50, "#fff") + box(470, 344, 130, 50, "#fff") + part(1, 770, 80, 644, 90) + part(2, 800, 200, 716, 190) + part(3, 780, 330, 690, 328) + part(4, 130, 390, 256, 372)


def sensor_strap():
    strap = path("M300,230a150,120 0 1 1 300,0a150,120 0 1 1 -300,0z", "none", 18, "#4d6f66") + path("M590,250l150,40l6,-26l-150,-40", "#4d6f66", 2)
    holes = row(5, 630, 22, lambda x: f'<circle cx="{x}" cy="{253 + (x - 630) * 0.27:.0f}" r="5" fill="#fff"/>')
    return box(330, 190, 240, 80, "#d9a066", 4) + strap + holes + box(400, 92, 110, 58, STEEL, 8) + path("M440,92V60M470,92V60M440,60h30") + box(560, 200, 56, 70, "#f0c33c", 6) + part(1, 330, 60, 410, 112) + part(2, 240, 330, 326, 300) + part(3, 680, 170, 608, 212) + part(4, 800, 350, 730, 282)


def locking_terminal():
    slots = row(4, 240, 120, lambda x: box(x, 230, 70, 100, "#fff", 4) + ring(x + 35, 140, 30, SHADE) + path(f"M{x + 15},140h40"))
    wire = path("M275,420V300", thick=14, colour="#c07b3a") + path("M395,420V300", thick=14, colour="#c07b3a")
    latch = row(4, 240, 120, lambda x: path(f"M{x + 4},200l31,-18l31,18v22h-62z", "#f0c33c"))
    return box(200, 70, 510, 290) + slots + latch + wire + path("M170,380h570", thick=6) + part(1, 120, 130, 250, 138) + part(2, 120, 260, 250, 208) + part(3, 800, 270, 668, 280) + part(4, 330, 410, 394, 400)


def filter_frame():
    mesh = "".join(path(f"M{x},110V330", thick=1.5) for x in range(480, 760, 20)) + "".join(path(f"M470,{y}H760", thick=1.5) for y in range(120, 330, 20))
    rails = path("M150,90H470M150,350H470", thick=8)
    vents = row(6, 130, 36, lambda y: path(f"M190,{y}h220"))
    return box(150, 60, 290, 320) + vents + rails + box(460, 100, 310, 240, "#fff", 6) + mesh + path("M770,190h40v60h-40", "#f0c33c") + path("M820,300h44m-14,-10l14,10l-14,10", colour="#2b7fb8") + part(1, 90, 220, 190, 240) + part(2, 300, 415, 330, 352) + part(3, 620, 50, 620, 116) + part(4, 850, 150, 800, 200)


def discharge_base():
    poles = row(3, 300, 120, lambda x: box(x, 90, 60, 90, SHADE, 6) + path(f"M{x + 30},90V50", thick=10, colour="#c07b3a"))
    resistors = row(2, 345, 120, lambda x: path(f"M{x},230h20l6,-14l12,28l12,-28l12,28l6,-14h22"))
    return box(230, 180, 410, 100) + poles + resistors + box(260, 280, 350, 130, STEEL, 16) + ring(600, 230, 17, "#e0543a") + part(1, 180, 110, 306, 120) + part(2, 170, 240, 352, 232) + part(3, 740, 190, 612, 224) + part(4, 740, 350, 606, 340)


def phase_interlock():
    bar = path("M180,300H720", thick=12, colour="#4d6f66")
    arms = row(3, 270, 180, lambda x: box(x - 50, 80, 100, 90, SHADE, 6) + path(f"M{x},170V292", thick=8) + ring(x, 300, 17, "#fff"))
    names = "".join(f'<text x="{x}" y="138" font-size="36" text-anchor="middle" fill="{DARK}" font-weight="700">{name}</text>' for x, name in ((270, "A"), (450, "B"), (630, "C")))
    return bar + arms + names + path("M360,330l40,40l40,-40zM540,330l40,40l40,-40z", "#f0c33c") + part(1, 150, 100, 224, 118) + part(2, 790, 240, 632, 240) + part(3, 790, 360, 706, 304) + part(4, 300, 400, 378, 350)


DRAWINGS = {
    5201: busbar_clamp(),
    5202: split_cooling(),
    5203: split_core_lock(),
    5204: panel_clip(),
    5205: hanging_bracket(),
    5206: air_labyrinth(),
    5207: keyed_plug(),
    5208: fin_stack(),
    5209: sensor_strap(),
    5210: locking_terminal(),
    5211: filter_frame(),
    5212: discharge_base(),
    5213: phase_interlock(),
}
