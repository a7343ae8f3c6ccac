"""Small and single-quantity instruments: 72 mm square meters, digital ammeter and voltmeter, and the 120 mm meter."""
from catalogue import product
from models_panel import KEYS, U, I, meter96
from panel_displays import *
from panel_parts import *

VIEWS = ('34', 'front', 'rear')

def meter72(p, window, tex, col='#2b3139', clips='tail', deep=74, keys=('上', '下', '确认'), title=''):
    """72 mm square meter: bezel with brand, model, window and three keys, and its housing"""
    f = Front(p, 72, 72, 6, col, rim=3, r=3)
    f.brand(5.5, 8, 4.2); f.text(66.5, 9.2, 3.2, p.model, w='700', anchor='end')
    f.window(*window, tex, 1.2)
    f.keys(keys, 36-(len(keys)-1)*9, 63.4, 12, 5.6, 18)
    f.text(36, 58.6, 2.4, title, fill='#b4c2d2')
    housing(f, 66, 66, deep-11, clips)
    return f

def rear72(p, f, deep, top, low, rows, title=None, tilt=0, pitch=6.4):
    """rear of a 72 mm meter: two rows of terminals, the rating plate between them"""
    with rear(f, deep-11):
        terminal_row(p, 'top', top, 23, pitch, 10, 8, [BLACKB()]+[GREEN()]*(len(top)-1), size=2.4)
        if low: terminal_row(p, 'low', low, -23, 5.4 if sum(map(len, low)) > 8 else 7, 10, 8, size=2.2, gap=2)
        plate(p, rows, 40, (0, -.004, 0), title=title)

@product(1054, VIEWS, sees=('正面三分之四视图，蓝色背光段码液晶屏四行显示，屏下三个按键，尾部有卡架', '正面，四行数据：三相电流与负载率', '背面，上排电源与RS485端子，下排电压、电流端子'))
def pm72e(p):
    tex = segment_lcd('lcd_pm72e', 56, 42, [('Ia', '46.82', 'A'), ('Ib', '46.15', 'A'), ('Ic', '47.03', 'A'), ('负载', '78.1', '%')], bg='#1f5fd0', fg='#f4faff', ghost='#2a69d8', head=((.03, '三相四线'), (.6, 'RS485')))
    f = meter72(p, (8, 12.4, 56, 42), tex); f.done()
    rear72(p, f, 74, [['1', '2'], ['13', '14']], [['3', '4', '5', '6'], ['7*', '8', '9*', '10', '11*', '12']], ['电压 3×220/380 V', '电流 3×5 A', '电源 AC/DC 85~265 V'], '多功能电力仪表', pitch=7)

@product(1055, VIEWS, sees=('正面三分之四视图，上下两排数码管，下方为运行与告警指示灯', '正面，上排电流、下排负载率，五个状态灯与三个按键', '背面，上排电源、继电器与RS485端子，下排三相电流端子'))
def pm72d(p):
    top = led_rows('led_pm72d', 42, 34, ['38.62', ' 76.4'])
    f = meter72(p, (7, 12.6, 42, 34), top, '#24282d')
    for y, n in ((18, 'A'), (25, ''), (36, '%')): f.text(54, y+3, 4.4, n, anchor='start')
    f.text(54, 24.6, 2.4, '电流', anchor='start'); f.text(54, 42.6, 2.4, '负载率', anchor='start')
    for i, (n, on) in enumerate((('运行', True), ('过载', False), ('堵转', False), ('缺相', False), ('不平衡', False))): f.lamp(10+i*13, 51, '#22dd66' if n == '运行' else '#ff3b30', on, .9, n, 2.6)
    f.done()
    rear72(p, f, 76, [['1', '2'], ['9', '10', '11'], ['13', '14']], [['3*', '4', '5*', '6', '7*', '8']], ['电流 3×5 A', '电源 AC 220 V±20%', '2路继电器 AC 250 V/3 A'], '电动机监测仪表')

@product(1063, VIEWS, sees=('正面三分之四视图，单排四位红色数码管，三个按键', '正面，单排数码管显示一次电流，上下限报警指示灯', '背面，六个接线端子与铭牌'))
def da72(p):
    f = meter72(p, (7, 17, 50, 25), led_rows('led_da72', 50, 25, ['286.4'], .57), '#24282d', 'block', 68, ('设置', '上', '下'), '数显电流表')
    f.text(60.5, 33, 8, 'A'); f.lamp(16, 48, '#ff3b30', False, .9, '上限', 2.6, False); f.lamp(32, 48, '#ff3b30', False, .9, '下限', 2.6, False); f.lamp(48, 48, '#22dd66', True, .9, '运行', 2.6, False)
    f.done()
    rear72(p, f, 68, [['1', '2'], ['3', '4'], ['5', '6']], None, ['输入 AC 5 A', '显示 0~9999', '电源 AC/DC 85~265 V'], pitch=7.6)

@product(1064, VIEWS, sees=('正面三分之四视图，三排四位红色数码管，左侧标注相别', '正面，三排数码管同屏显示10 kV母线三个线电压', '背面，上排电源与报警端子，下排四个电压端子'))
def dv96(p):
    f = meter96(p, 64, (22, 18, 52, 54), led_rows('led_dv96', 52, 54, ['10.24', '10.21', '10.26']), '#24282d', keys=['设置', '上', '下', '确认'], title='三相数显电压表')
    for i, n in enumerate(('Uab', 'Ubc', 'Uca')): f.text(13, 29+i*18, 4.6, n)
    for i, (n, on) in enumerate((('V', False), ('kV', True), ('Hz', False), ('线', True), ('相', False))): f.lamp(78.5, 22+i*11.4, '#ff3b30', on, 1.1, n, 3.8, False)
    f.done()
    with rear(f, 53):
        terminal_row(p, 'top', [['1', '2'], ['25', '26']], 32, 7.6, mats=[BLACKB(), GREEN()]); terminal_row(p, 'low', [U], -32, 10)
        plate(p, ['输入 3×100 V', '准确度 0.5级', '变比 1~1000（PT）', '电源 AC/DC 85~265 V'], 54, (0, -.004, 0))

@product(1056, VIEWS, sees=('正面三分之四视图，大尺寸点阵液晶屏，四点夹紧', '正面，电流、电压、功率因数三组大字数值与功率棒图', '背面，电源、RS485端子与LAN口，下排电压、电流端子'))
def pm120e(p):
    ink = '#13241b'; b = Rc(0, 0, 128, 15, ink)+T(4, 11.5, 10.5, '10 kV 进线', '#cfe4ca', '700')+T(124, 11.5, 10, '通信正常', '#cfe4ca', '600', 'end')
    for i, (n, v, u) in enumerate((('U', '10.24', 'kV'), ('I', '312.4', 'A'), ('cosφ', '0.960', ''))):
        y = 18+i*28; b += T(3, y+18, 12, n, ink, '700')+digits(104, y+2, 19, v, ink, 'none')+T(125, y+21, 11, u, ink, '700', 'end')
    b += T(3, 114, 10.5, 'P', ink, '700')+Rc(14, 104, 58, 12, 'none', 0, ink, 1)+Rc(15.5, 105.5, 43, 9, ink)+T(125, 114, 10, '5319 kW', ink, '700', 'end')
    b += ''.join(T(x, 125, 8, n, ink, '600', 'middle') for x, n in ((14, '0'), (43, '50'), (72, '100%')))
    f = Front(p, 120, 120, 6, rim=4.5); f.brand(10, 12, 6); f.text(110, 13.6, 4.4, p.model, w='700', anchor='end')
    f.window(23, 18.5, 74, 74, page('lcd_pm120e', 128, 128, b), 2); f.text(60, 99.2, 2.9, '120方形多功能电力仪表', fill='#b4c2d2')
    f.keys(KEYS, 27, 106.5, 15, 7.4, 22); f.done()
    housing(f, 110, 110, 65, 'four')
    with rear(f, 65):
        terminal_row(p, 'top', [['1', '2'], ['58', '59']], 40, 7.6, mats=[BLACKB(), GREEN()], x=-14); terminal_row(p, 'low', [U, I], -40, 8)
        rj45((.36, -.01, .37), .16, .14); quad(.14, .045, (.36, -.004, .25), M.image(words('lan', 'LAN')))
        plate(p, ['电压 3×57.7/100 V', '电流 3×5 A', '电源 AC/DC 85~265 V', '面板防护 IP52'], 62, (0, -.004, 0), title='多功能电力仪表')
