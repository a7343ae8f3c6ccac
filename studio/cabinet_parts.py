"""Sheet-steel enclosures: hollow bodies, doors that open, and what is mounted on a door.
A door's own place: x from its middle, z from its lower edge, its face at y = 0 with the viewer at -y."""
from contextlib import contextmanager
import materials as M
from labels import write, print_on, T, Rc, C, L, P, NAVY
from parts import *

SHEET = .08
DOOR = .24
"""thickness of a sheet and of a door"""

# ---- prints ------------------------------------------------------------------
def text_width(text, s): return sum(1 if ord(c) > 255 else .62 for c in text)*s

def tag(text, loc, h=.22, bg='#f4f6f8', fg='#16233a', face='front'):
    """engraved plate with one line of text, h high"""
    name = 'tag_'+(text+bg+fg).encode().hex()[-120:]; w = text_width(text, 60)+50
    write(name, w, 96, Rc(1, 1, w-2, 94, bg, 10, '#8b97a8', 2)+T(w/2, 69, 60, text, fg, '600', 'middle'))
    quad(h*w/96, h, loc, M.image(name), face)

def words(p, key, text, h, loc, fill=NAVY, face='front', align='middle'):
    """words printed straight on the sheet, h high; `align` says what of them lies at loc"""
    name, ratio = print_on(p, key, text, fill); w = h*ratio; x, y, z = loc
    quad(w, h, (x+{'start': w/2, 'middle': 0, 'end': -w/2}[align], y, z), M.image(name), face)

def brand(loc, w, dark=True):
    decal('brand_navy' if dark else 'brand_white', w, w*110/470, loc)

def perforation(w, h, loc, face='front', pitch=.14, colour='#14181d'):
    """field of round holes, printed: no sheet has time for thousands of real ones"""
    nx, nz = int(w/pitch), int(h/(pitch*.87)); name = f'perf_{nx}x{nz}{colour[1:]}'
    dots = ''.join(C((i+.5+(j % 2)*.5)*20, (j+.5)*17.4, 6.4, colour) for j in range(nz) for i in range(nx-(j % 2)))
    write(name, nx*20, nz*17.4, dots)
    quad(nx*pitch, nz*pitch*.87, loc, M.image(name, rough=.9), face)

def plate(texture, w, loc, face='front'): quad(w, w*260/420, loc, M.image(texture, rough=.35), face)

# ---- bodies ------------------------------------------------------------------
def shell(w, d, h, mat, base=0., lining=None):
    """hollow body between z = base and h, its open front DOOR behind -d/2, with posts all round the opening"""
    y0 = -d/2+DOOR; depth = d-DOOR; yc = y0+depth/2; zc = (base+h)/2; hh = h-base
    for s in (-1, 1):
        box((SHEET, depth, hh), (s*(w/2-SHEET/2), yc, zc), mat, .02)
        box((.34, .3, hh-.02), (s*(w/2-.18), y0+.16, zc), mat, .03)
        if lining: box((.03, depth-.4, hh-.4), (s*(w/2-SHEET-.03), yc, zc), lining, .01)
    box((w, SHEET, hh), (0, d/2-SHEET/2, zc), mat, .02)
    for z, s in ((h, -1), (base, 1)):
        box((w, depth, SHEET), (0, yc, z+s*SHEET/2), mat, .02)
        box((w-.04, .3, .34), (0, y0+.16, z+s*.18), mat, .03)
    if lining: box((w-.3, .04, hh-.3), (0, d/2-SHEET-.04, zc), lining, .01)

def side_panels(w, d, z0, z1, mat, screws=4):
    """screwed outer panels on both sides: a seam and its screws"""
    for s, face in ((-1, 'left'), (1, 'right')):
        box((.05, d-DOOR-.5, z1-z0), (s*(w/2+.01), DOOR/2, (z0+z1)/2), mat, .025)
        with at((s*(w/2+.035), DOOR/2, 0), FACE[face]):
            for i in range(screws):
                z = z0+.35+(z1-z0-.7)*i/(screws-1)
                for sx in (-1, 1): screw((sx*(d-DOOR-1.1)/2, 0, z), .09)

def plinth(w, d, h=1.):
    """dark base with its kick panel and the bolt heads of its corners"""
    m = M.powder('#3C434B'); box((w-.06, d-.3, h), (0, .05, h/2), m, .05)
    box((w-1.2, .05, h*.72), (0, -d/2+.19, h/2), M.powder('#444C55'), .02)
    for s in (-1, 1):
        for z in (.28, .72): cyl(.08, .06, (s*(w/2-.3), -d/2+.18, h*z), M.ZINC(), 'Y', seg=6)

def lifting_eyes(w, d, h, inset=.5):
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx*(w/2-inset), sy*(d/2-inset); cyl(.16, .1, (x, y, h+.05), M.ZINC(), seg=20); torus(.2, .055, (x, y, h+.32), M.ZINC(), 'Y', 28, 10)

def roof_hood(w, d, z, h, mat, fans=2):
    """ventilated roof cover standing on spacers: the hot air leaves below its edge"""
    box((w*.9, d*.82, h*.52), (0, .1, z+h*.26), M.powder('#30363d'), .02)
    for s, face in ((-1, 'left'), (1, 'right')): slots(1, d*.74, h*.3, 1, (s*w*.451, .1, z+h*.26), face)
    n = int(w*.86/.5)
    for i in range(n): rrect(.3, h*.36, .02, ((i-(n-1)/2)*.5, .1-d*.41-.006, z+h*.25), M.DARK(), .08, 0)
    box((w-.02, d-.1, h*.46), (0, .05, z+h*.77), mat, .05, 3)

def gland_plate(w, d, glands, z=0., names=()):
    """gland plate under a box with its earth stud, glands as (x, radius), their names printed in front of them"""
    box((w*.86, d*.6, .06), (0, .1, z-.03), M.ZINC(), .01)
    for x, r in glands: gland((x, .1, z-.06), r)
    for (x, _), name in zip(glands, names): tag(name, (x, .1-d*.23, z-.066), .36, face='bottom')
    x, y = -w*.38, .1+d*.2; cyl(.16, .05, (x, y, z-.08), M.ZINC(), seg=28); cyl(.09, .36, (x, y, z-.2), M.BRASS(), seg=20); tag('PE', (x+.42, y, z-.066), .32, '#7fb53a', '#ffffff', 'bottom')

# ---- doors -------------------------------------------------------------------
@contextmanager
def hinged(w, loc, side=-1, angle=0):
    """the place of a door w wide whose lower middle is at loc, swung out by `angle` round its left (-1) or right edge"""
    x, y, z = loc
    with at((x+side*w/2, y, z), (0, 0, side*angle)):
        with at((-side*w/2, 0, 0)): yield

def leaf(w, h, mat, side=-1, handle=True, hinges=2, back=True, windows=()):
    """door sheet with its hinges, its handle on the other edge and, behind, gasket and stiffeners; `windows` are cut out of it: (x, z, w, h)"""
    sheet = box((w-.07, DOOR-.06, h-.07), (0, DOOR/2-.03, h/2), mat, .05, 3)
    carve(sheet, [box((ww, 1., wh), (x, 0, z), mat, 0) for x, z, ww, wh in windows])
    for i in range(hinges):
        z = h*(.12+.76*i/(hinges-1)); cyl(.085, .62, (side*(w/2-.03), -.02, z), M.DGREY(), seg=20); cyl(.095, .04, (side*(w/2-.03), -.02, z), M.ZINC(), seg=20)
    if handle:
        with at((-side*(w/2-.42), -.05, h*.5)): door_handle((0, 0, 0), min(1.15, h*.11))
    if not back: return
    frame(w-.3, h-.3, .12, .05, (0, DOOR-.02, h/2), M.RUBBER(), .05, .01)
    for s in (-1, 1): box((.32, .14, h-.8), (s*(w/2-.52), DOOR+.04, h/2), mat, .03)
    box((min(2.6, w*.4), .2, min(3., h*.3)), (0, DOOR+.07, h*.18), M.PLASTICG(), .04)
    box((.05, .12, h*.86), (-side*(w/2-.28), DOOR+.06, h/2), M.ZINC(), .02)

# ---- gear on a door ------------------------------------------------------------
SCREEN = {4.3: (.95, .54), 5: (1.08, .62), 7: (1.54, .88), 10: (2.22, 1.25)}

def touch_screen(texture, inch, x, z, depth=.5):
    """panel computer of that diagonal, and its housing behind the door"""
    w, h = SCREEN[inch]; edge = .3 if inch > 5 else .22
    rrect(w+edge, h+edge, .08, (x, -.03, z), M.BLACKG(), .09, .025); screen(texture, w, h, (x, -.075, z), .95)
    box((w+.05, depth, h+.05), (x, DOOR+depth/2-.04, z), M.PLASTICD(), .03)

def pilot(colour, text, x, z, on=True, r=.13):
    """22 mm pilot lamp over its tag, and its block behind the door"""
    lamp((x, -.02, z), colour if on else '#7b8288', r, on); tag(text, (x, -.006, z-.34), .19)
    box((.24, .4, .24), (x, DOOR+.15, z), M.PLASTICD(), .02)

def pilots(row, x, z, pitch=.8):
    for i, (colour, text, on) in enumerate(row): pilot(colour, text, x+(i-(len(row)-1)/2)*pitch, z, on)

def meter96(texture, x, z, keys=True):
    """96 x 96 panel meter with its display and keys"""
    rrect(.96, .96, .1, (x, -.04, z), M.BLACK(), .05, .03)
    screen(texture, .74, .56, (x, -.094, z+.1), .95)
    if keys:
        for i in range(4): rrect(.14, .1, .04, (x+(i-1.5)*.19, -.1, z-.33), M.pbr('#4a535e', .4), .03, .01)
    box((.88, .6, .88), (x, DOOR+.28, z), M.PLASTICD(), .03)

def dial(name, unit, top, value):
    """texture of a moving-iron instrument: square dial, scale from 0 to top, red pointer"""
    import math
    a = lambda v: math.radians(180-v/top*90); X, Y, R0 = 172, 172, 132; b = Rc(0, 0, 200, 200, '#f3f3ee')
    for i in range(21):
        t = a(top*i/20); r = R0-(14 if i % 5 == 0 else 8)
        b += L(X+R0*math.cos(t), Y-R0*math.sin(t), X+r*math.cos(t), Y-r*math.sin(t), '#111', 2.5 if i % 5 == 0 else 1.4)
        if i % 5 == 0: b += T(X+(R0-30)*math.cos(t), Y-(R0-30)*math.sin(t)+5, 16, f'{top*i//20}', '#111', '600', 'middle')
    t = a(value); b += L(X, Y, X+122*math.cos(t), Y-122*math.sin(t), '#c8252c', 4)+C(X, Y, 12, '#16181b')
    b += T(120, 128, 34, unit, '#111', '700', 'middle')+T(34, 190, 13, '1.5  AC', '#333')
    write(name, 200, 200, b, 2)

def ammeter(p, key, x, z, unit, top, value, text, s=.8):
    """square moving-iron instrument over its tag"""
    name = f'dial_{p.name}_{key}'; dial(name, unit, top, value)
    rrect(s, s, .12, (x, -.05, z), M.BLACK(), .05, .03); quad(s*.84, s*.84, (x, -.115, z), M.image(name, rough=.15, alpha=False, coat=.4))
    tag(text, (x, -.006, z-s*.5-.17), .19)

def rotary_handle(x, z, r=.36, red=False, text='O 分  I 合'):
    """coupling handle of the switch behind the door"""
    rrect(r*2.1, r*2.1, .08, (x, -.03, z), M.pbr('#f2c81e', .45) if red else M.PLASTICD(), .07, .02)
    cyl(r*.72, .12, (x, -.12, z), M.pbr('#c8252c', .4) if red else M.BLACK(), 'Y'); box((r*.46, .24, r*1.75), (x, -.24, z), M.pbr('#c8252c', .4) if red else M.BLACK(), .05, 3)
    box((.04, .01, r*.5), (x, -.362, z+r*.5), M.PLASTICW(), 0); tag(text, (x, -.006, z-r*1.05-.18), .2)

def emergency_stop(x, z, r=.2):
    cyl(r*1.75, .04, (x, -.02, z), M.pbr('#f2c81e', .45), 'Y', seg=40); cyl(r*.8, .3, (x, -.14, z), M.STEEL(), 'Y')
    lathe([(0, 0), (r*1.02, 0), (r*1.1, r*.3), (r*1.05, r*.62), (r*.7, r*.85), (0, r*.95)], (x, -.26, z), M.pbr('#c8252c', .3, coat=.3), rot=(90, 0, 0), seg=40)
    tag('急停', (x, -.006, z-r*1.75-.16), .2)

def selector(x, z, text, r=.13, turn=30):
    """selector switch under the names of its positions"""
    cyl(r*1.35, .08, (x, -.03, z), M.STEEL(), 'Y'); cyl(r*1.1, .16, (x, -.1, z), M.BLACK(), 'Y'); box((r*.55, .16, r*2), (x, -.22, z), M.BLACK(), .03, rot=(0, turn, 0))
    box((.02, .01, r*.7), (x+r*.4, -.302, z+r*.6), M.PLASTICW(), 0, rot=(0, turn, 0)); tag(text, (x, -.006, z-.34), .19)

def push_button(x, z, colour, text, r=.11):
    cyl(r*1.4, .08, (x, -.03, z), M.STEEL(), 'Y'); cyl(r, .14, (x, -.07, z), M.pbr(colour, .35, coat=.2), 'Y', .02); tag(text, (x, -.006, z-.32), .19)

def fan_filter(x, z, s=2.04):
    """filter fan: plastic grille of slanted lamellae over a mat"""
    g = M.pbr('#B4B9BD', .5); rrect(s, s, .1, (x, -.04, z), g, .12, .03); rrect(s*.84, s*.84, .02, (x, -.092, z), M.DARK(), .06, 0)
    n = 11
    for i in range(n): box((s*.84, .1, s*.045), (x, -.11, z+(i-(n-1)/2)*s*.078), g, .01, rot=(32, 0, 0))
    for i in (-1, 1): box((s*.02, .05, s*.84), (x+i*s*.14, -.12, z), g, .005)

def louvre_field(x, z, w, n, mat, pitch=.22): louvres(n, w, pitch, (x, 0, z), mat, depth=.1)

def danger(x, z, w=1.2): quad(w, w*110/300, (x, -.006, z), M.image('danger'))

def voltage_indicator(x, z, text='高压带电显示'):
    """high-voltage presence indicator: three neon lamps L1 to L3"""
    rrect(1.15, .72, .09, (x, -.04, z), M.BLACK(), .05, .02); tag(text, (x, -.09, z+.24), .14, '#15181c', '#e8eef6')
    for i in range(3): led((x+(i-1)*.32, -.1, z-.02), '#ff5a36', .06); tag(f'L{i+1}', (x+(i-1)*.32, -.09, z-.24), .12, '#15181c', '#e8eef6')

def viewing_window(x, z, w, h):
    """toughened pane in a steel frame over an opening of the door"""
    quad(w, h, (x, .02, z), M.glass(opacity=.03)); frame(w+.36, h+.36, .2, .12, (x, -.05, z), M.DGREY(), .14, .03)
    for sx in (-1, 1):
        for sz in (-1, 1): screw((x+sx*(w/2+.09), -.11, z+sz*(h/2+.09)), .05)

def head_strip(p, w, d, h, hh, title, mat):
    """fascia over the doors: brand on the left, title on the right"""
    box((w-.06, DOOR, hh-.07), (0, -d/2+DOOR/2, h-hh/2), mat, .05, 3); y = -d/2-.005; b = min(3., w*.36)
    brand((-w/2+.35+b/2, y, h-hh/2), b, dark=False)
    words(p, 'head_'+title.encode().hex(), title, min(.62, w*.56/len(title)), (w/2-.35, y, h-hh/2), '#ffffff', align='end')

def inside_lamp(w, d, top):
    """lamp behind the upper edge of the door: what stands behind a window is seen"""
    box((w*.8, .3, .2), (0, -d/2+.9, top-.6), M.pbr('#ffffff', .5, emit=24), 0)

# ---- mimic diagram -------------------------------------------------------------
LOW, HIGH = '#a8741a', '#b5202a'
"""colours of mimic busbars: 0.4 kV yellow-brown, 10 kV crimson"""

def symbol(kind, x, y, s, c):
    """graphical symbol of a one-line diagram, s high from y down"""
    m = y+s/2
    if kind == 'FU': return L(x, y, x, y+s, c, 5)+Rc(x-s*.16, y+s*.2, s*.32, s*.6, 'none', 0, c, 5)
    if kind in ('KM', 'QF', 'QS'):
        mark = {'KM': P(f'M{x-s*.12} {y+s*.26} a{s*.12} {s*.12} 0 0 0 {s*.24} 0', 'none', c, 5), 'QF': L(x-s*.12, y+s*.14, x+s*.12, y+s*.38, c, 5)+L(x+s*.12, y+s*.14, x-s*.12, y+s*.38, c, 5), 'QS': L(x-s*.16, y+s*.26, x+s*.16, y+s*.26, c, 5)}[kind]
        return L(x, y, x, y+s*.26, c, 5)+mark+L(x-s*.28, y+s*.3, x, y+s*.76, c, 5)+L(x, y+s*.76, x, y+s, c, 5)
    if kind == 'VT':
        t = s*.17; up = f'M{x-t*2} {m+t} h{t*2} l{-t} {-t*2} z M{x-t*2} {m-t} h{t*2}'; down = f'M{x} {m-t} h{t*2} l{-t} {t*2} z M{x} {m+t} h{t*2}'
        return L(x, y, x, m-t*1.7, c, 5)+L(x-t, m-t*1.7, x+t, m-t*1.7, c, 5)+L(x-t, m+t*1.7, x+t, m+t*1.7, c, 5)+L(x-t, m-t*1.7, x-t, m+t*1.7, c, 4)+L(x+t, m-t*1.7, x+t, m+t*1.7, c, 4)+P(up, c, c, 3)+P(down, c, c, 3)+L(x, m+t*1.7, x, y+s, c, 5)
    if kind == 'L': return L(x, y, x, y+s*.14, c, 5)+''.join(P(f'M{x} {y+s*(.14+.24*i)} a{s*.12} {s*.12} 0 0 1 0 {s*.24}', 'none', c, 5) for i in range(3))+L(x, y+s*.86, x, y+s, c, 5)
    if kind == 'C': return L(x, y, x, m-s*.1, c, 5)+L(x-s*.3, m-s*.1, x+s*.3, m-s*.1, c, 7)+L(x-s*.3, m+s*.1, x+s*.3, m+s*.1, c, 7)+L(x, m+s*.1, x, m+s*.3, c, 5)
    if kind == 'M': return L(x, y, x, y+s*.18, c, 5)+C(x, m+s*.02, s*.34, 'none', c, 5)+T(x, m+s*.13, s*.32, kind, c, '700', 'middle')
    return L(x, y, x, y+s*.1, c, 5)+Rc(x-s*.42, y+s*.1, s*.84, s*.8, 'none', 6, c, 5)+T(x, m+s*.13, s*.34, kind, c, '700', 'middle')

def one_line(p, x, z, w, h, branches, colour=LOW, feed='QS', busbar='AC 400 V'):
    """mimic diagram on the door: the feed, the busbar, its branches as (symbols from above, name)"""
    W, H = w*100, h*100; name = f'mimic_{p.name}'; n = max(len(symbols) for symbols, _ in branches); bus = H*.3; s = (H*.56)/n
    b = Rc(2, 2, W-4, H-4, '#f4f6f8', 10, '#8b97a8', 3)+symbol(feed, W*.5, H*.05, bus-H*.05, colour)+L(W*.05, bus, W*.95, bus, colour, 11)+T(W*.06, bus-14, 25, busbar, '#16233a', '600')+T(W*.5+H*.1, bus-22, 24, feed, '#16233a')
    for i, (symbols, title) in enumerate(branches):
        bx = W*(.05+.9*(i+.5)/len(branches))
        for j, kind in enumerate(symbols): b += symbol(kind, bx, bus+j*s*n/len(symbols), s*n/len(symbols), colour)
        b += T(bx, H-14, 25, title, '#16233a', '600', 'middle')
    write(name, W, H, b, 1.5); quad(w, h, (x, -.006, z), M.image(name, rough=.45))
