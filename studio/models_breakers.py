"""Breakers, split-core transformers and the residual-current detector."""
from rail_kit import *
from wired import split_ct, lead
from models_rail import numbers
from catalogue import PRODUCTS

def one_breaker():
    """what stands on the rails of the scenes: the 1P+N alone"""
    p = PRODUCTS[1071]
    with at(sc=.01): miniature_breaker(p, 36, p.h*100, p.d*100, *SINGLE)

SINGLE = ((-9, 9), '1N', '2N', ('U  221.4 V', 'I  12.48 A', 'IΔ   3 mA'), '230 V  6000 A  IΔn 30 mA', '1P+N')

@device(1071, focus=(-46, -34, 46, 84), alone=one_breaker, sees=('正面三分之四视图：左为36 mm宽1P+N微型断路器，右为90 mm宽三相4P，蓝色手柄合闸，顶部LoRa天线', '正面：1P+N的1、N进线与2、N出线，4P的1、3、5、N进线与2、4、6、N出线，OLED、试验按钮与分合闸按键', '1P+N近景：OLED显示电压、电流与漏电，C32标志、手柄与1、N、2、N、485端子'))
def miniature_breakers(p, w, h, d):
    """the 1P+N and, beside it, the three-phase four-pole one"""
    with at((-52, 0, 0)): miniature_breaker(p, 36, h, d, *SINGLE)
    with at((31, 0, 0)): miniature_breaker(p, 90, h, d, (-33.5, -11, 11, 33.5), '135N', '246N', ('Ia  18.6 A', 'Ib  17.9 A', 'Ic  18.2 A'), '400 V  6000 A  IΔn 30 mA', '4P')

def miniature_breaker(p, w, h, d, poles, inputs, outputs, shown, ratings, kind):
    """one breaker: screw terminals at `poles`, the handles of its phases tied together, panel on the left 36 mm"""
    left = -w/2+18
    c = Housing(w, h, d, nose=50, step=17); f, z0 = c.front, c.centre
    for x in poles:
        for side in (1, -1): c.terminal(x, side, 3.9, 9.6, 9)
    handles = [left-10.4] if len(poles) == 2 else [left-10.4, 7, 21, 35]
    for x in handles: c.cutters.append(box((11, 14, 18), (x, f, z0+1), c.mat, .6))
    at_lcd = c.window(left+7.4, z0+11.5, 17, 10); c.close()
    for x in handles:
        with at((x, f+5, z0+1), (0, 0, 0)):
            cyl(6.6, 10.2, (0, 0, 0), M.BLUEP(), 'X', .5); box((9, 9, 4.6), (0, -8.4, 4.2), M.BLUEP(), 1.2, 3, rot=(-28, 0, 0))
    s = Print(p, 'oled'+kind, 17, 10, '#05080d')
    for i, t in enumerate(shown): s.text(-7.6, 3-i*3, 2.5, t, '#8ff5ea', '600', 'start')
    s.lit(at_lcd, 1.2)
    a = Print(p, 'face'+kind, 35, 47).brand(-16.6, 20.6, 3.7).text(-16.6, 14.6, 4.2, 'C32', INK, '700', 'start').text(-10.4, -11, 2.2, '合  I', INK, '700')
    a.text(7.4, 20.4, 3, p.model, '#0B4DA2', '700').text(-10.4, -14.4, 1.8, '手柄下为分', GREY).line(-16.6, -16.2, 16.6, -16.2, TEAL, .5)
    a.text(2, -1.2, 1.9, '合闸').text(9, -1.2, 1.9, '分闸').text(14.8, -1.2, 1.7, '通信').text(7.4, -10.8, 2, '试验  T').rows(-16.6, -18.4, 1.8, [ratings, f'{p.title}  {kind}'], pitch=1.55)
    a.on((left, f-.06, z0))
    key((left+2, f, z0+2.8), 1.7, M.pbr('#2f8a4e', .4)); key((left+9, f, z0+2.8), 1.7, M.pbr('#c8322b', .4)); indicator((left+14.8, f, z0+2.8), '#22dd66', .9)
    rrect(8, 4, 2, (left+7.4, f-.6, z0-6.4), M.pbr('#e0a021', .4), .8, .4)
    numbers(p, 'up'+kind, w, c.step, h-16, list(zip(poles, inputs)), 2.5); numbers(p, 'down'+kind, w, c.step, 2.8, list(zip(poles, outputs)), 2.8); numbers(p, 'bus', 12, c.step, 16.4, [(0, '485')], 2)
    for z in (8.6, 12): box((2.4, .3, 1.8), (0, c.step-.2, z), M.DARK(), 0)
    for a, b in zip(poles, poles[1:]): box((.4, 34, 20), ((a+b)/2, c.step+16, h-10), M.DARK(), 0)
    sma((left, c.step+24, h), 30)

@device(1072, focus=(0, -55, 92, 140), sees=('正面三分之四视图：三极塑壳断路器，上下端子带隔弧板，中部手柄与LCD面板', '正面：1、3、5进线在上，2、4、6出线在下，手柄在合位，LCD显示三相电流', '面板近景：LCD的三相电流、剩余电流与热记忆，整定按键与A1、A2端子'))
def moulded_case_breaker(p, w, h, d):
    case, cover = M.pbr('#353c45', .42), M.pbr('#414953', .4); f = -d/2; white = '#eef3f9'
    box((w, d*.55, h), (0, d/2-d*.275, h/2), case, 1.2, 3)
    box((w-.6, d*.4, h*.68), (0, f+d*.27, h/2), cover, 1.6, 3); y = f+d*.07
    box((w-14, d*.1, 88), (0, y+.6, h/2), cover, 1.6, 3); y -= d*.05-.6
    for i in range(3):
        x = (i-1)*33.4
        for s in (1, -1):
            z = h/2+s*(h/2-13)
            box((24, .6, 22), (x, d/2-d*.55-.1, z), M.DARK(), 0); box((19, 10, 20), (x, -8, z+s*3), M.COPPER(), .6); bolt_face((x, -13, z), 6)
            numbers_at(p, f't{i}{s}', (x, f+d*.07-.1, h/2+s*52.5), '135'[i] if s > 0 else '246'[i], white)
    for x in (-17, 17):
        for s in (1, -1): box((1.4, d*.62, 27), (x, f+d*.33, h/2+s*(h/2-13.6)), M.pbr('#1b1f24', .5), .4)
    z0 = h/2
    frame(52, 27, 2, 1.4, (-8, y-.5, z0+24), M.BLACKG(), 1.5, .4)
    s = Print(p, 'lcd', 48, 23, BACKLIT['bg'])
    for i, (t, v, u) in enumerate((('Ia', '126.4', 'A'), ('Ib', '124.9', 'A'), ('Ic', '125.7', 'A'))):
        s.text(-22, 7.6-i*5, 3.8, f'{t} {v} {u}', INK, '600', 'start')
    s.text(22, 7.4, 3.2, 'IΔ 42 mA', INK, '600', 'end').text(22, 2, 3.2, '热记忆 38%', INK, '600', 'end').text(22, -3.4, 3.2, '端子 46 ℃', INK, '600', 'end').text(-22, -8.6, 3, 'Ir 200 A   合闸', INK, '600', 'start').lit((-8, y-.3, z0+24), 1)
    box((34, 3, 40), (-8, y+.2, z0-16), M.DARK(), .8); frame(38, 44, 2.4, 2.4, (-8, y-.6, z0-16), case, 2, .5)
    box((22, 30, 13), (-8, y-11, z0-6), M.BLACK(), 2.4, 3, rot=(-14, 0, 0)); box((30, 3, 22), (-8, y-1, z0-9), M.BLACK(), 1)
    a = Print(p, 'face', 90, 86).brand(-42, 39.5, 6, True).text(42, 39.4, 4.6, p.model, white, '700', 'end')
    a.text(-33, -3, 3.4, 'I 合', white, '700').text(-33, -29, 3.4, 'O 分', white, '700')
    for i, t in enumerate(('设置', '复位', '试验')): a.text(36, 22-i*9, 2.8, t, white)
    a.bar(30.4, -22.5, 27, 36, '#f1f3f5', 1).rows(18.6, -8.6, 2.6, ['In 200 A', 'Ue 400 V', 'Icu 50 kA', '3P  50 Hz', 'GB/T 14048.2'], pitch=1.65).text(30.4, -34.6, 2.4, p.title, '#0B4DA2', '700').on((0, y-.08, z0))
    for i in range(3): key((27, y, z0+22-i*9), 2.6, M.TEALP())
    for i, col in enumerate(('#22dd66', '#ffb020', '#ff3b30')): indicator((-39, y, z0+30-i*7), col, 1.3, i == 0)
    with at((w/2-.4, f+d*.3, z0)):
        box((1.2, 20, 40), (0, 0, 0), case, .4)
        with at((.4, 0, 0), (0, 0, 90)): plug(4, 6, (0, 0, 12), h=12, d=7); Print(p, 'side', 26, 12).text(-6, 3, 3.6, 'A1 A2', white, '700').text(6, 3, 3.6, 'A B', white, '700').text(6, -2.4, 3, '485', white).on((0, -.4, -1))

def bolt_face(loc, r):
    """a hexagon bolt with its washer, seen from the front"""
    with at(loc, AX['Y']): cyl(r*1.25, 1.4, (0, 0, .7), M.STEEL(), seg=32); cyl(r, 4.6, (0, 0, 3.4), M.STEEL(), bevel=.5, seg=6)

def numbers_at(p, key, loc, text, fill):
    Print(p, key, 8, 6).text(0, 0, 4.4, text, fill, '700').on(loc)

@device(1075, views=('34', 'front', 'detail'), focus=(-36, -25, 40, 110), sees=('正面三分之四视图：80×50窗口的开口互感器，两侧锁扣，旁为φ24规格', '正面：80 mm×50 mm窗口、P1箭头、变比800/5与S1、S2端子，右为φ24圆窗规格', '下部近景：P1方向箭头、变比标牌与S1、S2接线端子'))
def split_core(p, w, h, d):
    with at((-42, 0, 0)):
        split_ct(p, 'kct80', 125, 150, 50, (80, 50), '800/5 A', ('LH-KCT-80  窗口80×50 mm', '0.5级  绝缘3 kV/1 min', p.title), False, brand_size=11)
        secondary(p, 's80', 25, 11)
    with at((74, -4, 0)):
        split_ct(p, 'kct24', 61, 78, 36, (24, 24), '200/5 A', ('KCT-24 φ24 mm', '0.5级'), brand_size=6.4); secondary(p, 's24', 18, 6)

def secondary(p, key, y, s):
    """the foot with its slots and the two secondary terminals S1, S2"""
    for i in (-1, 1):
        box((s*1.1, s*.7, s), (i*s*.62, -y-s*.3, s*.5), M.PLASTICD(), .5); screw((i*s*.62, -y-s*.65, s*.42), s*.3, 'Y', M.BRASS())
        Print(p, f'{key}{i}', s, s*.5).text(0, 0, s*.3, 'S1' if i < 0 else 'S2', '#ffffff', '700').on((i*s*.62, -y-s*.65-.1, s*.86))

@device(1076, focus=(-40, -35, 48, 92), sees=('正面三分之四视图：72 mm四模数探测器，顶部LoRa天线，右侧φ65窗口剩余电流互感器', '正面：段码LCD、报警灯与蜂鸣孔，上下端子，右侧开口剩余电流互感器', '面板近景：剩余电流与四路温度显示，消音、自检按键'))
def residual_detector(p, w, h, d):
    with at((-64, 0, 0)): detector_head(p, w, h, d)
    with at((44, 4, 0)): residual_ring(p, 65)
    lead((-88, -18, 3), (44, -12, 3), r=1, sag=30)

def detector_head(p, w, h, d):
    c = Housing(w, h, d, nose=46, step=17); f, z0 = c.front, c.centre
    up = [(-30+10*i, t) for i, t in enumerate(('L', 'N', 'J1', 'J2', 'A', 'B'))]; down = [(-30+12*i, t) for i, t in enumerate(('Z1', 'Z2', 'T1', 'T2', 'T3', 'T4'))]
    for x, _ in up: c.terminal(x, 1, 2.4, 9, 5.6)
    for x, _ in down: c.terminal(x, -1, 2.4, 9.4, 5.6)
    at_lcd = c.window(-9, z0+2.4, 46, 18.5); c.close()
    s = Print(p, 'lcd', 46, 18.5, BACKLIT['bg']); s.text(-21, 6.6, 2.6, '剩余电流', INK, '600', 'start').text(21, 6.6, 2.6, '正常', INK, '600', 'end').digits(9, 1.2, 7, '0086', INK, BACKLIT['ghost']).text(11, -.8, 3.6, 'mA', INK, '700', 'start')
    for i, v in enumerate(('36.2', '37.5', '35.8', '38.1')): s.text(-21+i*10.8, -6.8, 2.5, f'T{i+1} {v}', INK, '600', 'start')
    s.lit(at_lcd, 1)
    a = Print(p, 'face', w-1.4, 43).brand(-33, 18.6, 4.4).text(33.4, 18.4, 3.9, p.model, '#C22A24', '700', 'end').text(-33, 14.3, 2.2, p.title, weight='600', anchor='start').line(-33, -9, 33, -9, '#C22A24', .6)
    a.rows(-33, -11.6, 2.05, ['20~1000 mA  4路45~140 ℃  AC 220 V', 'GB 14287.2  RS485 / LoRa'], pitch=1.5)
    for i, t in enumerate(('运行', '故障', '报警')): a.text(22.6, 8.6-i*6, 2.2, t, anchor='start')
    for x, t in ((6, '自检'), (20, '消音')): a.text(x-3, -18.8, 2.1, t, anchor='end')
    a.on((0, f-.06, z0))
    for i, (col, on) in enumerate((('#22dd66', True), ('#ffb020', False), ('#ff3b30', False))): indicator((20, f, z0+8.6-i*6), col, 1.1, on)
    for x, m in ((6, M.BLUEP()), (20, M.pbr('#c8322b', .4))): key((x, f, z0-18.4), 1.9, m)
    for i in range(3): rrect(7, .9, .3, (30, f-.05, z0-14.6-i*2.4), M.DARK(), .4, 0)
    numbers(p, 'up', w, c.step, h-14.4, up, 2.4); numbers(p, 'down', w, c.step, 3, down, 2.3); sma((26, c.step+24, h), 50)

def residual_ring(p, window):
    """a residual-current transformer in two halves with a round window of `window` mm, on its foot"""
    r, R2, d, cz = window/2, window/2+21, 34, window/2+27; n = 22
    for s, mat in ((-1, M.pbr('#2b323a', .42)), (1, M.pbr('#0B4DA2', .36))):
        arc = lambda q, sign: [(sign*q*math.cos(math.pi*i/n), s*q*math.sin(math.pi*i/n)+s*.5) for i in range(n+1)]
        prism(arc(R2, 1)+arc(r, -1), d, (0, 0, cz), mat, 1.2)
    for sx in (-1, 1): box((7, d*.6, 18), (sx*(R2+.5), 0, cz), M.PLASTICD(), 1.2); box((3, d*.4, 7), (sx*(R2+4), 0, cz+3), M.TEALP(), 1)
    box((62, d, 10), (0, 0, 5), M.pbr('#2b323a', .42), 1.5); secondary_z(p, d/2)
    Print(p, 'ring', 40, 12).brand(-14.7, 0, 7, True).on((0, -d/2-.1, cz+r+10.5)); Print(p, 'ring2', 60, 7).text(0, 0, 4.6, f'φ{window}  A B C N 同穿', '#ffffff', '600').on((0, -d/2-.1, cz-r-9.6))

def secondary_z(p, y):
    for i in (-1, 1):
        box((10, 7, 10), (i*6, -y-3, 5), M.PLASTICD(), .5); screw((i*6, -y-6.5, 4), 2.8, 'Y', M.BRASS()); Print(p, f'z{i}', 9, 4).text(0, 0, 3.2, 'Z1' if i < 0 else 'Z2', '#ffffff', '700').on((i*6, -y-6.6, 8.4))
