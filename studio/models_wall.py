"""Wall-mounted meters, and the wireless temperature sensors on a busbar and on a bolt."""
from rail_kit import *

def wall_meter(p, w, h, d, main, aux, lcd, ratings, lamps, radio=False):
    """hook above, display half, comm module, terminals with numbers above the open cable edge; main and aux are terminal labels"""
    f = -d/2; white = M.PLASTICW()
    rrect(w, h-14, d*.55, (0, d*.225, (h-14)/2), white, 10, 2)
    rrect(40, 26, 6, (0, d/2-4, h-13), white, 8, 1); cyl(4, .6, (0, d/2-7.2, h-7), M.DARK(), 'Y', 0, 24)
    rrect(w-2, h-94, d*.6, (0, f+d*.3, h-14-(h-94)/2), white, 10, 3); z0 = h-14-(h-94)/2
    rrect(w-14, h-108, 1.6, (0, f-.2, z0), M.pbr('#EDF0F2', .32), 6, .5); y = f-1
    frame(128, 62, 4, 3, (0, y-1, z0+31), M.BLACKG(), 3, .8); lcd(120, 54).lit((0, y-.4, z0+31))
    a = Print(p, 'face', w-16, h-110)
    a.brand(-72, 70.5, 8.4).text(72, 70.5, 6.4, p.model, '#0B4DA2', '700', 'end').text(12, 70.5, 4.6, p.title, weight='600')
    a.rows(-72, -18, 4.1, ratings, pitch=1.55).line(-72, -11, 72, -11, TEAL, .8)
    for i, (t, _, _) in enumerate(lamps): a.text(-66+i*19, -69, 3.6, t)
    for i, t in enumerate(('上翻', '下翻', '编程')): a.text(26+i*19, -69, 3.6, t)
    a.text(52, -41.5, 3.6, '红外').on((0, y-.06, z0))
    for i, (_, colour, on) in enumerate(lamps): indicator((-66+i*19, y, z0-60), colour, 2, on)
    for i in range(3): rrect(10, 7, 3, (26+i*19, y-1, z0-60), M.BLUEP() if i < 2 else M.PLASTICG(), 2.6, .8)
    rrect(22, 10, 1.4, (52, y-.4, z0-33), M.pbr('#2a0d12', .1, coat=.6), 3, .4)
    ty = f+d*.34; box((w-8, d*.5, 74), (0, ty+d*.25, 38), M.pbr('#2b323a', .42), 1.2)
    for key_, labels, z, r in (('main', main, 24, 4.4), ('aux', aux, 54, 2.9)):
        pitch = min(15.4 if key_ == 'main' else 16, 154/len(labels)); xs = [(i-(len(labels)-1)/2)*pitch for i in range(len(labels))]
        for x in xs:
            box((pitch*.8, .5, r*4.2), (x, ty-.1, z), M.DARK(), 0); box((pitch*.6, 2.4, r*3.4), (x, ty-.6, z), M.BRASS(), .5)
            screw((x, ty-1.6, z+r*.75), r*.8); screw((x, ty-1.6, z-r*.95), r*.8)
        a = Print(p, key_, w-10, 6)
        for x, t in zip(xs, labels): a.text(x, 0, 4 if len(t) < 3 else 2.9, t, '#ffffff', '700')
        a.on((0, ty-.15, z+r*2.1+4.6))
    for sx in (-1, 1): cyl(4.6, 16, (sx*(w/2-9), ty+2, 66), M.PLASTICG(), 'Y', .8); screw((sx*(w/2-9), ty-6, 66), 3.2, 'Y', M.BRASS())
    for sx in (-1, 1): cyl(2.6, 1, (sx*(w/2-9), ty-.2, 7), M.DARK(), 'Y', 0, 20)
    if radio: sma((w/2-28, 4, h-14.5), 46)

def meter_screen(p, title, number, left, right, vector=False):
    def draw(w, h):
        a = Print(p, 'lcd', w, h, GREEN['bg']); fg = GREEN['fg']; e = w/2-4
        a.text(-e, 20, 6, title, fg, '600', 'start').text(e, 20, 6, '尖 峰 ▸平 谷' if not vector else '正向 P→', fg, '600', 'end')
        a.digits(38, 1.5, 13, number, fg, GREEN['ghost']).text(e, -2.6, 7, 'kWh', fg, '700', 'end')
        if vector:
            a.dot(-e+7, 0, 7, 'none', fg, .5).line(-e+7, -7, -e+7, 7, fg, .4).line(-e, 0, -e+14, 0, fg, .4).line(-e+7, 0, -e+12, 4.6, fg, 1)
        a.text(-e, -19.6, 5.4, left, fg, '600', 'start').text(e, -19.6, 5.4, right, fg, '600', 'end'); return a
    return draw

@device(1061, focus=(8, -30, 58, 165), sees=('正面三分之四视图：壁挂表壳，顶部挂钩与4G天线，大屏段码LCD', '正面：LCD显示正向有功总电能与当前费率，下部1~10与11、12端子', '下部端子近景：1~10电流电压端子与11、12 RS485端子'))
def four_wire_meter(p, w, h, d):
    wall_meter(p, w, h, d, [str(i) for i in range(1, 11)], ['11', '12'], meter_screen(p, '当前 正向有功 总', '012864.37', 'Ua Ub Uc  Ia Ib Ic', '4G ▂▄▆'),
        ['三相四线  3×220/380 V  50 Hz', '3×0.015-0.075(6) A', '有功 C级（0.5S）  无功 2级', '4费率12时段  RS485 / 4G', 'GB/T 17215.321  IP54'], (('有功', '#ff3b30', True), ('无功', '#ff3b30', False), ('告警', '#ffb020', False)), True)

@device(1062, focus=(8, -30, 58, 165), sees=('正面三分之四视图：壁挂表壳，顶部挂钩，大屏LCD带矢量图标', '正面：LCD显示正向电能、矢量与功率方向，下部电流电压端子与辅助、485端子', '下部端子近景：1、2、3、4、6、7、9端子，上排辅助1、2与两路485'))
def three_wire_meter(p, w, h, d):
    wall_meter(p, w, h, d, ['1', '2', '3', '4', '6', '7', '9'], ['辅助1', '辅助2', '485-1A', '485-1B', '485-2A', '485-2B'], meter_screen(p, '当前 正向有功 总', '004216.85', 'Uab 100.2 V  Ucb 99.8 V', 'cosφ 0.96', True),
        ['三相三线  3×100 V  50 Hz', '3×0.015-0.075(6) A', '有功 C级（0.5S）  无功 2级', '辅助电源 AC/DC 100~240 V', '2×RS485  DL/T 645'], (('有功', '#ff3b30', True), ('无功', '#ff3b30', False), ('辅源', '#22dd66', True)))

@device(1073, focus=(-2, -20, 32, 46), sees=('正面三分之四视图：白色传感器本体以合金片绑带箍在铜排上', '正面：42 mm×32 mm本体，黄色A相标记与发送指示灯', '本体近景：型号、测温范围与IP65标记，两侧合金片绑带'))
def busbar_sensor(p, w, h, d):
    z = 30; box((120, 10, 40), (0, d/2+5.8, z), M.COPPER(), .8)
    for x in (-48, 48): cyl(5.5, 11, (x, d/2+5.8, z), M.DARK(), 'Y', 0, 24)
    for x in (-40, 40): box((14, 22, 10.2), (x, d/2+6, 5), M.PLASTICD(), 1)
    rrect(w, h, d, (0, 0, z), M.PLASTICW(), 5, 1.6)
    strap = M.pbr('#C9CED3', .3, 1)
    for s in (1, -1): box((16, d+12.4, .9), (0, 6.6, z+s*20.6), strap, .2); box((16, .9, 5), (0, -d/2+6, z+s*18.4), strap, .2)
    box((16, .9, 42), (0, d/2+11.4, z), strap, .2); box((19, 6, 4), (0, d/2-2, z+21.6), M.STEEL(), .6); screw((0, d/2-5, z+21.8), 1.6)
    a = Print(p, 'face', w-2, h-2).bar(0, 13.3, 40, 3.4, '#f2c81e', 1).brand(-18.4, 8, 4).text(18.6, 8, 3.5, p.model, '#0B4DA2', '700', 'end')
    a.text(0, 2.9, 2.5, p.title, weight='600').rows(-18.4, -2, 2.2, ['-40~+125 ℃  ±1 ℃', '取电 ≥5 A', '470~510 MHz  IP65'], pitch=1.7).text(14, -12, 2.2, '发送').on((0, -d/2-.06, z))
    indicator((14, -d/2, z-7.4), '#22dd66', 1.2)

@device(1074, views=('34', 'front', 'detail'), focus=(-24, -10, 16, 36), sees=('正面三分之四视图：28 mm方形本体，引线接M8铜接片压在铜排螺栓下', '正面：方形本体与按键，右侧M8螺栓压接的测温铜片', '本体近景：型号、频率与查电量按键'))
def bolt_sensor(p, w, h, d):
    w = h = 28; d = 16; x = -26
    with at((x, 0, 0)):
        rrect(w, h, d, (0, 0, h/2), M.PLASTICW(), 4, 1.6)
        a = Print(p, 'face', 26, 26).brand(-10.6, 9.6, 5).text(0, 4.6, 3.6, p.model, '#0B4DA2', '700').text(0, .6, 1.9, p.title[:5], weight='600').text(0, -2.2, 1.9, p.title[5:], weight='600')
        a.rows(-11, -5.6, 1.9, ['-40~+125 ℃', '470~510 MHz', 'AC 690 V  IP65'], pitch=1.45).text(8, -11, 1.8, '电量').on((0, -d/2-.06, h/2)); key((8.4, -d/2, 7.6), 1.7)
    box((46, 8, 40), (34, 2, 20), M.COPPER(), .8)
    prism(rounded([(-7.4, -8), (7.4, -8), (7.4, 8), (3, 9), (3, 14), (-3, 14), (-3, 9), (-7.4, 8)], 3), 1.2, (34, -2.8, 18), M.BRASS(), .2)
    cyl(8, 1.6, (34, -4.2, 18), M.STEEL(), 'Y', .3); cyl(6.5, 5.3, (34, -7.6, 18), M.STEEL(), 'Y', .5, seg=6); cyl(4, 11, (34, -8.4, 18), M.STEEL(), 'Y', .5, seg=24)
    Print(p, 'bolt', 12, 4).text(0, 0, 3, 'M8', INK, '700').on((34, -2.06, 4.6))
    tube([(x+w/2-2, -2, 8), (x+w/2+6, -3, 8), (2, -5, 2), (14, -7, 4), (24, -6, 26), (30, -4, 36), (34, -2.9, 36), (34, -2.9, 30)], 1, M.pbr('#C8322B', .5), bez=True); cyl(1.7, 6, (34, -2.9, 31), M.BRASS(), seg=20)
