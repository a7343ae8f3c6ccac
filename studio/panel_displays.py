"""What the instruments show: LED digits, segment LCDs and dot-matrix pages, drawn as SVG. Sizes in mm or in dots."""
import math
from labels import T, Rc, L, C, P, seg7, write

def digits(x_right, y, h, value, on, off):
    """seven-segment digits that end at x_right"""
    n = len(value.replace('.', '')); return seg7(x_right-(n*.74-.22)*h, y, h, value, on, off)

def led_rows(name, w, h, rows, size=.74, on='#ff3b2a', off='#2b0b0b', bg='#130506', right=.93):
    """rows of LED digits behind a red filter"""
    b = Rc(0, 0, w*10, h*10, bg); rh = h*10/len(rows)
    for i, v in enumerate(rows): b += digits(w*10*right, i*rh+rh*(1-size)/2, rh*size, v, on, off)
    write(name, w*10, h*10, b, 2); return name

def segment_lcd(name, w, h, rows, bg='#e9eef2', fg='#123a8c', ghost='#dde4ea', head=(), foot=None, extra=None, size=.74):
    """segment LCD: head line of words, rows of (tag, value, unit), foot row (words, value, unit)"""
    W, H = w*10, h*10; b = Rc(0, 0, W, H, bg); y = 0
    if head:
        hh = H*.1
        for x, words in head: b += T(W*x, hh*.9, hh*.78, words, fg, '600')
        y = hh*1.1
    fh = H*.2 if foot else 0; rh = (H-y-fh)/len(rows)
    for i, (tag, value, unit) in enumerate(rows):
        t = y+i*rh; dh = min(rh*size, W*.66/max(4, len(value.replace('.', '')))/.74)
        b += T(W*.03, t+rh*.64, min(rh*.4, W*.1), tag, fg, '700') + digits(W*.83, t+(rh-dh)/2, dh, value, fg, ghost) + T(W*.985, t+rh*.78, min(rh*.34, W*.062), unit, fg, '700', 'end')
    if foot:
        words, value, unit = foot; t = H-fh; dh = fh*.56
        b += L(W*.03, t, W*.97, t, fg, 2) + T(W*.03, t+fh*.66, fh*.36, words, fg, '600') + digits(W*.84, t+fh*.22, dh, value, fg, ghost) + T(W*.985, t+fh*.74, fh*.36, unit, fg, '700', 'end')
    if extra: b += extra(W, H)
    write(name, W, H, b, 2); return name

def signal(x, y, s, fg, bars=4):
    """signal strength: rising bars on a base line y"""
    return ''.join(Rc(x+i*s*.34, y-s*(.3+.23*i), s*.22, s*(.3+.23*i), fg) for i in range(bars))

def page(name, w, h, body, bg='#c9dcc4', scale=6):
    write(name, w, h, Rc(0, 0, w, h, bg)+body, scale); return name

def bars(x, y, w, h, values, fill, top, gap=.3):
    """a bar chart standing on the line y"""
    s = w/len(values)
    return ''.join(Rc(round(x+i*s, 2), round(y-h*v/top, 2), round(s*(1-gap), 2), round(h*v/top, 2), fill) for i, v in enumerate(values))

def phasors(x, y, r, colours, lag=18, ring='#1b2a1c', w=1.2):
    """voltage phasors at 120 degrees and the currents that lag them"""
    b = C(x, y, r, 'none', ring, w*.6)+L(x-r, y, x+r, y, ring, w*.3)+L(x, y-r, x, y+r, ring, w*.3)
    for k, c in enumerate(colours):
        for length, shift, width in ((.92, 0, w), (.6, lag, w*1.6)):
            a = math.radians(90-120*k-shift); b += L(x, y, round(x+r*length*math.cos(a), 2), round(y-r*length*math.sin(a), 2), c, width)
    return b

def trace(x, y, w, h, values, colour, lo, hi, sw=2):
    """a curve through evenly spaced values"""
    pts = ' '.join(f'{x+w*i/(len(values)-1):.1f},{y+h-h*(v-lo)/(hi-lo):.1f}' for i, v in enumerate(values))
    return f'<polyline points="{pts}" fill="none" stroke="{colour}" stroke-width="{sw}" stroke-linejoin="round"/>'

def spectrum(n, big):
    """harmonic contents 2..n in per cent: the orders in `big`, the others small"""
    return [big.get(k, .9 if k % 2 and k < 26 else .3) for k in range(2, n+1)]
