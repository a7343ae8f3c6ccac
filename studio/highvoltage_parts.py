"""10 kV apparatus: capacitor units, vacuum switch and contactor, drop-out fuses, arresters, reactors, and the leads between them."""
import materials as M
from cabinet_parts import tag
from cabinet_inside import PHASE
from parts import *

PORCELAIN, SILICONE, EPOXY = '#7a3f27', '#8b9198', '#8f3a2e'

def steel(): return M.pbr('#9BA3AA', .5, .7)

def lead(points, r=.1, colour='#23272c'): tube(points, r, M.pbr(colour, .55), bez=len(points) > 2)

def sheds(x, y, z, r=.4, h=2., n=5, colour=PORCELAIN, tilt=(0, 0, 0)):
    """post or bushing with its sheds and the stud on top"""
    with at((x, y, z), tilt): insulator((0, 0, 0), r, h, n, M.pbr(colour, .25, coat=.4)); bolt((0, 0, h), .1, .34, M.BRASS())

def capacitor_unit(x, y, z, letter, w=3.2, d=1.8, h=6., bushing=2., kvar=100):
    """single-phase unit: steel case hung by its side lugs, two bushings, rating print, the letter of its phase"""
    with at((x, y, z)):
        box((w, d, h), (0, 0, h/2), M.powder('#B7BEC4', .4), .12, 4); box((w+.05, d+.05, .1), (0, 0, h-.06), M.powder('#A6AEB5'), .03)
        for s in (-1, 1):
            box((.34, d*.7, .1), (s*(w/2+.16), 0, h*.82), M.ZINC(), .02); box((.06, d*.7, .5), (s*(w/2+.03), 0, h*.82-.2), M.ZINC(), .015)
            sheds(s*w*.28, 0, h, .36, bushing, 5)
        tag(f'{letter}相', (0, -d/2-.006, h*.78), .5, PHASE['ABC'.index(letter)], '#ffffff')
        tag('11/√3 kV', (0, -d/2-.006, h*.56), .34); tag(f'{kvar} kvar', (0, -d/2-.006, h*.46), .34)
        quad(w*.5, w*.5*110/300, (0, -d/2-.006, h*.26), M.image('danger'))

def vacuum_switch(x, y, z, w=6.4, d=3., h=2.5):
    """pole-mounted vacuum switch: steel tank, three bushings out to each side, position pointer and hand ring"""
    with at((x, y, z)):
        box((w, d, h), (0, 0, h/2), M.powder('#AEB6BC', .4), .16, 4); box((w+.16, d+.16, .12), (0, 0, h), M.powder('#A0A8AF'), .04)
        for i in range(3):
            for s in (-1, 1): sheds((i-1)*w*.31, s*d*.34, h+.05, .34, 1.7, 5, SILICONE, (-s*32, 0, 0))
        rrect(1.1, 1.1, .1, (-w*.3, -d/2-.05, h*.5), M.PLASTICW(), .2, .02); box((.16, .1, .8), (-w*.3, -d/2-.13, h*.5), M.pbr('#cf3329', .4), .03, rot=(0, 40, 0)); tag('合', (-w*.3+.34, -d/2-.106, h*.5+.36), .22); tag('分', (-w*.3-.34, -d/2-.106, h*.5+.36), .22)
        tag('永磁真空开关 12 kV', (w*.13, -d/2-.006, h*.62), .4); torus(.34, .07, (w*.13, -d/2-.2, h*.2), M.pbr('#f2c81e', .4), 'Y', 32, 10); cyl(.08, .3, (w*.13, -d/2-.08, h*.2+.36), M.ZINC(), 'Y')

def dropout_fuse(x, y, z, letter):
    """drop-out fuse on its bracket: insulator at the back, fuse tube between two contacts, pull ring"""
    with at((x, y, z)):
        box((.5, 1.3, .12), (0, .6, 0), M.ZINC(), .02); box((.5, .12, .6), (0, .08, 0), M.ZINC(), .02)
        with at((0, -.2, 0), (-16, 0, 0)):
            with at((0, 0, -1.5)): insulator((0, 0, 0), .38, 3., 6, M.pbr(PORCELAIN, .25, coat=.4))
            for s in (-1, 1): box((.42, 1.1, .16), (0, -.55, s*1.52), M.ZINC(), .03); box((.3, .3, .34), (0, -1.02, s*1.42), M.BRASS(), .04)
            cyl(.17, 3.1, (0, -1.05, -.05), M.pbr('#b98a52', .45), seg=28); cyl(.2, .4, (0, -1.05, 1.35), M.BRASS()); cyl(.2, .4, (0, -1.05, -1.4), M.BRASS())
            torus(.26, .05, (0, -1.4, 1.5), M.STEEL(), 'Y', 28, 8); tag(letter, (0, -1.235, .2), .3, PHASE['ABC'.index(letter)], '#ffffff')

def arrester(x, y, z, h=2.4):
    """zinc-oxide arrester on its isolator and bracket"""
    cyl(.22, .3, (x, y, z+.15), M.PLASTICD()); sheds(x, y, z+.3, .4, h, 6, '#7f3b34'); cyl(.26, .08, (x, y, z+h+.32), M.ZINC())

def pin_insulator(x, y, z):
    """pin insulator with a short piece of the line bound into its groove"""
    cyl(.12, .5, (x, y, z+.2), M.ZINC()); lathe([(0, .3), (.7, .3), (.78, .5), (.5, .62), (.62, .8), (.42, .95), (.4, 1.2), (.5, 1.35), (.3, 1.45), (0, 1.45)], (x, y, z), M.pbr(PORCELAIN, .22, coat=.5), seg=40)
    tube([(x, y-4, z+1.52), (x, y+4, z+1.52)], .11, M.pbr('#23272c', .6)); cyl(.16, .5, (x, y, z+1.52), M.ALU(), 'Y')

def air_reactor(x, y, z, r=1., h=1.8):
    """small dry-type air-core reactor on three post insulators"""
    for a in (90, 210, 330): insulator((x+r*.7*math.cos(R(a)), y+r*.7*math.sin(R(a)), z), .18, .7, 2, M.pbr(EPOXY, .3))
    ring(r*.55, r, h, (x, y, z+.7+h/2), M.pbr('#c8b48a', .45), bevel=.06); ring(r*.5, r*1.04, .1, (x, y, z+.75), M.ALU()); ring(r*.5, r*1.04, .1, (x, y, z+.65+h), M.ALU())

def resin_transformer(x, y, z, label, w=1.7, d=1.7, h=2.4):
    """cast-resin current or voltage transformer with its bar terminals and secondary box"""
    with at((x, y, z)):
        box((w*1.15, d*1.1, .14), (0, 0, .07), M.ZINC(), .02); box((w, d, h*.6), (0, 0, .14+h*.3), M.pbr(EPOXY, .35), .16, 4)
        lathe([(0, 0), (w*.34, 0), (w*.3, .1), (w*.36, .16), (w*.36, .24), (w*.28, .34), (w*.34, .4), (w*.34, .48), (w*.24, .6), (w*.2, h*.4), (0, h*.4)], (0, 0, .14+h*.6), M.pbr(EPOXY, .35), seg=36)
        box((.8, .1, .16), (0, 0, h+.2), M.COPPERP(), .02); tag(label, (0, -d/2-.006, h*.36), .3)

def fuse_tubes(x, y, z, pitch=1.9, length=3.):
    """three high-voltage fuse links, upright in their clips on post insulators"""
    for i in range(3):
        xx = x+(i-1)*pitch
        for s in (-1, 1):
            with at((xx, y, z+s*length*.42), (90, 0, 0)): insulator((0, 0, 0), .32, 1.1, 3, M.pbr(EPOXY, .3))
            box((.5, .3, .34), (xx, y-1.25, z+s*length*.42), M.COPPERP(), .03)
        cyl(.3, length*.8, (xx, y-1.5, z), M.pbr('#ece7dc', .3, coat=.3), seg=32)
        for s in (-1, 1): cyl(.32, .4, (xx, y-1.5, z+s*length*.42), M.pbr('#C3C7CA', .3, 1), seg=32)

def vacuum_contactor(x, y, z, w=5.4, h=3.4):
    """three-pole vacuum contactor: cast-resin poles before the frame, copper terminals above and below"""
    box((w, 1., h), (x, y-.5, z), M.pbr('#343b43', .45), .06, 3)
    for i in range(3):
        xx = x+(i-1)*w*.31
        box((w*.25, 1., h*.84), (xx, y-1.5, z), M.pbr(EPOXY, .35), .14, 4); cyl(.42, .06, (xx, y-2.02, z+.3), M.pbr('#71302a', .35), 'Y')
        for s in (-1, 1): box((.6, .16, .7), (xx, y-1.5, z+s*(h*.42+.2)), M.COPPERP(), .02); bolt((xx, y-1.6, z+s*(h*.42+.3)), .1, .2, axis='Y')
    tag('真空接触器 KM', (x, y-2.02, z-h*.24), .3)
