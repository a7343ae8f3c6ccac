"""What the touch screens of the cabinets show: title line, key figures, one picture and the page keys; 800 x 450."""
import math
from labels import write, mark, wave, T, Rc, C, L, P, BLUE

INK, PANEL, DIM = '#0b1a33', '#0f2347', '#9db8e6'
CYAN, AMBER, GREEN, RED = '#3ef0d8', '#ffd25e', '#27e07a', '#ff6b6b'
PHASES = (AMBER, GREEN, RED)
W, H = 800, 450

def page(name, title, cards, picture, keys=('主页', '曲线', '参数', '记录', '设置')):
    """a whole page: `cards` are (label, value, unit), `picture` is drawn inside 760 x 196 at (20, 168)"""
    b = Rc(0, 0, W, H, INK)+Rc(0, 0, W, 50, BLUE)+mark(32, 25, 32, '#fff', '#7fe6dc')+T(58, 35, 26, title, '#fff', '700')+T(W-18, 34, 22, '10:36', '#cfe0ff', '400', 'end')
    cw = (W-20-20*len(cards))/len(cards)
    for i, (label, value, unit) in enumerate(cards):
        x = 20+i*(cw+20)
        b += Rc(x, 62, cw, 92, '#132a52', 8)+T(x+12, 88, 19, label, DIM)+T(x+12, 138, 38, value, CYAN if i % 2 == 0 else AMBER, '700', font='DejaVu Sans')+T(x+cw-10, 138, 20, unit, DIM, '400', 'end')
    b += Rc(20, 166, W-40, 212, PANEL, 8)+picture
    kw = (W-20*6)/5
    for i, t in enumerate(keys): x = 20+i*(kw+20); b += Rc(x, 392, kw, 44, '#12B5A6' if i == 0 else '#1b3668', 8)+T(x+kw/2, 422, 23, t, '#fff', '600', 'middle')
    write(name, W, H, b, 1.5); return name

def steps(names, on, unit=''):
    """one-line diagram: busbar, a switch and a capacitor for each step; the first `on` are switched in"""
    b = L(40, 196, 760, 196, AMBER, 5); n = len(names); pitch = 720/n
    for i, t in enumerate(names):
        x = 40+pitch*(i+.5); c = GREEN if i < on else '#5d739b'
        b += L(x, 196, x, 222, c, 4)+(L(x, 222, x, 252, c, 4) if i < on else L(x, 252, x-17, 226, c, 4))+C(x, 222, 4, c)+C(x, 252, 4, c)
        b += L(x, 252, x, 278, c, 4)+L(x-18, 278, x+18, 278, c, 5)+L(x-18, 288, x+18, 288, c, 5)+L(x, 288, x, 308, c, 4)
        b += T(x, 336, 22, t, '#d8e6ff', '600', 'middle')+T(x, 362, 19, '投入' if i < on else '退出', c, '500', 'middle')
    return b

def bars(values, colours=('#3b8cff', '#12B5A6'), labels=None, x=40, w=720, top=None):
    """spectrum: `values` is a list of (order, per cent, per cent after)"""
    top = top or max(v[1] for v in values); b = ''; pitch = w/len(values)
    for k in range(1, 5): b += L(x, 346-k*38, x+w, 346-k*38, '#1e3b70', 1)
    b += L(x, 346, x+w, 346, DIM, 2)
    for i, (order, *pair) in enumerate(values):
        bw = pitch*.34
        for j, v in enumerate(pair): h = 152*v/top; b += Rc(x+pitch*i+pitch*.12+j*bw*1.05, 346-h, bw, h, colours[j], 2)
        b += T(x+pitch*(i+.5), 369, 18, f'{order}', DIM, '500', 'middle')
    for j, t in enumerate(labels or ()): b += Rc(x+w-250+j*125, 176, 18, 18, colours[j], 3)+T(x+w-226+j*125, 192, 18, t, '#d8e6ff')
    return b

def curve(points, colour, x=60, w=690, y=186, h=160):
    p = ' '.join(f'{x+w*i/(len(points)-1):.1f},{y+h*(1-v):.1f}' for i, v in enumerate(points))
    return f'<polyline points="{p}" fill="none" stroke="{colour}" stroke-width="3"/>'

def grid(x=60, w=690): return ''.join(L(x, 190+k*39, x+w, 190+k*39, '#1e3b70', 1) for k in range(5))

def waves(x, w, harm, title):
    b = T(x+10, 192, 19, title, DIM)
    for k, c in enumerate(PHASES): b += wave(x, 196, w, 172, 58, 2, -k*2.094, c, 2.5, harm)
    return b+L(x, 282, x+w, 282, '#1e3b70', 1)
