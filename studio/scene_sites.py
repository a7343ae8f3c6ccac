"""Cases and solutions: the installed product, close, in a room that tells the site."""
from scene_kit import *
import scene_city, scene_farms, scene_plants, scene_works, models_breakers

I = dict(exposure=.02)

# ---- distribution rooms ---------------------------------------------------------------
@scene('site-civic-substation', '变电所内敞开的补偿柜：上层为SVG模块，下层为抗谐波集成电容器，两侧是低压抽屉柜', **I)
def civic(RD, named=True):
    electrical_room(8, 5.2, 3.6, '#e9ecee', back='#dfe6ea')
    for i, k in enumerate(('acb', 'drawer', None, 'plain', 'drawer', 'drawer')):
        if k: switch_cab(-2.05+i*.81, 3.9, kind=k)
    open_cab(-2.05+2*.81, 3.9, [(1.42, [1022]), (1.12, [1022]), (.56, [1011, 1011, 1011]), (.13, [1011, 1011, 1011])])
    tray(-4, 4, 3.7, 2.75); trench(-4, 4, 2.85); mat(-2.4, 2.6, 1.7, 2.5); extinguishers(-3.5, 4.9)
    if named: plate('澜州市民中心', '变电所', .3, (.4, 5.18, 2.72))
    RD.camera((.75, .2, 1.55), (-.25, 3.9, 1.3), 29)

@scene('site-station-room', '火车站变电所内成排的抗谐波电容补偿柜，一台柜门敞开露出电容器，墙上为模拟屏', **I)
def station(RD):
    electrical_room(7.4, 8, 3.6, '#e4eaf0', 'epoxyblue')
    for i in range(7):
        if i == 1: continue
        switch_cab(2.9, 1.2+i*.81, kind=('plain', 'plain', 'plain', 'acb', 'drawer', 'drawer', 'drawer')[i], rz=-90)
    with at((2.9, 2.01, 0), (0, 0, -90)): open_cab(0, 0, [(1.3, [1012, 1012]), (.75, [1012, 1014]), (.2, [1014, 1014])])
    screen(one_line(), 3.0, 1.75, (-.9, 7.97, 1.75), .75); box((3.12, .04, 1.87), (-.9, 7.99, 1.75), M.ALU(), .01); plate('临澜火车站', '站房变电所', .36, (-.9, 7.97, 3.0))
    with at((2.9, 4, 0), (0, 0, 90)): tray(-3, 4, 0, 2.7)
    mat(1.35, 2.1, .6, 7); wall_door(-3.68, 5.4, 90); extinguishers(-3.45, 7.5)
    RD.camera((-.35, -.7, 1.55), (1.25, 3.3, 1.35), 29)

@scene('site-transfer-room', '医院配电室：双电源自动切换柜居中，左右为常用与备用进线柜，地面铺绝缘垫', **I)
def transfer(RD):
    electrical_room(6.4, 4.6, 3.3, '#f1eee6', back='#dceae6')
    for x, n in ((-.86, '常用'), (.86, '备用')): switch_cab(x, 3.3, kind='acb', h=1.9, name=None)
    install(1035, (0, 3.25, 0)); 
    for x in (-1.7, 1.7): switch_cab(x, 3.3, kind='drawer', h=1.9)
    tray(-3.2, 3.2, 4.2, 3.0); mat(-2.1, 2.1, 1.7, 2.5); plate('衡川妇幼保健院', '双电源配电室', .34, (.1, 4.57, 2.42)); extinguishers(-2.7, 4.2)
    RD.camera((-.75, .2, 1.5), (.08, 3.2, 1.4), 26)

@scene('site-tcm-cabinet', '补偿柜内部近景：SVG模块下面并列安装智能集成电容器，母线在柜顶', **I)
def tcm(RD):
    electrical_room(6, 4, 3.2, '#ede6d8', back='#e6dcc8')
    open_cab(0, 2.6, [(1.5, [1022]), (.98, [1001]*5), (.46, [1001]*5)], title='松澜中医院')
    for x in (-1.25, 1.25): switch_cab(x, 2.6, kind='plain')
    mat(-1.5, 1.5, 1.3, 1.9)
    RD.camera((-.62, .4, 1.5), (.0, 2.6, 1.45), 25)

@scene('site-cement-hv', '10 kV配电室中的一排高压无功补偿柜与电动机就地补偿柜', **I)
def cement(RD):
    electrical_room(9, 7.4, 4.2, '#e2e3de', back='#d8dad2')
    install(1008, (-.7, 5.2, 0)); install(1010, (2.3, 5.15, 0))
    plate('衡川水泥 10 kV 配电室', '', .3, (0, 7.37, 3.35)); mat(-2.8, 2.6, 3.1, 4.0); extinguishers(-3.6, 6.9); decal('danger', .9, .33, (3.3, 7.38, 1.9)); wall_door(3.3, 7.36)
    RD.camera((-2.0, .15, 1.55), (-.1, 5.1, 1.3), 25)

# ---- boards ------------------------------------------------------------------------------
@scene('site-library-board', '配电箱内部：导轨上并排安装互感器接入电能表与多回路电能表，下方为分路断路器', **I)
def library(RD):
    electrical_room(4, 2.6, 3, '#ece7dd', 'wood', back='#e3dccb')
    with enclosure(.86, 1.12, .2, (0, 2.58, 1.45)):
        duct(-.4, .4, -.01, .5); rail(-.36, .36, 0, .38, [3]+[(1060,)]*7+[3])
        duct(-.4, .4, -.01, .23); rail(-.36, .36, 0, .09, [(1068,)]*4); duct(-.4, .4, -.01, -.08)
        rail(-.36, .36, 0, -.2, [1]*9+[3]*7); duct(-.4, .4, -.01, -.32); rail(-.36, .36, 0, -.43, [3]*8+[1]*8)
    plate('云屿新区图书馆', '配电间', .12, (.69, 2.58, 1.85)); conduit(*[[(-.3+i*.06, 2.5, 2.0), (-.3+i*.06, 2.5, 3)] for i in range(11)])
    RD.camera((.3, .62, 1.5), (.14, 2.4, 1.5), 39)

def corridor():
    """corridor of a hall of residence with its doors"""
    electrical_room(3.4, 11, 2.9, '#eef0ea', 'marble', power=.85, lights_n=(1, 6))
    for s in (-1, 1):
        for k in range(5):
            if s > 0 and k == 0: continue
            with at((s*1.69, 2.6+k*2.0, 0), (0, 0, -90*s)): box((1.0, .06, 2.15), (0, 0, 1.07), M.pbr('#d9d4c8', .5), .01); box((.88, .07, 2.05), (0, -.01, 1.03), M.pbr('#8a5f3c', .4), .01); small(f'{3}{(k*2+(s>0)):02d}', .2, (0, -.05, 1.75)); cyl(.02, .1, (.36, -.07, 1.0), M.STEEL(), 'Y')
    box((3.38, .02, 1.1), (0, 10.97, .55), M.pbr('#8fb0a0', .6), 0)
    for s in (-1, 1): box((.015, 11, 1.1), (s*1.69, 5.5, .55), M.pbr('#a9c4b6', .6), 0)

@scene('site-dormitory-meters', '宿舍楼走廊：墙上的集中计量箱敞开门，单相费控电能表按房间排成三行', **I)
def dormitory(RD):
    corridor()
    with at((1.69, 1.75, 1.5), (0, 0, -90)):
        with enclosure(1.0, 1.0, .18, (0, 0, 0), side=-1, door=105):
            for r_ in range(3):
                z = .32-r_*.28; rail(-.45, .45, 0, z, [x for _ in range(10) for x in ((1058,), 2)]); duct(-.46, .46, -.01, z-.14, .05)
    plate('澜州理工学院', '宿舍计量箱', .17, (1.67, 1.75, 2.25), -90)
    RD.camera((-.35, .5, 1.55), (1.4, 1.95, 1.6), 30)

def residual_detectors(n, x0, z, z_rings, pitch=.17):
    """n detectors on a rail at height z; below the rail, at z_rings, their transformers lie on the plate with the feeder's wires through them"""
    p = catalogue.PRODUCTS[1076]; x1 = x0+(n-1)*pitch; colours = ('#e0b416', '#1c8f43', '#c33028', '#2456c6')
    box((x1-x0+.2, .008, .035), ((x0+x1)/2, .03, z), M.ZINC(), 0)
    for i in range(n):
        x = x0+i*pitch
        with at((x, -p.d*.02, z-p.h*.05), sc=.001): models_breakers.detector_head(p, p.w*100, p.h*100, p.d*100)
        with at((x, .025, z_rings), (90, 0, 0), .001): models_breakers.residual_ring(p, 65)
        for k, c in enumerate(colours): tube([(x+(k-1.5)*.014, -.035, z_rings+.09), (x+(k-1.5)*.014, -.035, z_rings-.1)], .0055, M.pbr(c, .5))
        tube([(x-.03, -.01, z-.05), (x-.035, -.03, z-.09), (x-.02, -.01, z_rings+.03)], .0022, M.RUBBER(), bez=True)

@scene('site-kindergarten-board', '幼儿园走廊墙上的配电箱敞开门：上方三只剩余电流式电气火灾监控探测器，互感器在导轨下方套着馈线，下面两排物联网微型断路器', **I)
def kindergarten(RD):
    electrical_room(5, 3.4, 2.9, '#fbf3dc', 'wood', back='#fdf6e4')
    box((5, .02, 1.0), (0, 3.37, .5), M.pbr('#8cc7e0', .6), 0); box((5, .03, .06), (0, 3.365, 1.02), M.pbr('#f4b942', .6), 0)
    for i, c in enumerate(('#f28a8a', '#f4c542', '#8fce7a', '#7ab5e8')): cyl(.13, .02, (-1.9+i*.32, 3.36, 2.3+.08*(i % 2)), M.pbr(c, .6), 'Y', seg=40)
    for i in range(4): box((.5, .34, .5), (-1.95+i*.52, 3.15, .25), M.pbr('#dcb98a', .5), .02); box((.42, .02, .4), (-1.95+i*.52, 2.97, .26), M.pbr(('#f28a8a', '#f4c542', '#8fce7a', '#7ab5e8')[i], .5), .01)
    with enclosure(.74, .8, .15, (.35, 3.38, 1.62), col='#eceae2'):
        residual_detectors(3, -.12, .3, .12); rail(-.33, -.2, 0, .3, [4]); duct(-.34, .34, -.01, .0, .05)
        for z in (-.11, -.3): rail(-.33, .33, 0, z, [(1071,)]*15, pitch=.007)
        duct(-.34, .34, -.01, -.205, .05)
    plate('临澜幼教集团', '用电安全配电箱', .14, (.95, 3.36, 1.86), bg='#2f8f6a'); conduit([(.2, 3.3, 2.02), (.2, 3.3, 2.9)], [(.3, 3.3, 2.02), (.3, 3.3, 2.9)], [(.4, 3.3, 2.02), (.4, 3.3, 2.9)])
    RD.camera((.62, 1.75, 1.6), (.5, 3.3, 1.63), 40)

# ---- meters on doors ----------------------------------------------------------------------
@scene('site-arts-meters', '低压柜门近景：进线为120方形大屏仪表，馈线为96方形多功能仪表，逐路排列', **I)
def arts(RD):
    electrical_room(6, 3.4, 3.2, '#e6dccf', back='#c9b79f')
    meter_door(0, 1.9, [(0, 1.72, 1056)]+[(x, 1.46-r_*.15, 1048) for r_ in range(3) for x in (-.24, -.08, .08, .24)], title='望岭文化艺术中心', lamps_z=.98)
    for s in (-1, 1): meter_door(s*.81, 1.9, [(x, 1.6-r_*.15, 1048) for r_ in range(3) for x in (-.16, 0, .16)], lamps_z=1.1, title='馈线')
    RD.camera((-.42, .5, 1.58), (.02, 1.9, 1.67), 28)

@scene('site-lab-monitor', '实验楼进线柜柜门近景：A级电能质量在线监测装置装在柜门中部，下方为电压电流仪表', **I)
def lab(RD):
    electrical_room(6, 4, 3.2, '#eef3f6', 'epoxyblue', back='#dce7ee')
    meter_door(0, 1.9, [(0, 1.6, 1031), (-.2, 1.33, 1048), (0, 1.33, 1048), (.2, 1.33, 1048)], title='澜州医学院实验楼', lamps_z=1.16); 
    switch_cab(-.81, 2.32, kind='drawer'); switch_cab(.81, 2.32, kind='acb'); tray(-3, 3, 2.4, 2.5)
    RD.camera((.34, .9, 1.6), (.0, 1.9, 1.53), 40)

# ---- temperature of joints -----------------------------------------------------------------
def bars_with_sensors(id, cables=False):
    """three phase bars with sensors at their joints, the compartment of a cabinet"""
    box((1.2, .02, 1.4), (0, .35, .7), grey('#dcdfe0'), 0)
    for s in (-1, 1): box((.02, .5, 1.4), (s*.6, .1, .7), grey('#c9ced2'), 0)
    for k, c in enumerate(('#e0b416', '#1c8f43', '#c33028')):
        x = -.32+k*.32
        box((.08, .01, .9), (x, .08, .95), M.COPPER(), .002); box((.08, .01, .42), (x, .068, .36), M.COPPER(), .002); box((.081, .012, .1), (x, .08, 1.26), M.pbr(c, .5), .002)
        for q in (-.022, .022):
            for z in (.53, .475): cyl(.011, .02, (x+q, .056, z), M.STEEL(), 'Y', seg=6)
        if cables: box((.06, .03, .14), (x, .06, .13), M.pbr('#c9a27a', .3, 1), .008); tube([(x, .06, .08), (x, .06, -.3)], .03, M.pbr(c, .55)); cyl(.02, .02, (x, .038, .16), M.STEEL(), 'Y', seg=6)
        with at((x, .045, .64), (90, 0, 0)): 
            sensor(id, c)
        lathe([(0, 0), (.035, 0), (.03, .02), (.04, .04), (.03, .06), (.035, .08), (0, .08)], (x, .2, .85), M.pbr('#8a2f22', .35), rot=(90, 0, 0), seg=24)

def sensor(id, c):
    """a sensor strapped to a bar (1073) or bolted to a joint (1074); z is away from the bar"""
    with at((0, 0, 0)):
        if id == 1073:
            box((.1, .042, .004), (0, 0, .004), M.pbr('#d9dcdf', .4, .6), .001); box((.042, .034, .02), (0, 0, .016), M.PLASTICW(), .004); box((.03, .006, .002), (0, -.01, .0265), M.pbr(c, .4), 0); cyl(.003, .002, (.014, .009, .0265), M.pbr('#22c55e', .3, emit=1), seg=12)
        else:
            cyl(.019, .03, (0, 0, .02), M.PLASTICW(), bevel=.004); cyl(.012, .002, (0, 0, .036), M.pbr(c, .4)); lathe([(0, 0), (.013, 0), (.013, .008), (0, .008)], (0, 0, 0), M.STEEL(), seg=6)

@scene('site-rehab-joints', '低压柜母线室近景：三相铜排接头处各有一只螺栓式无线测温传感器', **I)
def rehab(RD):
    electrical_room(5, 3, 3, '#f0ece4', back='#dcebe3')
    with at((0, 1.5, .75)): bars_with_sensors(1074)
    box((2.2, .5, .78), (0, 1.75, .36), grey(), .01); box((1.24, .02, .16), (0, 1.38, 2.22), M.BLUEP(), .004); small('云屿康复医院', .42, (0, 1.368, 2.22), bg='#0B4DA2', fg='#ffffff')
    for s in (-1, 1): switch_cab(s*1.02, 1.8, kind='plain', w=.8)
    RD.camera((.42, .1, 1.6), (-.02, 1.55, 1.66), 27)

@scene('site-checkup-joints', '出线柜电缆室近景：电缆接头上方的铜排绑着电流取电无线测温传感器，侧面柜门装多功能仪表', **I)
def checkup(RD):
    electrical_room(5, 3, 3, '#e8f0f2', back='#d3e6ea')
    with at((-.35, 1.5, .75)): bars_with_sensors(1073, True)
    box((1.2, .5, .5), (-.35, 1.75, .2), grey(), .01)
    meter_door(.68, 1.36, [(-.1, 1.66, 1048), (.1, 1.66, 1048), (-.1, 1.5, 1048), (.1, 1.5, 1048)], title='出线柜', lamps_z=1.34)
    box((1.24, .02, .16), (-.35, 1.38, 2.22), M.BLUEP(), .004); small('松澜体检中心', .42, (-.35, 1.368, 2.22), bg='#0B4DA2', fg='#ffffff')
    RD.camera((-.05, .05, 1.55), (.05, 1.5, 1.58), 24)
