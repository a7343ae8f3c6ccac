"""Energy meters on the rail: one and two modules (single-phase), four and seven modules (three-phase)."""
from rail_kit import *

def numbers(p, key, w, y, z, labels, size=2.6, fill=INK):
    """terminal numbers on a step: (x, text)"""
    a = Print(p, key, w, size*1.7)
    for x, text in labels: a.text(x, 0, size, text, fill, '700')
    a.on((0, y-.06, z))

@device(1057, focus=(5, -33, 60, 62), sees=('正面三分之四视图：18 mm单模数窄型外壳，左侧贴铭牌，面板为段码LCD', '正面：上部1、4进线端子，中部LCD与脉冲灯，下部3、6出线端子及7、8 RS485端子', '面板近景：5+1位LCD、型号、电压电流与红外窗'))
def one_module_meter(p, w, h, d):
    c = Housing(w, h, d, nose=66, step=17); f, z0 = c.front, c.centre
    for side in (1, -1): c.terminal(-3.6, side, 3.1, 13, 7.2); c.terminal(4.6, side, 2, 13, 5)
    at_lcd = c.window(0, z0+11, 14.4, 7.6)
    c.close()
    for x in (-2.2, 2.2): screw((x+.0, c.step-.1, 4.2), 1.3)
    meter_lcd(p, 14.4, 7.6, '总', '03852.6', 'kWh').lit(at_lcd)
    a = Print(p, 'face', w-.8, c.nose-2)
    a.brand(-7.4, 28, 3.4).text(0, 23.4, 2.1, '单相导轨式电能表', weight='600').text(0, 19.6, 2.5, p.model, '#0B4DA2', '700')
    a.rows(-7.6, -1.6, 1.9, ['220 V  50 Hz', '0.2-0.5(60) A', 'B级  6400', 'imp/kWh'], pitch=1.45)
    a.line(-8, 5.2, 8, 5.2, TEAL, .5).text(-4.8, -14.6, 1.9, '脉冲').text(4.4, -14.6, 1.9, '红外').text(0, -24.6, 1.9, '翻屏').text(0, -29.4, 1.8, 'DL/T 645', GREY)
    a.on((0, f-.06, z0))
    indicator((-4.8, f, z0-17.6), r=1); rrect(5, 2.6, .5, (4.4, f-.2, z0-17.6), M.pbr('#2a0d12', .1, coat=.6), .6, .15); key((0, f, z0-21.5), 1.5)
    numbers(p, 'up', w, c.step, h-5, [(-3.6, '1'), (4.6, '4')]); numbers(p, 'down', w, c.step, 18.6, [(-3.6, '3'), (4.6, '6')]); numbers(p, 'bus', w, c.step, 7, [(-2.2, '7'), (2.2, '8')], 1.9)
    plate = Print(p, 'side', 38, 66, '#f1f3f5').bar(0, 28.5, 38, 9, '#0B4DA2').brand(-17, 28.5, 5.4, True)
    plate.text(0, 19.6, 4, p.title, weight='700').text(0, 13, 4.6, p.model, '#0B4DA2', '700')
    plate.rows(-17, 6, 3.1, ['AC 220 V（±20%）', '50 Hz  B级', '0.2-0.5(60) A', '6400 imp/kWh', 'GB/T 17215.321', '1进3出  4、6零线', '7、8 RS485'], pitch=1.62)
    plate.on((-w/2+.05, 5.5, h/2), 'left')

@device(1058, focus=(4, -34, 49, 66), sees=('正面三分之四视图：36 mm两模数外壳，顶部LoRa天线，面板背光LCD', '正面：L进、N进在上，L出、N出与485在下，LCD显示剩余金额', '面板近景：6+2位LCD、合闸键与告警灯'))
def prepaid_meter(p, w, h, d):
    c = Housing(w, h, d, nose=50, step=18); f, z0 = c.front, c.centre
    for x in (-9, 9):
        for side in (1, -1): c.terminal(x, side, 3.7, 9.5, 8.6)
    at_lcd = c.window(0, z0+6.6, 30, 11.5); c.close()
    for x in (-1.8, 1.8): screw((x, c.step-.1, 8), 1.3)
    meter_lcd(p, 30, 11.5, '剩余金额', '000128.50', '元', ('合闸', '当前费率 2'), BACKLIT, '正常').lit(at_lcd, 1)
    a = Print(p, 'face', w-.8, c.nose-2)
    a.brand(-15.8, 20, 4).text(15.8, 20, 3, p.model, '#0B4DA2', '700', 'end').text(0, 15.2, 2.3, p.title, weight='600')
    a.line(-16.4, -1.4, 16.4, -1.4, TEAL, .5).rows(-16, -4.2, 2.15, ['220 V  50 Hz  0.2-0.5(80) A', 'B级  内置80 A继电器'], pitch=1.5)
    for x, t in ((-13, '脉冲'), (-6.5, '告警'), (0, '断电'), (10.5, '合闸')): a.text(x, -16.4, 2.1, t)
    a.text(0, -21.4, 1.9, 'RS485 / LoRa 470~510 MHz', GREY).on((0, f-.06, z0))
    for x, col, on in ((-13, '#ff3b30', True), (-6.5, '#ffb020', False), (0, '#ff3b30', False)): indicator((x, f, z0-12.6), col, 1, on)
    key((10.5, f, z0-12), 2)
    for i, side in enumerate((1, -1)): numbers(p, f'row{i}', w, c.step, h-17 if side > 0 else 2.8, [(-9, 'L进' if side > 0 else 'L出'), (9, 'N进' if side > 0 else 'N出')], 2.4)
    numbers(p, 'bus', 12, c.step, 11.6, [(-1.9, 'A'), (1.9, 'B')], 1.9); numbers(p, 'bus2', 12, c.step, 2.8, [(0, '485')], 2); numbers(p, 'ant', 12, c.step, h-4, [(0, 'ANT')], 2)
    sma((0, c.step+11, h), 40)

@device(1059, focus=(-30, -32, 45, 80), sees=('正面三分之四视图：126 mm七模数宽外壳，上排1、2、3、7大端子，面板中央LCD', '正面：上排A、B、C进线与N，下排A、B、C出线与8、9 RS485', '面板近景：6+2位LCD、三相指示灯与上下对应的进出线端子'))
def direct_meter(p, w, h, d):
    c = Housing(w, h, d, nose=46, step=17); f, z0 = c.front, c.centre
    xs = (-45, -19, 7, 33)
    for i, x in enumerate(xs):
        c.terminal(x, 1, 4.6, 10.5, 11)
        if i < 3: c.terminal(x, -1, 4.6, 11, 11)
    for x in (37, 45): c.terminal(x, -1, 1.9, 9, 4.4)
    at_lcd = c.window(-16, z0+3, 62, 22); c.close()
    meter_lcd(p, 62, 22, '当前  正向有功  总', '012864.37', 'kWh', ('Ua Ub Uc', 'Ia Ib Ic', '费率 2 平'), GREEN, '三相四线').lit(at_lcd)
    a = Print(p, 'face', w-1.5, c.nose-3)
    a.brand(-60, 18.2, 5.4).text(14, 18.2, 3, p.title, weight='600', anchor='end').text(60, 17.6, 5, p.model, '#0B4DA2', '700', 'end')
    a.line(20, 13.6, 60, 13.6, TEAL, .6).rows(20, 10, 2.9, ['3×220/380 V  50 Hz', '0.2-0.5(80) A  三相四线', '有功 B级  4费率12时段', 'RS485  Modbus / DL/T 645'], pitch=1.55)
    for x, t in ((-44, 'A相'), (-32, 'B相'), (-20, 'C相'), (-6, '脉冲'), (6, '反向')): a.text(x+3.2, -17, 2.4, t, anchor='start')
    a.text(36, -17, 2.4, '翻屏', anchor='end').text(53.8, -17, 2.4, '设置', anchor='end').on((0, f-.06, z0))
    for x, col, on in ((-44, '#22dd66', True), (-32, '#22dd66', True), (-20, '#22dd66', True), (-6, '#ff3b30', True), (6, '#ffb020', False)): indicator((x, f, z0-17), col, 1.1, on)
    for x in (40.4, 58): key((x, f, z0-17), 2.3)
    numbers(p, 'up', w, c.step, h-18.6, list(zip(xs, ('1  A进', '2  B进', '3  C进', '7  N'))), 3)
    numbers(p, 'down', w, c.step, 2.8, list(zip(xs, ('4  A出', '5  B出', '6  C出'))) + [(37, '8'), (45, '9')], 2.8); numbers(p, 'bus', w, c.step, 14.6, [(41, 'RS485')], 2.2)
    for x in (-32, -6, 20): box((1, 3, 20), (x, c.step-1, h-11), c.mat, .3); box((1, 3, 20), (x, c.step-1, 11), c.mat, .3)

@device(1060, focus=(6, -32, 46, 74), sees=('正面三分之四视图：72 mm四模数外壳，上下两排小电流端子，面板LCD', '正面：上排1~4电压与11~14，下排5*~10三相电流端子，LCD显示一次侧电能', '面板近景：LCD上的互感器变比200/5、型号与0.5S级标志'))
def ct_meter(p, w, h, d):
    c = Housing(w, h, d, nose=46, step=17); f, z0 = c.front, c.centre
    up = [(-31+8.9*i, t) for i, t in enumerate(('1', '2', '3', '4', '11', '12', '13', '14'))]
    down = [(-27.5+11*i, t) for i, t in enumerate(('5*', '6', '7*', '8', '9*', '10'))]
    for x, _ in up: c.terminal(x, 1, 2.3, 9, 5.4)
    for x, _ in down: c.terminal(x, -1, 2.7, 9.4, 6.4)
    at_lcd = c.window(0, z0+2.6, 58, 17.5); c.close()
    meter_lcd(p, 58, 17.5, '正向有功  总', '018426.35', 'kWh', ('CT 200/5', 'CT×40', '一次值'), GREEN, '三相四线').lit(at_lcd)
    a = Print(p, 'face', w-1.4, c.nose-3)
    a.brand(-33.4, 18.4, 4.6).text(33.4, 18.2, 4.4, p.model, '#0B4DA2', '700', 'end').text(-33.4, 13.9, 2.4, p.title, weight='600', anchor='start').text(33.4, 13.9, 2.4, '有功 C级（0.5S）', weight='600', anchor='end')
    a.rows(-33.4, -10.4, 2.15, ['3×220/380 V  50 Hz   3×0.015-0.075(6) A', '6400 imp/kWh   DL/T 645 / Modbus-RTU'], pitch=1.5)
    a.line(-33.4, -7.6, 33.4, -7.6, TEAL, .5)
    for x, t in ((-31.6, '有功'), (-22.6, '无功'), (-13.6, '通信')): a.text(x+2, -18.8, 2.1, t, anchor='start')
    for x, t in ((13, '翻屏'), (27, '设置')): a.text(x-3.4, -18.8, 2.1, t, anchor='end')
    a.on((0, f-.06, z0))
    for x, col in ((-31.6, '#ff3b30'), (-22.6, '#ff3b30'), (-13.6, '#22dd66')): indicator((x, f, z0-18.8), col, .95, x != -22.6)
    for x in (13, 27): key((x, f, z0-18.4), 2)
    numbers(p, 'up', w, c.step, h-14, up, 2.3); numbers(p, 'down', w, c.step, 3, down, 2.5)
    numbers(p, 'up2', w, c.step, h-17, [(-31, 'UA'), (-22.1, 'UB'), (-13.2, 'UC'), (-4.3, 'UN'), (9, 'RS485'), (26.8, '脉冲')], 2); numbers(p, 'down2', w, c.step, 15, [(-22, 'IA'), (0, 'IB'), (22, 'IC')], 2)
