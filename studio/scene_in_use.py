"""The fourth picture of a product: mounted and wired where it works, with a steel rule of 300 mm for its size."""
from scene_boards import *
import labels

I = dict(size=(1200, 900), exposure=.0)

def rule(loc, rz=0):
    """a steel rule that lies along x with its scale to the viewer; loc is its left lower end"""
    b = Rc(0, 0, 1540, 150, '#c9ced2')
    for k in range(301): b += Ln(20+k*5, 0, 20+k*5, 52 if k % 10 == 0 else 38 if k % 5 == 0 else 26, '#20262c', 1.6)
    for k in range(0, 31): b += T(20+k*50, 96, 34, str(k), '#20262c', '600', 'middle')
    labels.write('steel_rule', 1540, 150, b)
    with at(loc, (0, 0, rz)): box((.308, .0012, .03), (.154, .0008, .015), M.STEEL(), 0); quad(.308, .03, (.154, 0, .015), M.image('steel_rule', alpha=False, rough=.35))

@scene('use-lh-svg-m', 'SVG模块在柜内上下两台安装，一次铜排在柜顶，下面一台上立着300 mm钢直尺', **I)
def svg_m(RD):
    electrical_room(6, 4, 3.2, '#e9ecee', back='#dfe6ea')
    open_cab(0, 2.6, [(1.36, [1022]), (1.0, [1022])]); rule((-.15, 2.29, 1.232)); lights.area((0, 1.4, 2.0), (0, 2.6, 1.3), .8, .5, 9, glossy=False)
    RD.camera((.32, 1.3, 1.5), (.0, 2.6, 1.34), 31)

@scene('use-lh-dm2p', '单相导轨费控电能表在计量箱导轨上成排安装并接线，线槽上靠着300 mm钢直尺', **I)
def dm2p(RD):
    electrical_room(4, 2.6, 3, '#ece7dd', back='#e3dccb')
    with enclosure(.62, .56, .16, (0, 2.58, 1.5), side=1, door=150):
        rail(-.27, .27, 0, .1, [x for _ in range(6) for x in ((1058,), 2)], pitch=.004); duct(-.28, .28, -.01, -.06, .05); rail(-.27, .27, 0, -.18, [2]*13)
        rule((-.15, -.043, -.075))
    RD.camera((-.16, 1.95, 1.6), (-.03, 2.5, 1.53), 35)

@scene('use-lh-pm96e', '多功能电力仪表装在低压柜柜门上，一路一只，旁边贴着300 mm钢直尺', **I)
def pm96e(RD):
    electrical_room(6, 3.4, 3.2, '#e9ecee', back='#dfe6ea')
    meter_door(0, 1.9, [(x, z, 1048) for z in (1.62, 1.42) for x in (-.18, 0, .18)], lamps_z=1.2)
    for k, (x, z) in enumerate((x, z) for z in (1.62, 1.42) for x in (-.18, 0, .18)): small(('照明', '空调', '动力', '水泵', '电梯', '备用')[k], .05, (x, -.0115+1.9, z-.075))
    rule((-.15, 1.888, 1.28)); RD.camera((-.22, 1.15, 1.54), (-.01, 1.9, 1.47), 36)
