"""The fourth picture of a product: mounted and wired where it works, with a steel rule of 300 mm for its size."""
from scene_boards import *
import labels

I = dict(size=(1200, 900), exposure=.0)

def rule(loc, rot=(0, 0, 0)):
    """a steel rule that lies along x with its scale to the viewer; loc is its left lower end, 4 mm before the stroke of 0"""
    b = Rc(0, 0, 1540, 150, '#c9ced2')
    for k in range(301): b += Ln(20+k*5, 0, 20+k*5, 52 if k % 10 == 0 else 38 if k % 5 == 0 else 26, '#20262c', 1.6)
    for k in range(0, 31): b += T(20+k*50, 96, 34, str(k), '#20262c', '600', 'middle')
    labels.write('steel_rule', 1540, 150, b)
    with at(loc, rot): box((.308, .0012, .03), (.154, .0008, .015), M.STEEL(), 0); quad(.308, .03, (.154, 0, .015), M.image('steel_rule', alpha=False, rough=.35))

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

PHASES = ('#e0b416', '#1c8f43', '#c33028')

def wire(points, colour, r=.004): tube(points, r, M.pbr(colour, .5), bez=True)

def bank(id, y, z, n, gap, pitch, stud, jack):
    """n capacitor units on two beams, each wired to the busbars of an open_cab at y and to its neighbour by a network cable;
    `stud` is the (y, z) of its terminals, `jack` the (x, y, z) of its network sockets, both from its foot in the middle"""
    p = catalogue.PRODUCTS[id]; w, d = p.w*.1, p.d*.1
    for s in (-1, 1): box((.76, .09, .03), (0, y+s*(d/2+.02), z-.015), M.ZINC(), .002)
    for k in range(n):
        x = (k-(n-1)/2)*(w+gap); install(id, (x, y, z))
        for i, c in enumerate(PHASES):
            q = x+(i-1)*pitch; bar = y+.1-i*.09
            wire([(q, y+stud[0], z+stud[1]-.01), (q, y+stud[0], z+stud[1]+.06), (q, bar-.012, 1.74), (q, bar-.012, 1.82)], c); box((.014, .004, .03), (q, bar-.006, 1.83), M.COPPERP(), .001)
        if k:
            a, b = x-w-gap+jack[0], x-jack[0]; yj, zj = y+jack[1], z+jack[2]
            wire([(a, yj, zj+.018), (a, yj, zj+.05), ((a+b)/2, yj-.01, zj+.085), (b, yj, zj+.05), (b, yj, zj+.018)], '#2f6fd0', .0027)
            for q in (a, b): box((.011, .009, .022), (q, yj, zj+.008), M.pbr('#dfe5ea', .3), .001)

@scene('use-lh-zcs', '六台智能集成电容器在柜内安装梁上并排立装，网线逐台级联，上方接铜排；单元脚下贴着300 mm钢直尺', **I)
def zcs(RD):
    electrical_room(6, 4, 3.2, '#e9ecee', back='#dfe6ea')
    open_cab(0, 2.6, [], drops=False)
    with at((0, 2.6, 0)): bank(1001, 0, 1.2, 6, .02, .024, (.09, .408), (.012, -.1375, .375)); rule((-.194, -.205, 1.211))
    lights.area((0, 1.4, 2.0), (0, 2.6, 1.3), .8, .5, 9, glossy=False); RD.camera((.26, 1.36, 1.76), (.0, 2.45, 1.44), 38)

@scene('use-lh-xcs-7', '三台7%电抗率抗谐波集成电容器在柜内安装梁上并排立装，下部电抗器朝外，上方接铜排；单元脚下贴着300 mm钢直尺', **I)
def xcs_7(RD):
    electrical_room(6, 4, 3.2, '#e9ecee', back='#dfe6ea')
    open_cab(0, 2.6, [], drops=False)
    with at((0, 2.6, 0)): bank(1011, 0, 1.2, 3, .03, .0507, (.115, .42), (.015, -.131, .3865)); rule((-.099, -.268, 1.211))
    lights.area((0, 1.4, 2.0), (0, 2.6, 1.3), .8, .5, 9, glossy=False); RD.camera((-.28, 1.3, 1.68), (.0, 2.4, 1.435), 36)

@scene('use-lh-ck200', '集成电容测控显示装置嵌装在补偿柜柜门上，旁边柜门敞开，看得见一排智能集成电容器；装置下方贴着300 mm钢直尺', **I)
def ck200(RD):
    electrical_room(6, 3.4, 3.2, '#e9ecee', back='#dfe6ea')
    meter_door(0, 1.9, [(.13, 1.56, 1018)])
    small('1#补偿柜', .12, (.13, 1.888, 1.66)); rule((.066, 1.888, 1.462))
    for k, (c, t) in enumerate((('#f2c81e', 'A相'), ('#22c55e', 'B相'), ('#ef4444', 'C相'))): lamp((.05+k*.08, 1.885, 1.405), c, .011); small(t, .034, (.05+k*.08, 1.888, 1.378))
    open_cab(.81, 2.3, [], doors=False, drops=False)
    with at((.81, 2.3, 0)): bank(1001, 0, 1.2, 6, .02, .024, (.09, .408), (.012, -.1375, .375))
    lights.area((.81, 1.6, 1.9), (.81, 2.4, 1.4), .6, .4, 6, glossy=False); RD.camera((-.02, 1.27, 1.6), (.23, 1.9, 1.515), 33)

@scene('use-lh-by', '圆柱形自愈式并联电容器在补偿柜横梁上一排立装，底部螺柱锁在钢梁上，端子接到上方的切换电容接触器；旁边立着300 mm钢直尺', **I)
def by(RD):
    electrical_room(6, 4, 3.2, '#e9ecee', back='#dfe6ea')
    open_cab(0, 2.6, [], drops=False); z = 1.12
    with at((0, 2.6, 0)):
        box((.76, .2, .004), (0, -.1, z+.018), M.ZINC(), .001); box((.76, .004, .04), (0, -.2, z), M.ZINC(), .001)
        box((.76, .006, .2), (0, -.02, z+.5), grey('#dcdfe0'), .002); box((.74, .008, .035), (0, -.028, z+.5), M.ZINC(), 0)
        for k in range(5):
            x = (k-2)*.135+.035; install(1036, (x, -.1, z), rz=(0, 8, -6, 4, -3)[k]); install(1042, (x, -.09, z+.4325))
            for i, (c, a) in enumerate(zip(PHASES, (210, 330, 90))):
                q, v, u = x+.02*math.cos(math.radians(a)), -.1+.02*math.sin(math.radians(a)), x+(i-1)*.022
                wire([(q, v, z+.29), (q, v, z+.345), (u, -.1, z+.37), (u, -.1, z+.445)], c, .0032)
                wire([(u, -.1, z+.555), (u, -.1, z+.62), (u, .1-i*.09-.012, 1.74), (u, .1-i*.09-.012, 1.82)], c, .0032)
        rule((-.33, -.19, z+.016), (0, -90, 0))
    lights.area((0, 1.4, 2.0), (0, 2.6, 1.3), .8, .5, 9, glossy=False); lights.area((-.3, .2, 1.5), (0, 2.5, 1.3), 3.2, 2.2, 34)
    RD.camera((.16, 1.36, 1.54), (-.025, 2.5, 1.345), 43)

@scene('use-lh-apf-m', '三台模块式有源电力滤波器在机柜内上下安装，六角网孔进风朝外；中间一台下沿贴着300 mm钢直尺', **I)
def apf_m(RD):
    electrical_room(6, 4, 3.2, '#e9ecee', back='#dfe6ea')
    open_cab(0, 2.6, [(1.42, [1026]), (1.08, [1026]), (.74, [1026])]); rule((-.154, 2.25, 1.082))
    lights.area((0, 1.4, 2.0), (0, 2.6, 1.2), .8, .5, 9, glossy=False); RD.camera((-.34, 1.28, 1.52), (.01, 2.4, 1.3), 36)

@scene('use-lh-pqm-a', 'A级电能质量在线监测装置嵌装在屏柜面板上，下方是三只多功能电力仪表；装置下沿贴着300 mm钢直尺', **I)
def pqm_a(RD):
    electrical_room(6, 3.4, 3.2, '#e9ecee', back='#dfe6ea')
    meter_door(0, 1.9, [(0, 1.6, 1031), (-.13, 1.36, 1048), (0, 1.36, 1048), (.13, 1.36, 1048)])
    small('10 kV I段电能质量', .2, (0, 1.888, 1.725))
    rule((-.129, 1.888, 1.47)); RD.camera((.17, 1.24, 1.62), (.005, 1.9, 1.535), 38)

def supply_24v(x, y, z):
    """a rail power supply, 54 mm wide; z is the middle of its height"""
    with at((x, y, z)):
        box((.054, .056, .09), (0, 0, 0), M.pbr('#d6dadc', .35), .002); box((.05, .012, .044), (0, -.032, -.002), M.pbr('#e3e6e8', .35), .002)
        small('DC 24 V', .03, (-.004, -.0385, .006), bg='#e3e6e8'); led((.018, -.0385, -.012), '#22dd66', .0016)
        for s in (-1, 1):
            for k in range(3): screw(((k-1)*.014, -.0285, s*.034), .0042)

@scene('use-lh-gw100', '4G物联网网关装在安装板的导轨上，四路RS485与网线引入线槽，右边是给它供电的开关电源和空气开关；线槽上靠着300 mm钢直尺', **I)
def gw100(RD):
    electrical_room(4, 2.6, 3, '#ece7dd', back='#e3dccb')
    box((.9, .012, .8), (0, 2.575, 1.5), grey('#dfe2df'), .003)
    with at((0, 2.53, 1.5)):
        g, b = -.07, .048; bare_rail(-.3, .3, .095); install(1069, (g, -.0, b)); supply_24v(.055, 0, .095); mcb(.115, 0, .095, 2)
        for i in range(4):
            for s, c in ((-1, '#d9822b'), (1, '#f0f0ee')): wire([(g-.036+i*.0145+s*.0027, -.026, b+.0135), (g-.036+i*.0145+s*.0027, -.036, b+.006), (g-.034+i*.013, -.022, b-.022), (g-.034+i*.013, -.02, -.01)], c, .0013)
        wire([(g-.036, -.024, b+.039), (g-.036, -.062, b+.038), (g-.062, -.05, b-.02), (g-.056, -.02, -.01)], '#2f6fd0', .0027); box((.0116, .018, .008), (g-.036, -.03, b+.039), M.pbr('#dfe5ea', .3), .001)
        for k, c in enumerate(('#c33028', '#20242a')):
            wire([(g+.024+k*.0054, -.026, b+.0135), (g+.024+k*.0054, -.036, b+.006), (g+.026+k*.004, -.022, b-.022), (g+.026+k*.004, -.02, -.01)], c, .0014); wire([(.041+k*.014, -.026, .058), (.041+k*.014, -.034, .048), (.041+k*.014, -.02, .03), (.041+k*.014, -.02, -.01)], c, .0014)
        for k, c in enumerate(('#c33028', '#2456c6')):
            q = .106+k*.018; wire([(q, -.004, .055), (q, -.006, .04), (q, -.015, .02), (q, -.02, -.01)], c, .002); wire([(q, -.004, .135), (q, -.006, .16), (.041+k*.014, -.02, .165), (.041+k*.014, -.026, .132)], c, .0018)
        duct(-.4, .4, -.01, -.03, .05); rail(-.3, .3, 0, -.16, [(1060,)]*4+[3, 3, 3], pitch=.012); rule((-.124, -.043, -.045))
    RD.camera((.09, 2.05, 1.61), (-.01, 2.5, 1.557), 37)
