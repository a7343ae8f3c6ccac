"""Wall-mounted and outdoor boxes: compensation, converters, quick connection."""
import materials as M
from catalogue import product, PRODUCTS
from labels import rating_plate
from cabinet_parts import *
from cabinet_inside import *
from cabinet_screens import page, steps, bars, waves
from models_cabinets import socket, SOCKETS

STEEL304 = lambda: M.brushed('#BFC5CB', .4, 'z')
GLANDS = [(-1.8, .26), (-.9, .26), (0, .26), (.9, .26), (1.8, .16)]

BELOW, UPWARDS = 12., (.4, -1, -.75)
"""a box hangs so high, and is seen in this direction, where its entries are shown"""

def outdoor_box(p, gear, body, hoops=5., roof=.5, glands=GLANDS, aerial=True, pole=True, names=(), z0=2.2, side=None):
    """box under a sloping roof, hung on a pole by two hoops, z0 above the ground; the given height includes the roof; `side(w, d, h)` fits out its right side, mirrored on the left"""
    w, d, h = p.w, p.d, p.h; y = -d/2
    with at((0, 0, z0)):
        shell(w, d, h-roof*.3, body); side_panels(w, d, .4, h-1., body, 3)
        with at((0, 0, h-roof*.3), (-3, 0, 0)): box((w+.5, d+.6, .1), (0, -.05, .1), body, .03); box((w+.5, .06, .32), (0, y-.34, -.03), body, .02)
        for s, face in ((-1, 'left'), (1, 'right')):
            if side:
                with at((s*(w/2+.035), .2, h*.5), FACE[face]): side(d, h)
            else: louvres(9, d*.42, .22, (s*(w/2+.035), .2, h*.76), body, face, .1)
        with hinged(w-.1, (0, y, .08), -1, 0): leaf(w-.1, h-roof*.3-.2, body, handle=True, back=False); gear(w-.1, h-.4)
        gland_plate(w, d, glands, names=names); box((w-.02, .16, .34), (0, y+.2, .17), body, .01)
        for x, r in glands: tube([(x, .1, -r*2), (x, .1, -1.1), (x*.8, .1, -1.6)], r*.55, M.RUBBER(), bez=False)
        if aerial: antenna((w/2-.6, .6, h-.02), 1.5)
        for z in (h/2-hoops/2, h/2+hoops/2):
            box((w*.6, .3, .45), (0, d/2+.15, z), M.ZINC(), .03)
            if pole: ring(1.0, 1.09, .45, (0, d/2+1.28, z), M.ZINC(), 'Z', 48)
    if pole: lathe([(0, 0), (1.0, 0), (.96, h+z0+1.2), (0, h+z0+1.2)], (0, d/2+1.28, 0), M.ground('concrete'), seg=56)

def outdoor_gear(p, label, lamps, extra=None, louvre=True):
    def gear(w, h):
        brand((0, -.006, h-.75), 2.6); words(p, 'title', p.title, .34, (0, -.006, h-1.5)); words(p, 'model', p.model, .46, (0, -.006, h-2.1))
        pilots(lamps, 0, h-2.9, 1.2); plate(label, 2.3, (-.6, -.006, h*.43)); danger(-.8, h*.29, 1.5)
        if louvre: louvre_field(-.2, h*.14, w*.6, 6, STEEL304())
        box((.5, .2, .1), (w/2-.42, -.1, h*.28), M.ZINC(), .02); box((.34, .16, .3), (w/2-.42, -.2, h*.28-.28), M.BRASS(), .04); torus(.12, .03, (w/2-.42, -.2, h*.28-.1), M.STEEL(), 'Y', 24, 8)
        if extra: extra(w, h)
    return gear

def fin_side(d, h):
    """fins of the sealed air duct under a rain hood: no outside air reaches the electronics"""
    box((d*.68, .1, h*.66), (0, -.03, -.1), M.ALUZ(), .02); n = 17
    for i in range(n): box((d*.68/n*.3, .62, h*.62), ((i-(n-1)/2)*d*.68/n, -.36, -.1), M.ALUZ(), .01)
    box((d*.76, .8, .08), (0, -.4, h*.33-.02), M.powder('#D6D9DB', .4), .02); box((d*.76, .06, .3), (0, -.78, h*.33-.15), M.powder('#D6D9DB', .4), .02)

def hooded_fans(w, z, body):
    """two filter fans low on the door, each under its rain hood"""
    for x in (-w*.22, w*.22):
        fan_filter(x, z, 1.7)
        with at((x, -.05, z+.62)):
            prism(((0, .42), (-.62, -.1), (-.62, -.5), (0, .1)), 1.9, (0, 0, 0), body, .02, rot=(0, 0, 90))

ALARM = (('#ef4444', '过压告警', False), ('#f2c81e', '装置告警', False)); STATE = (('#22c55e', '运行/故障', True),)

@product(1007, focus=(0, -.4, BELOW, 7.2), detail_from=UPWARDS, inside=lambda p: outdoor_compensation(p, BELOW), sees=('正面三分之四视图：不锈钢户外箱，斜顶、百叶、4G天线，抱箍装于电杆', '正面：箱门两只告警指示灯、铭牌、警示牌与挂锁', '自下方看箱底：L1、L2、L3、N进线与CT二次的电缆接头'))
def outdoor_compensation(p, z0=2.2):
    label = rating_plate(p, ['订货代码 LH-JPB/120-H-4G', '额定容量 120 kvar  混补', '额定电压 AC 400 V  50 Hz', '防护等级 IP44'])
    outdoor_box(p, outdoor_gear(p, label, ALARM), STEEL304(), 6., names=('L1', 'L2', 'L3', 'N', 'CT'), z0=z0)

@product(1029, focus=(0, -.4, BELOW, 5.8), detail_from=UPWARDS, inside=lambda p: phase_balancer(p, BELOW), alone=lambda: phase_balancer(PRODUCTS[1029], on_platform=False), sees=('正面三分之四视图：灰色户外箱装在变压器台架槽钢上，箱门下部两只带防雨罩的过滤风机，侧面出风百叶，4G天线', '正面：运行、故障指示灯，铭牌标50 kvar，箱门防雨罩风机，箱底七只电缆接头', '自下方看箱底：A、B、C、N主回路与CTA、CTB、CTC三只开口互感器的电缆接头，PE接地柱'))
def phase_balancer(p, z0=2.2, on_platform=True):
    label = rating_plate(p, ['订货代码 LH-SPC/400-50-4G', '额定容量 50 kvar  转移电流 72 A', '系统电压 AC 400 V  50 Hz', '防护等级 IP54'], title='三相不平衡自动调节装置')
    outdoor_box(p, outdoor_gear(p, label, (('#22c55e', '运行', True), ('#ef4444', '故障', False)), lambda w, h: hooded_fans(w, 1.35, M.powder('#A4ABAF')), louvre=False), M.powder('#A4ABAF'), 5., pole=False, glands=[(-2.2, .24), (-1.45, .24), (-.7, .24), (.05, .3), (.85, .14), (1.5, .14), (2.15, .14)], names=('A', 'B', 'C', 'N', 'CTA', 'CTB', 'CTC'), z0=z0)
    if on_platform: platform(p, z0)

def platform(p, z0):
    """channel steel of a transformer platform behind the box: two uprights on the ground, two rails that carry it"""
    y = p.d/2+.42
    for s in (-1, 1):
        for dy in (0, .5): box((.62, .07, z0+p.h+.6), (s*2.3, y+dy*1.2, (z0+p.h+.6)/2), M.ZINC(), .01)
        box((.07, .6, z0+p.h+.6), (s*2.3-s*.3, y+.3, (z0+p.h+.6)/2), M.ZINC(), .01); box((1.1, 1.4, .1), (s*2.3, y+.3, .05), M.ZINC(), .02)
    for z in (p.h/2-2.5, p.h/2+2.5): box((7.4, .12, .6), (0, y-.08, z0+z), M.ZINC(), .02)

def sealed_badge(w, h):
    """blue band across the foot of the door: what the box is"""
    box((w-.5, .04, .7), (0, -.005, 1.2), M.BLUEP(), .02); tag('50 kvar  隔离风道  IP55', (0, -.03, 1.2), .4, '#0B4DA2', '#ffffff')

@product(1025, focus=(0, -.4, BELOW, 6.2), detail_from=UPWARDS, inside=lambda p: outdoor_svg(p, BELOW), sees=('正面三分之四视图：浅色密闭户外箱，两侧散热翅片与防雨檐为隔离风道，4G天线，抱箍装于电杆', '正面：一只运行/故障双色灯，铭牌标50 kvar与IP55', '自下方看箱底：A、B、C、N主回路与CTA、CTB、CTC开口互感器的电缆接头，PE接地柱'))
def outdoor_svg(p, z0=2.2):
    label = rating_plate(p, ['订货代码 LH-SVG-P/400-50-4G', '额定容量 50 kvar  62 kg', '系统电压 AC 400 V  50 Hz', '防护等级 IP55  浪涌 20 kA'])
    outdoor_box(p, outdoor_gear(p, label, STATE, sealed_badge, louvre=False), M.powder('#E2E5E6', .4), 5., glands=[(-2.3, .24), (-1.5, .24), (-.7, .24), (.1, .24), (.9, .13), (1.55, .13), (2.2, .13)], names=('A', 'B', 'C', 'N', 'CTA', 'CTB', 'CTC'), z0=z0, side=fin_side)

def wall_unit(p, title, shown, label, inch, sockets, z0=.6):
    """converter in a wall case z0 above the ground: screen above, grille below, entries underneath, hooks behind"""
    w, d, h = p.w, p.d, p.h; y = -d/2; dark = M.powder('#3C434B')
    with at((0, 0, z0)):
        box((w*.99, d*.82, h), (0, d*.09, h/2), dark, .06, 3); rrect(w, h, .5, (0, y+.25, h/2), M.WHITE(), .3, .08)
        for s, face in ((-1, 'left'), (1, 'right')): slots(int(h/.3)-3, d*.5, .1, .3, (s*w*.496, .3, h/2), face)
        sw, sh = SCREEN[inch]; rrect(sw+.3, sh+.3, .06, (0, y-.02, h*.77), M.BLACKG(), .08, .02); screen(shown, sw, sh, (0, y-.055, h*.77), 1)
        for i, (c, t) in enumerate((('#22dd66', '电源'), ('#22dd66', '运行'), ('#ff4030', '告警'))): led(((i-1)*.6, y-.01, h*.63), c, .05, i < 2); tag(t, ((i-1)*.6, y-.006, h*.63-.2), .15)
        brand((0, y-.006, h*.92), w*.38); words(p, 'title', title, .24, (0, y-.006, h*.54)); words(p, 'model', p.model, .34, (0, y-.006, h*.48))
        plate(label, w*.36, (0, y-.006, h*.36)); perforation(w*.7, h*.18, (0, y-.006, h*.13), pitch=.16); decal('warn', .36, .32, (-w*.36, y-.006, h*.36))
        for i, t in enumerate(('A', 'B', 'C', 'N', 'PE')): x = -w*.36+i*w*.13; gland((x, .1, 0), .2); tag(t, (x, .1-d*.26, -.006), .3, face='bottom')
        for x, t in zip((w*.28, w*.4), sockets): aviation_socket(x, .1); tag(t, (x, .1-d*.26, -.006), .3, face='bottom')
        for s in (-1, 1): box((.7, .12, .5), (s*w*.32, d/2-.06, h+.12), M.ZINC(), .03)

def aviation_socket(x, y):
    """round six-pole socket facing down"""
    cyl(.2, .06, (x, y, -.03), M.STEEL(), seg=36); ring(.12, .17, .2, (x, y, -.16), M.STEEL()); cyl(.12, .04, (x, y, -.1), M.BLACK())
    for i in range(6): cyl(.016, .1, (x+.07*math.cos(R(60*i)), y+.07*math.sin(R(60*i)), -.15), M.BRASS(), seg=10)

@product(1024, focus=(0, -.5, BELOW+.1, 4.9), detail_from=UPWARDS, inside=lambda p: wall_svg(p, BELOW), sees=('正面三分之四视图：壁挂机箱，4.3英寸彩屏，底部电缆接头与航空插座，背部挂钩', '正面：彩屏显示补偿电流波形，铭牌标50 kvar', '自下方看机箱底部：A、B、C、N、PE电缆接头，CT航空插座与485插座'))
def wall_svg(p, z0=.6):
    shown = page('hmi_svgw', '静止无功发生器', [('功率因数', '0.99', ''), ('无功', '36.2', 'kvar'), ('电压', '399', 'V')], waves(20, 250, 0, '电网侧')+waves(275, 250, .12, '负荷侧')+waves(530, 245, -.1, '补偿侧'))
    wall_unit(p, p.title, shown, rating_plate(p, ['LH-SVG-W/400-50', '额定容量 50 kvar  36 kg', 'AC 400 V  三相四线', '防护等级 IP20']), 4.3, ('CT', '485'), z0)

@product(1027, focus=(0, -.5, BELOW+.1, 4.3), detail_from=UPWARDS, inside=lambda p: wall_apf(p, BELOW), sees=('正面三分之四视图：小型壁挂机箱，4.3英寸彩屏，底部电缆接头与航空插座', '正面：彩屏并列显示治理前后波形，铭牌标35 A', '自下方看机箱底部：A、B、C、N、PE电缆接头与六芯CT航空插座'))
def wall_apf(p, z0=.6):
    shown = page('hmi_apfw', '有源电力滤波器', [('THDi 前', '32.6', '%'), ('THDi 后', '3.4', '%'), ('补偿', '26.1', 'A')], waves(20, 370, .16, '治理前')+waves(400, 370, .01, '治理后'))
    wall_unit(p, p.title, shown, rating_plate(p, ['LH-APF-W/400-35-S', '补偿电流 35 A  24 kg', 'AC 400 V  50 Hz', '噪声 ≤50 dB  IP20']), 4.3, ('CT',), z0)

@product(1033, focus=(0, -1.5, 4.2, 4.6), sees=('正面三分之四视图：壁挂箱，斜顶，下部五只色标单芯插座', '正面：电压与合分闸指示灯、断路器手柄与联锁锁孔，A、B、C、N、PE五色插座', '下部近看：五只面板插座与标牌'))
def quick_connection_box(p):
    w, d, h = p.w, p.d, p.h; body = M.powder('#D6D9DB', .4); y = -d/2
    label = rating_plate(p, ['订货代码 LH-KJX/400-5P', '额定电流 400 A  20 kA/1 s', '额定电压 AC 400 V  50 Hz', '防护等级 IP54'], title='低压应急电源快速接入箱')
    with at((0, 0, .5)):
        shell(w, d, h-.2, body); side_panels(w, d, .4, h-.8, body, 3)
        with at((0, 0, h-.2), (-3, 0, 0)): box((w+.4, d+.5, .1), (0, -.05, .1), body, .03); box((w+.4, .06, .3), (0, y-.28, -.03), body, .02)
        with hinged(w-.1, (0, y, 3.7), -1, 0):
            leaf(w-.1, h-4.1, body, back=False); brand((-2.2, -.006, 5.2), 2.6); words(p, 'title', '应急电源快速接入箱', .34, (1.2, -.006, 5.3)); words(p, 'model', p.model, .4, (1.2, -.006, 4.85))
            pilots((('#e9bd1c', 'A相', True), ('#22c55e', 'B相', True), ('#ef4444', 'C相', True)), -2.2, 4.1, .75); pilots((('#22c55e', '相序正', True), ('#ef4444', '合闸', False), ('#22c55e', '分闸', True)), .7, 4.1, .85)
            rotary_handle(-2.3, 2.1, red=True); tag('断路器', (-2.3, -.006, 2.8), .2); cyl(.2, .14, (-.9, -.06, 2.1), M.STEEL(), 'Y'); box((.05, .02, .2), (-.9, -.14, 2.1), M.DARK(), 0); tag('市电联锁', (-.9, -.006, 1.7), .19)
            plate(label, 2.2, (1.2, -.006, 2.2)); danger(1.2, .9, 1.4)
        rrect(w-.2, 3.3, .24, (0, y+.12, 1.9), M.powder('#3C434B'), .12, .03); tag('应急电源接入  AC 400 V  400 A', (0, y-.006, 3.25), .26, '#3C434B', '#ffffff')
        for i, (c, t) in enumerate(SOCKETS): socket((i-2)*1.45, y+.01, 1.9, c, .46); tag(t, ((i-2)*1.45, y-.006, .75), .34, '#3C434B', '#ffffff')
        for sx in (-1, 1):
            for z in (.3, h-.9): box((.6, .12, .5), (sx*(w/2+.05), d/2-.06, z), M.ZINC(), .03)
