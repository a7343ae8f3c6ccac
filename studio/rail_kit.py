"""The kit of rail-mounted devices, in millimetres: housings with real recesses, screw terminals, prints and displays.

`device` registers a model that is built in mm; everything here is used inside such a model.
"""
import bpy
import materials as M
from catalogue import product
from labels import NAVY, TEAL, T, Rc, C, L, P, brand, seg7, write
from parts import *

INK = '#16233a'
GREY = '#5b6878'

def device(id, views=('34', 'front', 'detail'), focus=None, sees=(), **options):
    """catalogue.product for build(p, w, h, d) in mm; `focus` is in mm, too"""
    def register(build):
        def scaled(p):
            with at(sc=.01): build(p, p.w*100, p.h*100, p.d*100)
        product(id, views, tuple(v/100 for v in focus) if focus else None, sees, **options)(scaled)
        return build
    return register

# ---- prints ---------------------------------------------------------------------------
class Print:
    """a drawing of w x h mm for product `p`; x to the right and z up from its centre, sizes in mm"""
    def __init__(self, p, key, w, h, background=None):
        self.name, self.w, self.h, self.body = f'art_{p.name}_{key}', w, h, ''
        if background: self.bar(0, 0, w, h, background)
    def _x(self, x): return (self.w/2+x)*10
    def _y(self, z): return (self.h/2-z)*10
    def text(self, x, z, size, words, fill=INK, weight='500', anchor='middle'):
        """words whose middle height is at z"""
        self.body += T(self._x(x), self._y(z)+size*3.6, size*10, words, fill, weight, anchor); return self
    def rows(self, x, z, size, rows, fill=INK, pitch=1.5, anchor='start'):
        for i, row in enumerate(rows): self.text(x, z-i*size*pitch, size, row, fill, '500', anchor)
        return self
    def brand(self, x, z, size, white=False):
        """mark and name from x to the right, 4.2 sizes long"""
        self.body += brand(self._x(x), self._y(z), size*10, '#fff' if white else NAVY, '#fff' if white else '#0B4DA2', '#8fe9df' if white else TEAL, en=False); return self
    def bar(self, x, z, w, h, fill, rx=0, stroke='none', sw=1):
        self.body += Rc(self._x(x-w/2), self._y(z+h/2), w*10, h*10, fill, rx*10, stroke, sw); return self
    def line(self, x1, z1, x2, z2, fill=INK, sw=.25):
        self.body += L(self._x(x1), self._y(z1), self._x(x2), self._y(z2), fill, sw*10); return self
    def dot(self, x, z, r, fill, stroke='none', sw=.2):
        self.body += C(self._x(x), self._y(z), r*10, fill, stroke, sw*10); return self
    def path(self, points, fill='none', stroke=INK, sw=.3):
        d = 'M' + ' L'.join(f'{self._x(x):.1f},{self._y(z):.1f}' for x, z in points); self.body += P(d, fill, stroke, sw*10); return self
    def digits(self, right, z, height, number, on=INK, off='none'):
        """seven-segment figures that end at `right`, with their middle height at z"""
        n = len(number.replace('.', '')); width = (n*.74-.22)*height
        x, y, h = self._x(right-width), self._y(z+height/2), height*10
        self.body += seg7(x, y, h, number.replace('.', ''), on, off)
        if '.' in number: self.body += C(x+(number.index('.')*.74-.11)*h, y+h, h*.085, on)
        return self
    def write(self):
        write(self.name, self.w*10, self.h*10, self.body, min(2.4, 1500/(max(self.w, self.h)*10))); return self.name
    def on(self, loc, face='front', rough=.4):
        quad(self.w, self.h, loc, M.image(self.write(), rough=rough), face); return self
    def lit(self, loc, emit=.85):
        screen(self.write(), self.w, self.h, loc, emit); return self

REFLECTIVE = dict(bg='#b9c4b0', fg='#151d15', ghost='#acb7a3')
BACKLIT = dict(bg='#c4dcea', fg='#0c1a2a', ghost='#b3ccdb')
GREEN = dict(bg='#bfd8a2', fg='#12200f', ghost='#b0c994')

def meter_lcd(p, w, h, label, number, unit, foot=(), style=REFLECTIVE, icons=''):
    """a segment LCD: a line of words, one large number with its unit, a line of small words; -> Print"""
    a = Print(p, 'lcd', w, h, style['bg']); fg = style['fg']
    n = len(number.replace('.', '')); small = h*.15
    room = w*.88-small*1.3*len(unit)*(.68 if unit.isascii() else 1)
    height = min(h*.46, room/(n*.74-.2))
    a.text(-w*.455, h*.34, small, label, fg, '600', 'start').text(w*.455, h*.34, small, icons, fg, '600', 'end')
    a.digits(-w*.455+room, h*.0, height, number, fg, style['ghost']).text(w*.455, -height*.26, small*1.25, unit, fg, '700', 'end')
    for i, words in enumerate(foot): a.text(-w*.455+w*.91*i/max(1, len(foot)-1) if len(foot) > 1 else -w*.455, -h*.37, small*.95, words, fg, '600', ('start', 'middle', 'end')[2 if i and i == len(foot)-1 else (1 if i else 0)])
    return a

# ---- housings -------------------------------------------------------------------------
def rounded(points, r, n=3):
    """the polygon with its corners cut to arcs of about radius r"""
    out = []
    for i, q in enumerate(points):
        a, b = Vector(points[i-1])-Vector(q), Vector(points[(i+1) % len(points)])-Vector(q)
        k = min(r, a.length*.45, b.length*.45); s, e, q = Vector(q)+a.normalized()*k, Vector(q)+b.normalized()*k, Vector(q)
        for j in range(n+1):
            t = j/n; v = s*(1-t)**2+q*2*t*(1-t)+e*t*t; out.append((v.x, v.y))
    return out

def side_prism(points, width, loc, mat, bevel=.5):
    """a profile of (y, z) points extruded along x"""
    return prism(points, width, loc, mat, bevel, rot=(0, 0, 90))

class Housing:
    """a rail device standing on z = 0: the nose at full depth, terminal steps above and below it, the rail's groove behind.

    terminal(), window() and hole() note what is to be cut; close() cuts it. `front` and `step` are the y of the two faces.
    """
    def __init__(self, w, h, d, nose=45, step=18, mat=None, gap=.3, base=0):
        self.w, self.h, self.d, self.nose, self.mat = w, h, d, nose, mat or M.PLASTICW()
        self.front, self.step, self.back, self.cutters = -d/2, -d/2+step, d/2, []
        lo, hi, f, s, b, c = base+(h-base-nose)/2, base+(h-base+nose)/2, self.front, self.step, self.back, base+(h-base)/2
        self.low, self.high, self.centre = lo, hi, c
        r = 17.8
        profile = [(s, 0), (s, lo-1.5), (f+1, lo), (f, lo+1), (f, hi-1), (f+1, hi), (s, hi+1.5), (s, h), (b-6, h), (b-6, c+r+9), (b, c+r+8), (b, c+r), (b-6.5, c+r), (b-6.5, c-r), (b, c-r), (b, c-r-8), (b-6, c-r-9), (b-6, 0)]
        self.body = side_prism(rounded(profile, 1), w-gap, (0, 0, 0), self.mat, .6)
        box((min(9, w*.5), 2.6, 9), (0, b-4.4, 4.6), M.pbr('#d9862c', .45), .5)
    def terminal(self, x, side, r=2.6, z=10, entry=None, metal=None, depth=7):
        """a screw behind a round hole of the step, `z` mm from its edge, and the wire's entry in the edge face; side is 1 above, -1 below"""
        zc = self.h-z if side > 0 else z; edge = self.h if side > 0 else 0; size = entry or 2*r+.8
        self.cutters += [cyl(r+.55, 14, (x, self.step, zc), self.mat, 'Y', 0, 28), box((size, size, 12), (x, self.step+depth+size*.2, edge), self.mat, .4)]
        screw((x, self.step+3.4, zc), r, 'Y', metal or M.STEEL())
        box((size*.9, size*.9, .8), (x, self.step+depth+size*.2, edge-side*5.4), M.ZINC(), .1)
    def window(self, x, z, w, h, deep=1):
        """a pocket in the nose for a display; -> where its print goes"""
        self.cutters.append(box((w, deep*2, h), (x, self.front, z), self.mat, 0)); frame(w+1.6, h+1.6, 1, .8, (x, self.front-.2, z), M.BLACKG(), .8, .25)
        return (x, self.front+deep*.8, z)
    def hole(self, x, z, r, deep=2):
        self.cutters.append(cyl(r, deep*2, (x, self.front, z), self.mat, 'Y', 0, 24))
    def close(self): carve(self.body, self.cutters); return self

def key(loc, r=2, mat=None):
    """a round push button in its collar"""
    x, y, z = loc
    ring(r*1.05, r*1.35, .8, loc, M.PLASTICG(), 'Y'); cyl(r, 2, (x, y-.3, z), mat or M.BLUEP(), 'Y', .4)

def indicator(loc, colour='#ff3b30', r=.9, on=True):
    """a small LED in the panel"""
    x, y, z = loc
    cyl(r*1.25, .3, (x, y-.1, z), M.PLASTICD(), 'Y', 0, 20)
    lathe([(0, 0), (r, 0), (r*.8, r*.4), (0, r*.55)], (x, y-.2, z), M.pbr(colour if on else '#6b4a48', .25, emit=1.5 if on else 0), rot=(90, 0, 0), seg=20)

def sma(loc, rod=0, tilt=0, knurl=True):
    """an SMA socket on a top face; with `rod` mm, its rubber antenna"""
    with at(loc, (0, tilt, 0)):
        lathe([(0, 0), (4, 0), (4, 1.6), (0, 1.6)], (0, 0, 0), M.BRASS(), seg=6)
        cyl(3, 6, (0, 0, 4), M.BRASS(), seg=28)
        for i in range(4): torus(3, .22, (0, 0, 2.6+i*1.1), M.BRASS(), seg=28, ms=6)
        if rod: lathe([(0, 4), (4.3, 4), (4.3, 13), (4.9, 14), (4.9, 24), (4.2, 27), (3.6, rod-2), (2.4, rod), (0, rod+.3)], (0, 0, 0), M.BLACK(), seg=32)

def plug(n, pitch, loc, mat=None, h=10, d=9, wires=0):
    """a pluggable screw terminal of n poles that faces the viewer; its front is at loc's y - d"""
    x, y, z = loc; m = mat or M.pbr('#1f7a4d', .45)
    box((n*pitch+1.2, d, h), (x, y-d/2, z), m, .4)
    for i in range(n):
        xi = x+(i-(n-1)/2)*pitch
        box((pitch*.72, .3, h*.34), (xi, y-d-.02, z-h*.22), M.DARK(), 0); screw((xi, y-d+.15, z+h*.24), pitch*.3)
        if i: box((.25, d, h*1.01), (xi-pitch/2, y-d/2, z), M.DARK(), 0)
    for i in range(wires): cyl(pitch*.24, 10, (x+(i-(n-1)/2)*pitch, y-d-4, z-h*.22), (M.pbr('#c8322b', .5), M.pbr('#24282d', .5))[i % 2], 'Y', .2, 16)
