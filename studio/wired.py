"""Current transformers and their leads, in millimetres: split-core clamps and residual-current rings."""
from rail_kit import *

def lead(start, end, colours=('#c8322b', '#24282d'), r=.9, sag=14):
    """two wires side by side along the floor from start to end"""
    (x1, y1, z1), (x2, y2, z2) = start, end
    for i, colour in enumerate(colours):
        o = (i-.5)*2.1*r
        tube([(x1+o, y1, z1), (x1+o, y1-sag*.6, z1*.8+.6), (x1+o*1.4, y1-sag, 1.2), ((x1+x2)/2, min(y1, y2)-sag+o, 1.1), (x2+o, y2-sag, 1.2), (x2+o, y2-sag*.4, z2*.8+.6), (x2+o, y2, z2)], r, M.pbr(colour, .5), bez=True)

def split_ct(p, key, w, h, d, window, ratio, rows=(), round_window=True, terminals=True, brand_size=None):
    """a clamp-on transformer standing on its foot: dark lower half, blue upper half, a latch on either side; window is (width, height)"""
    wi, hi = window; cz = h/2; seam = .5; n = 14
    dark, blue = M.pbr('#2b323a', .42), M.pbr('#0B4DA2', .36)
    if round_window: arc = lambda s: [(-s*wi/2*math.cos(math.pi*i/n), s*wi/2*math.sin(math.pi*i/n)) for i in range(n+1)]
    else: arc = lambda s: [(-s*wi/2, 0), (-s*wi/2, s*(hi/2-4)), (-s*(wi/2-4), s*hi/2), (s*(wi/2-4), s*hi/2), (s*wi/2, s*(hi/2-4)), (s*wi/2, 0)]
    c = min(w, h)*.1
    def half(s, mat):
        outer = [(s*w/2, 0), (s*w/2, s*(h/2-c)), (s*(w/2-c), s*h/2), (-s*(w/2-c), s*h/2), (-s*w/2, s*(h/2-c)), (-s*w/2, 0)]
        pts = [(x, z+s*seam) for x, z in outer+arc(s)]
        prism(pts, d, (0, 0, cz), mat, min(1.6, d*.04))
    half(-1, dark); half(1, blue)
    y = -d/2
    for sx in (-1, 1):
        box((3, d*.5, h*.24), (sx*(w/2+.7), 0, cz+h*.02), dark, .8); box((3.4, d*.36, h*.07), (sx*(w/2+1.6), 0, cz+h*.1), M.TEALP(), .9)
    s = brand_size or w*.12
    top = Print(p, key+'_top', w*.8, (h-hi)/2*.72)
    top.brand(-s*2.1, top.h*.2, s, True).text(0, -top.h*.28, s*.68, f'{p.model}  {ratio}', '#ffffff', '700').on((0, y-.06, cz+hi/2+(h-hi)/4))
    low = Print(p, key+'_low', w*.86, (h-hi)/2*.8)
    low.text(-w*.36, low.h*.16, s*.8, 'P1', '#ffffff', '700').path([(-w*.28, low.h*.16), (w*.1-w*.28, low.h*.16), (w*.07-w*.28, low.h*.26), (w*.1-w*.28, low.h*.16), (w*.07-w*.28, low.h*.06)], stroke='#ffffff', sw=.5)
    for i, row in enumerate(rows): low.text(w*.14, low.h*.3-i*s*.8, s*.46, row, '#e8edf4', '500')
    low.on((0, y-.06, cz-hi/2-(h-hi)/4))
