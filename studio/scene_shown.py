"""Pictures of visits: what the guests were shown, near enough to read its model, where it is made or tested. No rooms of empty chairs,
and none that the page of the company's rooms shows. The textures ui_* are the platform's screens (`flat.py`, `screens.py`)."""
from scene_boards import *
import scene_works

I = dict(exposure=.0)

def works(title='', h=.26, at_=(0, 6.97, 2.7)):
    """a lit hall of the works with a sign at its end"""
    C.room(9, 7, 3.6, 'epoxygrey', '#e6ebef', '#eef1f3', (3, 3), 1.0)
    if title: plate(title, '', h, at_)

def instrument(x, y, z, name, w=.5, d=.36, h=.22, rz=0):
    """a bench instrument with a screen and terminals"""
    with at((x, y, z), (0, 0, rz)):
        box((w, d, h), (0, 0, h/2), M.pbr('#e4e7ea', .4), .015); box((w-.02, .01, h-.02), (0, -d/2-.002, h/2), M.pbr('#39434d', .4), .004); screen(name, w*.46, h*.7, (-w*.2, -d/2-.008, h*.52), 1)
        for e, c in enumerate(('#e0b416', '#1c8f43', '#c33028', '#20262c')): cyl(.014, .03, (w*.12+e*.05, -d/2-.015, h*.3), M.pbr(c, .4), 'Y', seg=16)
        cyl(.03, .03, (w*.32, -d/2-.015, h*.68), M.BLACK(), 'Y', seg=24)

def lead(a, b, colour, sag=.08, r=.005):
    """a test lead from a to b"""
    m = tuple((p+q)/2 for p, q in zip(a, b)); tube([a, (a[0], a[1]-.04, a[2]), (m[0], m[1]-.04, m[2]-sag), (b[0], b[1]-.04, b[2]), b], r, M.pbr(colour, .5), bez=True)

def bench(w=2.6, d=.8, top='#dfe5ea'):
    C.table(w, d, .86, (0, 0, 0), top); box((w, .03, .06), (0, -d/2-.01, .82), M.BLUEP(), .002)

@scene('visit-assembly', '装配线在线检测工位：智能集成电容器在线体上逐台到位，三根探针落在端子上，屏幕显示电容量、电流与损耗', **I)
def assembly(RD):
    works('智能电容器装配线', at_=(-1.7, 6.97, 2.5))
    for y in (2.3, 4.9):
        box((8, .56, .1), (0, y, .82), M.pbr('#2c333b', .6), .01); [box((8, .05, .15), (0, y+q*.3, .83), M.ALU(), 0) for q in (-1, 1)]
        for k in range(9): [box((.07, .07, .8), (-4+k, y+q*.26, .4), M.ALU(), 0) for q in (-1, 1)]
        for k in range(9):
            x = -2.6+k*.42
            if -.1 < x < .55 and y < 3: continue
            box((.3, .48, .03), (x, y, .89), M.pbr('#1f7a68', .5), .004); install(1001, (x, y, .905), -14)
    with at((.22, 2.3, 0)):
        box((.3, .48, .03), (0, 0, .89), M.pbr('#1f7a68', .5), .004); install(1001, (0, 0, .905), -14)
        for s in (-1, 1): box((.06, .06, 1.15), (s*.3, .36, 1.42), M.ALU(), .002)
        box((.66, .42, .1), (0, .2, 1.98), M.pbr('#e4e7ea', .4), .01)
        with at((0, 0, 0), (0, 0, -14)):                        # three probes come down on the terminals of phases, behind on the unit's top
            z = .905+catalogue.PRODUCTS[1001].h*.1; cyl(.045, 1.93-z-.24, (0, .09, (1.93+z+.24)/2), M.STEEL()); box((.12, .1, .07), (0, .09, z+.24), M.pbr('#2f6fb5', .4), .006)
            for k in range(3): cyl(.006, .16, (-.024+k*.024, .09, z+.13), M.COPPERP(), seg=12); tube([(-.024+k*.024, .09, z+.27), (-.04+k*.03, .2, z+.45), (-.1+k*.03, .3, 1.9)], .005, M.pbr(PH[k], .5), bez=True)
        small('在线检测', .34, (0, -.015, 1.98), bg='#0B4DA2', fg='#ffffff')
        with at((.62, .12, 1.0), (0, 0, 14)): box((.05, .05, .6), (0, .05, .1), M.ALU(), 0); box((.56, .04, .36), (0, 0, .5), M.BLACK(), .01); screen('inst_capacitor', .52, .32, (0, -.024, .5), 1)
        for q, c in enumerate(('#22c55e', '#f2c81e', '#ef4444')): cyl(.03, .07, (-.3, .3, 2.04+q*.075), M.pbr(c, .4, emit=.9 if not q else .1), seg=16)
    RD.camera((-.42, .62, 1.62), (.04, 2.5, 1.36), 26)

@scene('visit-meter-check', '电能表校验台：多回路电能表按表位装在台架导轨上，测试线接到一旁的标准源与标准表', **I)
def meter_check(RD):
    works()
    with at((0, 2.4, 0)):
        bench(3.0); box((1.9, .05, .74), (-.4, .3, 1.3), grey(), .006); plate('电能表校验', '', .15, (-.4, .26, 1.78))
        with at((-.4, .22, 0)):
            box((1.8, .008, .035), (0, .03, 1.36), M.ZINC(), 0); duct(-.9, .9, .01, 1.56, .05); duct(-.9, .9, .01, 1.14, .05)
            for k in range(5): multi_circuit(-.7+k*.35, 1.36); small(f'表位 {k+1}', .11, (-.7+k*.35, .02, 1.22))
        instrument(.95, .12, .86, 'inst_source', .62, .4, .28); instrument(.95, .12, 1.15, 'inst_reference', .62, .4, .24)
        for k, c in enumerate(PH): lead((1.024+k*.05, -.1, .95), (-.1+k*.05, .2, 1.12), c, .1)
        C.monitor(-1.15, -.12, .86, 18, 'inst_errors', .42)
    RD.camera((-.3, 1.15, 1.58), (.12, 2.5, 1.3), 24)

PH = ('#e0b416', '#1c8f43', '#c33028')

@scene('visit-ageing-rack', '满载老化架近景：SVG模块两台一层背靠背运行，电缆接到上方铜排，架上位置编号', **I)
def ageing_rack(RD):
    works('变流模块老化', at_=(-2.2, 6.97, 2.5))
    for j, x0 in enumerate((-.95, .75)):
        with at((x0, 2.5+j*.02, 0)):
            for x in (-.74, .74): [box((.06, .06, 2.3), (x, y, 1.15), M.BLUEP(), .005) for y in (-.36, .36)]
            for k, c in enumerate(PH): box((1.5, .012, .05), (0, .1-k*.07, 2.16), M.pbr(c, .5), .002)
            for r_ in range(4):
                z = .3+r_*.48; box((1.46, .76, .04), (0, 0, z), M.ZINC(), .005)
                for s in (-1, 1):
                    install(1022, (s*.35, 0, z+.02)); small(f'{j*8+r_*2+(s > 0)+1:02d}', .07, (s*.62, -.385, z))
                for k, c in enumerate(PH): tube([(-.7+k*.03, .3, z+.2), (-.7+k*.03, .36, 2.12)], .012, M.pbr(c, .5))
    RD.camera((.62, .75, 1.52), (-.1, 2.5, 1.3), 27)

@scene('visit-hybrid-bench', '试验台上的高密度SVG混合补偿模块样机，测试线接到功率分析仪与示波器', **I)
def hybrid_bench(RD):
    works()
    with at((0, 2.4, 0)):
        bench(2.8); box((2.7, .3, .03), (0, .3, 1.36), M.pbr('#c9d2da', .4), 0); [box((.04, .04, .5), (q*1.3, .3, 1.11), M.ALU(), 0) for q in (-1, 0, 1)]
        install(1023, (-.3, .02, .86), -12)
        instrument(.5, .12, .86, 'inst_power', .5, .36, .24, 6); instrument(-.85, .3, 1.375, 'inst_source', .46, .3, .2); instrument(-.2, .3, 1.375, 'inst_scope', .46, .3, .2); instrument(.5, .3, 1.375, 'inst_harmonics', .46, .3, .2)
        for k, c in enumerate(PH): lead((.56+k*.05, -.08, .93), (.02+k*.03, -.2, .95+k*.03), c, .05)
        with at((-1.05, -.14, .87)): box((.3, .22, .006), (0, 0, 0), M.pbr('#fbfbf8', .7), 0); tube([(-.1, .05, .012), (.1, .07, .012)], .005, M.pbr('#c33028', .5))
    plate('研发样机试验', '', .2, (-.2, 6.97, 2.35)); RD.camera((.3, 1.0, 1.42), (-.12, 2.4, 1.12), 28)

@scene('visit-monitor-check', '试验室：校验台上三台A级电能质量监测装置接着标准源，身后是高低温湿热试验箱', **I)
def monitor_check(RD):
    scene_works.climate(Still)
    with at((-.1, 1.75, 0)):
        bench(2.6, .7)
        for k in range(3): install(1031, (-.75+k*.42, 0, .86), -8)
        instrument(.72, .08, .86, 'inst_source', .56, .38, .26, 8)
        for k, c in enumerate(PH): lead((.78+k*.05, -.13, .94), (.2+k*.03, -.1, .94), c, .05)
    RD.camera((.42, .3, 1.5), (.0, 1.9, 1.12), 26)

@scene('visit-balancer-bay', '台区治理试验位：三相不平衡自动调节装置与户外台区SVG补偿箱在支架上接线试验，旁边是试验电源柜', **I)
def balancer_bay(RD):
    works('台区治理试验')
    for x, id in ((-.5, 1029), (.42, 1025)):
        with at((x, 2.7, 0)):
            for s in (-.25, .25): [box((.06, .06, .6), (s, q, .3), M.BLUEP(), .004) for q in (-.18, .18)]
            box((.62, .5, .05), (0, 0, .6), M.ZINC(), .004); install(id, (0, 0, .63))
            for k, c in enumerate((*PH, '#2456c6')): tube([(-.12+k*.08, .05, .62), (-.12+k*.08, .05, .25), (-.12+k*.08, .9, .08)], .014, M.pbr(c, .5))
    switch_cab(1.45, 3.1, kind='acb', name='试验电源'); switch_cab(-1.6, 3.2, kind='meter', name='可调负载')
    mat(-1.3, 1.0, 1.5, 2.3); RD.camera((.12, .15, 1.45), (-.05, 2.7, 1.06), 27)

@scene('visit-discharge', '检修操作工位：补偿柜柜门敞开，柜前挂着禁止合闸标示牌，三相接地线夹在铜排上，旁边是验电器与绝缘垫', **I)
def discharge(RD):
    works(); ye = '#d9c21c'
    with at((-.15, 2.7, 0), (0, 0, 8)):
        open_cab(0, 0, [(1.2, [1001]*5), (.62, [1001]*5)], title='补偿柜')
        for k in range(3):
            x, y = .14+k*.05, .1-k*.09; box((.03, .05, .08), (x, y-.01, 1.84), M.pbr('#c9a227', .4, .5), .004); tube([(x, y-.03, 1.8), (x, y-.08, 1.72), (.3, -.3, 1.66), (.31, -.38, 1.58)], .006, M.pbr(ye, .5), bez=True)
        tube([(.31, -.38, 1.58), (.33, -.44, 1.3), (.36, -.46, .7), (.38, -.48, .16), (.5, -.5, .02)], .009, M.pbr(ye, .5), bez=True)
        tube([(-.4, -.43, 1.13), (-.2, -.46, 1.1), (.2, -.46, 1.1), (.4, -.43, 1.13)], .005, M.pbr('#c1272d', .5), bez=True)
        small('禁止合闸 有人工作', .44, (-.02, -.48, 1.075), bg='#c1272d', fg='#ffffff')
    with at((.72, 2.35, 0)):
        box((.62, .46, .05), (0, 0, .8), M.pbr('#dfe5ea', .4), .01); [box((.04, .04, .8), (a*.28, b*.2, .4), M.ALU(), 0) for a in (-1, 1) for b in (-1, 1)]
        tube([(-.24, -.1, .84), (.26, -.02, .84)], .014, M.pbr('#e8731c', .4)); cyl(.02, .1, (-.26, -.104, .84), M.pbr('#c1272d', .4), 'X', seg=20); tube([(-.24, .08, .84), (.2, .12, .84)], .011, M.pbr('#f2c81e', .4))
        instrument(.12, .02, .825, 'inst_volts', .2, .14, .1); small('验电 放电 接地', .42, (0, -.235, .7), bg='#0B4DA2', fg='#ffffff')
    mat(-.9, .6, 1.5, 2.1); RD.camera((.34, .55, 1.56), (.08, 2.7, 1.36), 26)

@scene('visit-site-wall', '展厅屏幕前的展台：屏幕显示云平台站点地图，台上是物联网网关与电力仪表', **I)
def site_wall(RD):
    C.room(9, 5, 3.4, 'marble', '#dfe6ee', '#eef1f4', (3, 2), .95, back='#0B2a5c', panel=(.25, 1.6))
    C.led_wall('ui_sitemap', 2.3, 1.44, (-.1, 4.94, 1.78), .95); plate('园区用能', '', .18, (1.6, 4.97, 2.3))
    white, glow = M.pbr('#f2f5f8', .3), M.pbr('#12d5c6', .4, emit=.9)
    box((2.6, .6, .9), (.1, 2.7, .45), white, .03); box((2.62, .02, .03), (.1, 2.4, .78), glow, 0); box((2.66, .64, .03), (.1, 2.7, .91), M.pbr('#20304a', .2, coat=.4), .008)
    for id, x, rz in ((1070, -.8, -8), (1019, -.3, -4), (1056, .15, 0), (1031, .55, 4), (1048, .95, 8)): install(id, (x, 2.66, .93), rz)
    RD.camera((.1, 1.12, 1.44), (.06, 3.2, 1.32), 25)

@scene('visit-farm-board', '智慧养殖演示板：4G无线仪表与物联网断路器在导轨上接线，下接风机，手机屏幕显示告警', **I)
def farm_board(RD):
    works()
    with at((-.15, 2.6, 0)):
        bench(2.2, .7); box((1.5, .05, .86), (-.1, .2, 1.33), M.pbr('#f4f6f8', .5), .01); plate('智慧养殖演示', '', .13, (-.1, .165, 1.69))
        with at((-.1, .13, 0)):
            rail(-.66, .1, 0, 1.5, [(1071,)]*10+[2]*5); duct(-.68, .3, -.01, 1.36, .05); bare_rail(-.66, .1, 1.2)
            meter_4g(-.55, 1.2); rail(-.48, .1, 0, 1.2, [(1059,), (1059,), (1059,), 3], wires=True)
        install(1069, (.36, .12, 1.32))
        with at((.34, .1, 1.08)):
            cyl(.16, .05, (0, 0, 0), M.pbr('#39434d', .4), 'Y', seg=48); cyl(.14, .02, (0, -.03, 0), M.pbr('#11151a', .5), 'Y', seg=48)
            for k in range(5): box((.03, .008, .12), (.065*math.sin(k*1.257), -.043, .065*math.cos(k*1.257)), M.pbr('#d5dbe0', .4), .003, rot=(0, math.degrees(k*1.257), 12))
            cyl(.025, .02, (0, -.05, 0), M.pbr('#2f6fb5', .4), 'Y', seg=24)
        with at((.62, -.12, .87), (-18, 0, 10)): box((.17, .012, .35), (0, 0, .19), M.BLACK(), .012); screen('ui_phone', .155, .325, (0, -.0075, .19), 1)
        box((.12, .1, .02), (.62, -.09, .87), M.ALU(), .004)
        install(1070, (-.72, -.1, .86), -10)
    RD.camera((.1, 1.46, 1.46), (-.06, 2.7, 1.25), 25)
