"""Parts of flush-mounted instruments: bezel, window, keys, lamps, housing, panel clips and rear terminals. Sizes here in mm."""
import labels, materials as M
from parts import *

SKIN = .5
"""thickness of the membrane on the bezel, mm"""
BODY = '#454b52'
HOUSING = lambda: M.pbr(BODY, .5)
GREEN = lambda: M.pbr('#2c7a4b', .45)
BLACKB = lambda: M.pbr('#1d2125', .5)

def text(x, y, size, words, fill='#e8edf2', w='500', anchor='middle'):
    """words on a print, in mm"""
    return labels.T(x*10, y*10, size*10, words, fill, w, anchor)

def arrow(x, y, s, turn, fill='#e8edf2'):
    """a key's arrow, s mm wide; turn in degrees clockwise from up"""
    return f'<polygon points="0,{-s*4.6} {s*5},{s*3.6} {-s*5},{s*3.6}" fill="{fill}" transform="translate({x*10},{y*10}) rotate({turn})"/>'

ARROWS = {'上': 0, '右': 90, '下': 180, '左': 270}

class Front:
    """A bezel with what is on it; places in mm from its upper left corner, y downwards. Call done() last: it prints the words."""
    def __init__(self, p, w, h, bezel, col='#2b3139', skin='#20262d', rim=4, r=3.5, ink='#e8edf2'):
        self.p, self.w, self.h, self.bz, self.ink = p, w, h, bezel, ink
        self.words, self.caps = [], []
        rrect(w/100, h/100, bezel/100, (0, -bezel/200, h/200), M.pbr(col, .42), r/100, .014)
        rrect((w-2*rim)/100, (h-2*rim)/100, SKIN/100, self.at(w/2, h/2, SKIN/2-.02), M.pbr(skin, .34), r/200, .002)

    def at(self, x, y, out=0.): return (x-self.w/2)/100, -(self.bz+out)/100, (self.h-y)/100

    def print(self, svg): self.words.append(svg)
    def text(self, x, y, size, words, **k): self.print(text(x, y, size, words, **{'fill': self.ink, **k}))

    def window(self, x, y, w, h, tex, rim=1.6, emit=1.0):
        """display `tex` of w x h mm with its upper left corner at x, y, behind a glossy pane"""
        c = self.at(x+w/2, y+h/2, SKIN)
        rrect((w+2*rim)/100, (h+2*rim)/100, .006, c, M.BLACKG(), .012, .002)
        screen(tex, w/100, h/100, (c[0], c[1]-.0045, c[2]), emit)

    def key(self, x, y, w, h, cap, col='#4a535e', ink='#f2f5f8', round=.35):
        """a rubber key; `cap` is a direction (上下左右) or words"""
        c = self.at(x, y, SKIN+.5)
        rrect((w+1)/100, (h+1)/100, .004, self.at(x, y, SKIN), M.DARK(), h*round/100, .001)
        rrect(w/100, h/100, .022, c, M.pbr(col, .5), h*round/100, .006)
        s = min(w, h)
        self.caps.append(arrow(x, y, s*.36, ARROWS[cap], ink) if cap in ARROWS else text(x, y+s*.17, s*.5, cap, ink))

    def keys(self, caps, x, y, w, h, pitch, **k):
        for i, cap in enumerate(caps): self.key(x+i*pitch, y, w, h, cap, **k)

    def lamp(self, x, y, col='#22dd66', on=True, r=.9, words='', size=2.2, below=True):
        """an LED with its words below it, or to its right"""
        led(self.at(x, y, SKIN), col if on else '#3b2426' if col in RED else '#2c3a33', r/100, on)
        if words: self.text(x, y+r+size+.6, size, words) if below else self.text(x+r+1.2, y+size*.36, size, words, anchor='start')

    def brand(self, x, y, size, white=True):
        """the brand, `size` mm high, its left edge at x and its middle at y"""
        self.print(labels.brand(x*10, y*10, size*10, self.ink, '#fff' if white else labels.BLUE, '#8fe9df' if white else labels.TEAL, en=False))

    def done(self):
        for key, svg, out in (('face', self.words, SKIN+.12), ('caps', self.caps, SKIN+1.75)):
            if not svg: continue
            name = f'{key}_{self.p.name}'
            labels.write(name, self.w*10, self.h*10, ''.join(svg), 1.2 if self.w < 130 else .9)
            decal(name, self.w/100, self.h/100, self.at(self.w/2, self.h/2, out), rough=.4)

RED = ('#ff3b30', '#ff4030')

def housing(front, w, h, deep, clips='block', vents=True, mat=None):
    """the body behind the panel: gasket, box of w x h mm to `deep` mm, panel clips and vents"""
    m = mat or HOUSING(); zc = front.h/200
    rrect((w+3)/100, (h+3)/100, .02, (0, .008, zc), M.RUBBER(), .03, .004)
    rrect(w/100, h/100, deep/100, (0, deep/200, zc), m, .02, .012)
    for side in (-1, 1): CLIPS[clips](side, w, h, deep, zc)
    if vents:
        for side, face in ((-1, 'left'), (1, 'right')):
            slots(5, .035*w/90, .018, .045, (side*w/200, deep/100*.72, zc+h/100*.27), face, 4, .05*w/90)
        with at((0, deep/200, zc+h/200)): slots(4, .1, .02, .07, (0, 0, 0), 'top', 5, .14*w/90)

def clip_block(side, w, h, deep, zc):
    """ratchet rail and the black block that presses on the panel"""
    x = side*w/200; n = int(deep*.62/2.2)
    box((.03, deep/100*.7, .1), (x, deep/100*.42, zc), M.pbr('#33383e', .5), .004)
    for i in range(n): box((.036, .008, .09), (x+side*.004, deep/100*.09+i*.022, zc), M.pbr('#23272c', .5), 0)
    box((.09, .2, .2), (x+side*.03, .13, zc), BLACKB(), .02); box((.07, .08, .26), (x+side*.05, .06, zc), BLACKB(), .015)
    for i in range(3): box((.02, .015, .16), (x+side*.078, .12+i*.04, zc), M.pbr('#30363c', .5), .004)

def clip_metal(side, w, h, deep, zc):
    """zinc bracket with a long clamping screw"""
    x = side*w/200
    box((.025, .34, .16), (x+side*.012, deep/100*.5, zc), M.ZINC(), .006); box((.12, .02, .16), (x+side*.06, deep/100*.5+.16, zc), M.ZINC(), .006)
    cyl(.022, deep/100*.5+.2, (x+side*.075, deep/100*.25+.13, zc), M.STEEL(), 'Y', seg=20); cyl(.045, .03, (x+side*.075, deep/100*.5+.24, zc), M.STEEL(), 'Y', seg=24)
    box((.06, .03, .12), (x+side*.075, .035, zc), BLACKB(), .008)

def clip_tail(side, w, h, deep, zc):
    """arm of the frame that is pushed on from the rear"""
    x = side*w/200
    box((.045, deep/100*.72, .3), (x+side*.015, deep/100*.4, zc), BLACKB(), .012); box((.075, .05, .34), (x+side*.03, .045, zc), BLACKB(), .012)
    for i in range(4): box((.02, .02, .26), (x+side*.036, deep/100*(.25+.11*i), zc), M.pbr('#343a41', .5), .004)

def clip_four(side, w, h, deep, zc):
    """two clamping screws on each side"""
    for dz in (-1, 1): clip_metal(side, w, h, deep*.8, zc+dz*h*.3/100)

def clip_none(*_): pass

CLIPS = dict(block=clip_block, metal=clip_metal, tail=clip_tail, four=clip_four, none=clip_none)

def rear(front, deep): return at((0, deep/100, front.h/200), (0, 0, 180))

def terminal_row(p, key, groups, z, pitch=7.62, h=12, d=9, mats=None, gap=3.5, x=0., above=True, size=2.6, ink='#f2f5f8'):
    """Rows of screw terminals with their printed numbers, centred on x at height z (mm from the middle of the rear).
    A group is one plug; `above` puts the numbers over or under it."""
    total = sum(len(g) for g in groups)*pitch+(len(groups)-1)*gap; left = x-total/2; svg = []
    for i, g in enumerate(groups):
        n = len(g); mat = (mats or [None]*len(groups))[i] or BLACKB()
        terminal_block(n, pitch/100, ((left+n*pitch/2)/100, 0, z/100), mat, h/100, d/100*2)
        for k, label in enumerate(g): svg.append(text(left-x+total/2+1+(k+.5)*pitch, size*1.15, size if len(label) < 4 else size*.8, label, ink, '600'))
        left += n*pitch+gap
    name = f'term_{p.name}_{key}'; labels.write(name, (total+2)*10, size*16, ''.join(svg), 1.5)
    zl = z+(h/2+size*.9+.4)*(1 if above else -1)
    quad((total+2)/100, size*1.6/100, (x/100, -.004, zl/100), M.image(name))

def plate(p, rows, w, loc, face='front', title=None):
    """the rating plate, w mm wide"""
    decal(labels.rating_plate(p, rows, title), w/100, w/100*260/420, loc, face, rough=.4)

def sma(loc, axis='Y'):
    """SMA socket pointing to the viewer"""
    x, y, z = loc
    lathe([(0, 0), (.04, 0), (.04, .02), (0, .02)], (x, y, z), M.BRASS(), rot=(90, 0, 0), seg=6)
    cyl(.03, .11, (x, y-.05, z), M.BRASS(), 'Y', seg=24); cyl(.012, .112, (x, y-.052, z), M.DARK(), 'Y', 0, 12)

def rod_antenna(loc, h=.9):
    """rod antenna on an elbow: out to the rear, then up (in the rear's own axes)"""
    x, y, z = loc
    cyl(.038, .16, (x, y-.06, z), M.BRASS(), 'Y', seg=24); box((.09, .1, .12), (x, y-.16, z+.01), M.BLACK(), .03)
    lathe([(0, .05), (.048, .05), (.048, .25), (.04, .3), (.035, h-.02), (.02, h), (0, h)], (x, y-.16, z), M.BLACK(), seg=24)

def usb(loc):
    """USB-A socket facing the viewer"""
    x, y, z = loc
    box((.14, .04, .07), (x, y, z), M.STEEL(), .006); box((.12, .045, .05), (x, y, z), M.DARK(), 0); box((.1, .046, .018), (x, y-.001, z+.01), M.pbr('#e8ecef', .5), 0)

def words(key, text_, ink='#f2f5f8'):
    """a word for a socket, in a 14 x 4.5 mm print; -> its texture"""
    name = f'socket_{key}'; labels.write(name, 140, 45, text(7, 3.4, 3.4, text_, ink, '600'), 2); return name
