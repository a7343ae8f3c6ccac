"""What stands behind the doors: mounting plates, busbars, switches, capacitors, reactors, modules, terminals and wires."""
import materials as M
from cabinet_parts import tag, brand, perforation
from labels import lcd, write, seg7, Rc
from parts import *

PHASE = ('#e9bd1c', '#1f9d4a', '#cf3329', '#2456c6')
"""A yellow, B green, C red, N blue"""
NEUTRAL, EARTH = '#2456c6', '#7fb53a'
BODY, DARKBODY = '#C9CDCF', '#2b3138'

def mounting_plate(w, h, x, y, z, mat=None):
    """galvanised plate standing at y, its lower edge at z"""
    box((w, .06, h), (x, y, z+h/2), mat or M.powder('#C4C9CC', .4), .015)

def duct(w, x, y, z, h=.4, vertical=False):
    """slotted wiring duct"""
    with at((x, y, z), (0, 90 if vertical else 0, 0)):
        box((w, .5, h), (0, 0, 0), M.PLASTICG(), .02); box((w, .04, h*1.08), (0, -.26, 0), M.PLASTICG(), .01)
        n = int(w/.16)
        for i in range(n): box((.06, .3, h*1.01), ((i-(n-1)/2)*.16, -.08, 0), M.GREY(), 0)

def busbars(w, x, y, z, pitch=.75, bars=3, letters='ABC'):
    """tinned bars across the cabinet in shrink sleeves of the phase colours, on supports"""
    for i in range(bars):
        zz = z-i*pitch
        busbar((w, .1, .5), (x, y, zz), M.pbr(PHASE[i], .5)); busbar((w+.5, .09, .46), (x, y+.004, zz), M.pbr('#C3C7CA', .3, 1)); tag(letters[i], (x-w/2+.35, y-.06, zz), .26)
        for s in (-1, 1): bolt((x+s*(w/2+.14), y-.05, zz), .08, .2, axis='Y')
    for s in (-1, 1): box((.34, .55, bars*pitch+.2), (x+s*w*.3, y+.32, z-(bars-1)*pitch/2), M.pbr('#8c2f28', .55), .04)

def drop(x, y, z0, z1, colour, w=.3):
    """sleeved bar from z0 up to z1"""
    busbar((w, .08, z1-z0), (x, y, (z0+z1)/2), M.pbr(colour, .5))

def wire(points, colour, r=.06): tube(points, r, M.pbr(colour, .55), bez=len(points) > 3)

def moulded_breaker(x, y, z, w=1.4, h=2.55, poles=3, label='QF', on=True):
    """moulded-case breaker with its toggle and shrouded terminals"""
    d = 1.05
    box((w, d, h), (x, y-d/2, z), M.pbr(DARKBODY, .4), .05, 3); box((w*.92, .16, h*.56), (x, y-d-.06, z), M.pbr('#39414a', .38), .04, 3)
    box((w*.28, .1, h*.22), (x, y-d-.15, z+.05), M.DARK(), .02); box((w*.2, .34, .2), (x, y-d-.26, z+(.16 if on else -.1)), M.PLASTICW(), .04)
    tag(label, (x, y-d-.145, z-h*.2), .2); box((w*.3, .02, .14), (x+w*.26, y-d-.145, z+h*.2), M.pbr('#cf3329', .4), .01)
    for i in range(poles):
        xx = x+(i-(poles-1)/2)*w/poles
        for s in (-1, 1):
            box((w/poles*.62, .5, .42), (xx, y-d*.6, z+s*(h/2+.12)), M.pbr('#C3C7CA', .3, 1), .02); bolt((xx, y-d*.86, z+s*(h/2+.16)), .09, .2, axis='Y')
    for i in range(poles-1):
        for s in (-1, 1): box((.05, d, .8), (x+(i-(poles-2)/2)*w/poles, y-d/2, z+s*(h/2+.2)), M.DARK(), .01)

def fuse_switch(x, y, z, w=2.5, h=2.6):
    """switch-disconnector with three fuse carriers behind a clear cover"""
    box((w, 1.0, h), (x, y-.5, z), M.pbr('#C9CDCF', .45), .06, 3)
    for i in range(3):
        xx = x+(i-1)*w*.29
        box((w*.25, .3, h*.74), (xx, y-1.08, z), M.pbr('#343b43', .4), .05, 3); box((w*.17, .12, h*.4), (xx, y-1.27, z), M.pbr('#ece7dc', .35), .05, 3)
        for s in (-1, 1): box((w*.12, .16, .22), (xx, y-1.27, z+s*h*.25), M.BRASS(), .02)
    box((w*.3, .2, .24), (x, y-1.3, z-h*.43), M.pbr('#cf3329', .4), .05); tag('QS', (x+w*.36, y-1.006, z+h*.44), .18)

def fuses(x, y, z, n=3, pitch=.62, label=None):
    """blade-contact fuse links in open bases, a phase each"""
    for i in range(n):
        xx = x+(i-(n-1)/2)*pitch
        box((pitch*.78, .3, 1.75), (xx, y-.15, z), M.pbr('#343b43', .5), .03); box((pitch*.62, .42, .72), (xx, y-.48, z), M.pbr('#ece7dc', .3, coat=.3), .06, 3)
        for s in (-1, 1): box((pitch*.2, .4, .26), (xx, y-.44, z+s*.5), M.pbr('#C3C7CA', .3, 1), .02); box((pitch*.5, .06, .3), (xx, y-.32, z+s*.74), M.pbr('#C3C7CA', .3, 1), .02)
    if label: tag(label, (x, y-.31, z-1.02), .2)

def contactor(x, y, z, w=.9, h=1.05, label='KM'):
    """capacitor contactor with its leading contacts on top"""
    box((w, .9, h), (x, y-.45, z), M.pbr(DARKBODY, .42), .05, 3); box((w*.9, .3, h*.62), (x, y-1.02, z), M.pbr('#3b434c', .42), .05, 3); box((w*.7, .3, h*.42), (x, y-1.25, z+.05), M.pbr('#C9CDCF', .45), .04, 3)
    for i in range(3):
        for s in (-1, 1): screw((x+(i-1)*w*.3, y-.9, z+s*h*.42), .075)
    tag(label, (x, y-1.41, z), .17)

def can(x, y, z, r=.58, h=2.7):
    """cylindrical power capacitor on its stud, its terminals capped"""
    with at((x, y, z)):
        lathe([(0, 0), (r*.96, 0), (r, .06), (r, h), (r*1.03, h+.03), (r*1.03, h+.1), (0, h+.1)], (0, 0, 0), M.ALUZ(), seg=48); cyl(r*1.004, h*.42, (0, 0, h*.52), M.pbr('#eef1f3', .45), bevel=.001, seg=48)
        cyl(r*1.008, .16, (0, 0, h*.68), M.BLUEP(), bevel=.001, seg=48); cyl(r*.86, .34, (0, 0, h+.25), M.PLASTICD(), seg=40)
        for a in (90, 210, 330): cyl(.09, .3, (r*.45*math.cos(R(a)), r*.45*math.sin(R(a)), h+.5), M.BRASS(), seg=16)

def filter_can(x, y, z, w=1.9, d=1.5, h=2.6, letters='ABC'):
    """boxed filter capacitor with three porcelain terminals"""
    with at((x, y, z)):
        box((w, d, h), (0, 0, h/2), M.powder('#AEB5BA', .4), .1, 4); box((w*.62, .02, h*.34), (0, -d/2-.004, h*.5), M.pbr('#eef1f3', .45), 0); box((w*.62, .02, .16), (0, -d/2-.008, h*.62), M.BLUEP(), 0)
        for i in range(3):
            lathe([(0, 0), (.17, 0), (.17, .06), (.13, .1), (.13, .16), (.16, .2), (.16, .26), (.09, .34), (0, .34)], ((i-1)*w*.3, 0, h), M.pbr('#e9e4da', .2, coat=.5), seg=28)
            bolt(((i-1)*w*.3, 0, h+.34), .07, .28, M.BRASS())

def drawer_module(x, y, z, on=True, w=2., h=1.78, text='20'):
    """plug-in capacitor drawer LH-ZCM: seven-segment display, light band, handle"""
    f = y; box((w, 4.3, h), (x, y+2.15, z), M.powder('#AEB4B9', .42), .03); rrect(w*.98, h*.97, .12, (x, f-.03, z), M.WHITE(), .06, .02)
    name = f'drawer_{text.replace(".", "_")}'; write(name, 120, 60, Rc(0, 0, 120, 60, '#120405')+seg7(20, 12, 36, text, '#ff3b2c', '#2a0a0a'), 2)
    rrect(.8, .42, .04, (x-.45, f-.1, z+h*.24), M.BLACKG(), .05, .01); screen(name, .66, .33, (x-.45, f-.125, z+h*.24), 1)
    rrect(.06, h*.66, .03, (x+w*.42, f-.1, z), M.pbr('#19c9b0' if on else '#5d6870', .3, emit=.9 if on else 0), .03, .005)
    for i, c in enumerate(('#22dd66', '#ffb020')): led((x+.2+i*.22, f-.1, z+h*.3), c, .04, on or i == 1)
    brand((x-.2, f-.095, z-.08), 1.1); handle_bar((x-.1, f-.08, z-h*.32), 1.1, .3, .05, M.BLACK(), False)

def apf_module(x, y, z, w=5., h=2.3, text='100 A'):
    """power module in its slot: perforated front, state LEDs, rating, two handles"""
    box((w, 5.6, h), (x, y+2.8, z), M.powder('#BFC4C8'), .03); rrect(w*1.06, h*.98, .1, (x, y-.03, z), M.powder('#E0E3E5', .4), .06, .02)
    perforation(w*.6, h*.74, (x+w*.14, y-.084, z), pitch=.16); box((w*1.05, .11, .09), (x, y-.035, z-h*.44), M.TEALP(), .01)
    brand((x-w*.335, y-.085, z+h*.27), 1.35); tag(text, (x-w*.335, y-.086, z-h*.2), .24, '#0B4DA2', '#ffffff')
    for i, c in enumerate(('#22dd66', '#22dd66', '#ffb020')): led((x-w*.39+i*.28, y-.09, z+.02), c, .05, i < 2)
    for s in (-1, 1):
        handle_bar((x+s*w*.49, y-.06, z), h*.6, .36, .055)
        for t in (-1, 1): screw((x+s*w*.49, y-.08, z+t*h*.4), .07)

def heatsink(x, y, z, w, h, d=1., fins=14):
    """finned aluminium body, fins to the viewer and vertical"""
    box((w, .2, h), (x, y-.1, z), M.ALUZ(), .01)
    for i in range(fins): box((w/fins*.35, d, h), (x+(i-(fins-1)/2)*w/fins, y-.2-d/2, z), M.ALUZ(), .005)

def thyristor_set(x, y, z, label='VT1', w=2.5):
    """three pairs of antiparallel thyristors on one heat sink over its fan"""
    heatsink(x, y, z, w, 2.6, .7, 18); n = 3
    for i in range(n):
        xx = x+(i-1)*w*.31
        box((w*.25, .5, 1.5), (xx, y-1.12, z+.1), M.pbr('#23282e', .4), .03, 2); box((w*.19, .04, 1.3), (xx, y-1.385, z+.1), M.pbr('#31373f', .4), .01)
        for s in (-.48, 0, .48): bolt((xx, y-1.4, z+.1+s), .085, .16, axis='Y')
        wire([(xx+.2, y-1.4, z-.35), (xx+.26, y-1.65, z-.8), (xx+.2, y-1.5, z-1.3)], '#e8e8e8', .025); wire([(xx+.14, y-1.4, z-.35), (xx+.2, y-1.65, z-.8), (xx+.14, y-1.5, z-1.3)], '#cf3329', .025)
    for i in (-1, 1): fan(.56, (x+i*w*.25, y-.9, z-1.98))
    tag(label, (x, y-1.42, z+1.12), .22)

def rail(x, y, z, w, devices):
    """35 mm rail with devices from the left: ('mcb', poles, label) ('psu', label) ('spd', poles) ('tb', n, label) ('relay', n)"""
    box((w, .08, .35), (x, y-.04, z), M.ZINC(), .01); cx = x-w/2+.15
    for kind, n, label in devices:
        if kind == 'mcb':
            for i in range(n):
                box((.175, .68, .85), (cx+.09, y-.42, z), M.pbr('#E3E5E6', .4), .015); box((.165, .2, .42), (cx+.09, y-.8, z), M.pbr('#E3E5E6', .4), .015); box((.1, .16, .16), (cx+.09, y-.95, z+.04), M.BLUEP(), .02)
                for s in (-1, 1): cyl(.045, .03, (cx+.09, y-.77, z+s*.33), M.DARK(), 'Y', seg=12)
                cx += .18
            tag(label, (cx-n*.09, y-.77, z-.62), .15); cx += .1
        elif kind == 'spd':
            for i in range(n):
                box((.18, .62, .9), (cx+.09, y-.4, z), M.pbr('#E3E5E6', .4), .015); box((.155, .24, .5), (cx+.09, y-.78, z), M.pbr('#cf3329', .4), .02); box((.08, .02, .06), (cx+.09, y-.91, z+.12), M.pbr('#22c55e', .3, emit=.4), 0); cx += .19
            tag(label, (cx-n*.095, y-.72, z-.64), .15); cx += .12
        elif kind == 'psu':
            box((n, 1.1, 1.2), (cx+n/2, y-.6, z), M.powder('#AEB4B9', .4), .03); perforation(n*.8, .5, (cx+n/2, y-1.156, z+.2), pitch=.1); led((cx+n*.3, y-1.16, z-.25), '#22dd66', .035); tag(label, (cx+n*.55, y-1.157, z-.45), .13); cx += n+.12
        elif kind == 'relay':
            for i in range(n): box((.26, .62, .7), (cx+.14, y-.4, z), M.pbr('#2456c6', .45), .02); box((.22, .3, .42), (cx+.14, y-.8, z+.06), M.glass(opacity=.25), .02); box((.18, .22, .36), (cx+.14, y-.78, z+.06), M.pbr('#d8c48a', .5), .02); cx += .3
            cx += .1
        else:
            for i in range(n): box((.075, .5, .62), (cx+.04, y-.33, z), M.pbr(EARTH if label == 'PE' else '#C2BDB0', .5), .01); cyl(.028, .02, (cx+.04, y-.585, z+.18), M.STEEL(), 'Y', seg=10); cyl(.028, .02, (cx+.04, y-.585, z-.18), M.STEEL(), 'Y', seg=10); cx += .08
            tag(label, (cx-n*.04, y-.59, z-.44), .15); cx += .14

def earth_bar(w, x, y, z, n=10):
    """copper PE bar with its bolts, marked PE"""
    busbar((w, .1, .4), (x, y, z))
    for i in range(n): bolt((x+(i-(n-1)/2)*w*.94/n, y-.05, z), .07, .14, axis='Y')
    tag('PE', (x-w/2+.0, y-.06, z+.34), .2, '#7fb53a')

def current_transformer(x, y, z, colour=None):
    """window-type current transformer round a bar"""
    with at((x, y, z)): rrect(.8, 1.0, .42, (0, 0, 0), M.pbr('#343b43', .45), .12, .03); rrect(.42, .2, .44, (0, -.01, -.1), M.DARK(), .04, 0); tag('300/5 A', (0, -.222, .34), .13)

def state_lcd(name, rows, title): lcd(name, rows, title=title)
