"""Flush-mounted multifunction meters, 96 mm square."""
from catalogue import product
from panel_displays import *
from panel_parts import *

VIEWS = ('34', 'front', 'rear')
U = ['11', '12', '13', '14']
I = ['4*', '5', '6*', '7', '8*', '9']
KEYS = ['菜单', '左', '右', '确认']

def meter96(p, deep, window, tex, col='#2b3139', clips='block', keys=KEYS, title='多功能电力仪表', bezel=6):
    """96 mm square meter: bezel with brand, model, window and four keys, and its housing"""
    f = Front(p, 96, 96, bezel, col)
    f.brand(8, 10.2, 5); f.text(88, 11.6, 3.7, p.model, w='700', anchor='end')
    f.window(*window, tex)
    f.keys(keys, 20, 84.3, 13, 6.6, 18.6)
    f.text(48, 78.2, 2.9, title, fill='#b4c2d2')
    housing(f, 90, 90, deep-11, clips)
    return f

def terminals96(p, f, deep, top, rows, title=None, pitch=6.9, lower=None):
    """rear of a 96 mm meter: signals in the upper row, voltages and currents in the lower row, the rating plate between them"""
    with rear(f, deep-11):
        terminal_row(p, 'top', top, 32, 6.4, mats=[BLACKB()]+[GREEN()]*(len(top)-1))
        terminal_row(p, 'low', lower or [U, I], -32, pitch)
        plate(p, rows, 54, (0, -.004, 0), title=title)

@product(1048, VIEWS, sees=('正面三分之四视图，白底蓝字段码液晶屏，屏下四个按键', '正面，三相电流三行同屏，下方一行正向有功电能', '背面，上排电源、脉冲与RS485端子，下排电压、电流端子，中间为铭牌'))
def pm96e(p):
    tex = segment_lcd('lcd_pm96e', 76, 56, [('Ia', '212.5', 'A'), ('Ib', '208.9', 'A'), ('Ic', '215.3', 'A')], head=((.03, '电流'), (.3, '三相四线'), (.62, 'RS485')), foot=('正向有功', '0128643.7', 'kWh'))
    f = meter96(p, 72, (10, 17, 76, 56), tex); f.done()
    terminals96(p, f, 72, [['1', '2'], ['47', '48'], ['58', '59', '60']], ['电压 3×220/380 V', '电流 3×5 A', '电源 AC/DC 85~265 V', '有功电能 C级（0.5S级）'])

@product(1049, VIEWS, sees=('正面三分之四视图，三排红色数码管，面板下方四个按键', '正面，三排四位数码管显示三相线电压，右侧为单位指示灯', '背面，上排电源、报警继电器与RS485端子，下排电压、电流端子'))
def pm96s(p):
    tex = led_rows('led_pm96s', 58, 54, ['398.6', '399.2', '397.8'])
    f = meter96(p, 69, (10, 18, 58, 54), tex, '#24282d')
    for i, (words, on) in enumerate((('V', True), ('A', False), ('kW', False), ('kWh', False), ('报警', False))): f.lamp(74, 22+i*11.4, '#ff3b30', on, 1.1, words, 4, False)
    f.done()
    terminals96(p, f, 69, [['1', '2'], ['25', '26'], ['58', '59']], ['电压 3×220/380 V', '电流 3×5 A', '电源 AC/DC 85~265 V', '电压电流 0.5级'], '三相多功能电力仪表')

@product(1050, VIEWS, sees=('正面三分之四视图，点阵液晶屏显示谐波棒图', '正面，A相电流谐波棒图与相量图，屏下四个按键', '背面，RS485、开关输出端子与以太网口，金属卡具两点固定'))
def pm96h(p):
    ink = '#14241a'; values = spectrum(63, {5: 9.8, 7: 6.1, 11: 3.9, 13: 2.4, 17: 1.6, 19: 1.3, 23: 1.1, 25: .9})
    b = Rc(0, 0, 160, 17, ink)+T(4, 13, 12, 'Ia 谐波', '#d7ead2', '700')+T(156, 13, 12, 'THDi 12.6%', '#d7ead2', '700', 'end')
    b += bars(6, 130, 104, 96, values, ink, 10.6, .25)+L(4, 130, 112, 130, ink, 1.4)+phasors(136, 58, 20, [ink]*3, 16, ink)
    b += ''.join(T(x, 142, 9.5, n, ink, '600', 'middle') for x, n in ((8, '2'), (36, '19'), (70, '40'), (108, '63')))+T(136, 98, 10.5, 'K 4.2', ink, '600', 'middle')+T(136, 113, 10.5, 'CF 1.72', ink, '600', 'middle')
    b += ''.join(Rc(2+i*40, 146, 36, 13, ink if i == 0 else 'none', 0, ink, .8)+T(20+i*40, 156.5, 10, n, '#d7ead2' if i == 0 else ink, '600', 'middle') for i, n in enumerate(('棒图', '相量', '趋势', '最值')))
    f = meter96(p, 82, (19, 16.5, 58, 58), page('lcd_pm96h', 160, 160, b), clips='metal', title='谐波型多功能电力仪表'); f.done()
    terminals96(p, f, 82, [['1', '2'], ['31', '32', '33', '34'], ['58', '59']], ['谐波 2~63次', '采样 128点/周波', '电压 3×220/380 V', '电流 3×5 A'])
    with rear(f, 71): rj45((.38, -.01, -.0), .15, .13); quad(.14, .045, (.38, -.004, .12), M.image(words('lan', 'LAN')))

@product(1051, VIEWS, sees=('正面三分之四视图，段码液晶屏显示当前费率，面板右侧有铅封孔与红外窗口', '正面，当前费率、时段与剩余时间同屏，下方为峰段电量', '背面，上排电源、脉冲与RS485端子，电流端子带铅封盖'))
def pm96f(p):
    tex = segment_lcd('lcd_pm96f', 70, 56, [('峰', '010284.6', 'kWh'), ('总', '032718.4', 'kWh')], bg='#c6d6c0', fg='#142018', ghost='#bccdb6', head=((.03, '尖'), (.14, '【峰】'), (.34, '平'), (.45, '谷'), (.62, '时段 05')), foot=('本时段剩余', '01.26', 'h'))
    f = meter96(p, 74, (10, 17, 70, 56), tex, '#343b44', title='复费率多功能电力仪表')
    rrect(.055, .03, .006, f.at(86.5, 24, SKIN), M.pbr('#3a0f16', .1, coat=.8), .012, .001); f.text(86.5, 30, 2.4, '红外')
    f.lamp(86.5, 40, '#ff3b30', True, words='脉冲', size=2.4)
    for y in (58, 66): cyl(.016, .012, f.at(86.5, y, SKIN), M.BRASS(), 'Y', seg=24); cyl(.007, .013, f.at(86.5, y, SKIN+.1), M.DARK(), 'Y', 0, 12)
    f.text(86.5, 73, 2.4, '铅封'); f.done()
    terminals96(p, f, 74, [['1', '2'], ['47', '48'], ['58', '59']], ['4费率 12时段', '有功 C级  无功 2级', '电压 3×220/380 V', '电流 3×5 A'])
    with rear(f, 63):
        box((.46, .12, .16), (.155, -.06, -.33), M.pbr('#a9b0b6', .4), .012)
        for x in (-.03, .34): screw((x, -.12, -.33), .026, 'Y', M.BRASS())
        tube([(-.03, -.135, -.33), (.05, -.15, -.36), (.26, -.15, -.36), (.34, -.135, -.33)], .004, M.STEEL(), bez=True); cyl(.03, .016, (.155, -.148, -.37), M.pbr('#8b9096', .5, .6), 'Y', seg=24)

@product(1052, VIEWS, sees=('正面三分之四视图，段码液晶屏，屏下一排八个开关状态指示点，背后带扩展模块', '正面，三相电压与有功功率，八个开关量状态点，四个按键', '背面，背插扩展模块用螺钉锁紧，分布开关量输入、继电器、4~20 mA与双路RS485端子'))
def pm96k(p):
    tex = segment_lcd('lcd_pm96k', 76, 46, [('Uab', '10.24', 'kV'), ('Ubc', '10.21', 'kV'), ('Uca', '10.26', 'kV')], head=((.03, '电压'), (.3, '三相三线'), (.62, 'RS485-1')), foot=('有功功率', '2846.5', 'kW'))
    f = meter96(p, 64, (10, 17, 76, 46), tex, title='', keys=KEYS)
    for i in range(8): f.lamp(15+i*9.4, 68.6, '#22dd66', i in (0, 2, 3, 6), .9); f.text(15+i*9.4, 74.4, 2.9, f'DI{i+1}')
    f.done()
    plate(p, ['8DI / 4DO / 2×4~20 mA', '电压 3×57.7/100 V', '电流 3×5 A', '电源 AC/DC 85~265 V'], 37, (.4535, .73, .6), 'right', '三遥型电力仪表')
    with rear(f, 53): terminal_row(p, 'low', [U, I], -37, 6.9, 11, 8)
    rrect(.9, .62, .4, (0, .53+.2, .6), M.pbr('#39414a', .5), .02, .012)
    box((.905, .012, .6), (0, .545, .6), M.DARK(), 0)
    with at((0, .93, .6), (0, 0, 180)):
        terminal_row(p, 'di', [[f'{n}' for n in range(70, 79)], ['1', '2']], 21, 6.4, 10, 3.5, [GREEN(), BLACKB()], size=2.4)
        terminal_row(p, 'ao', [['15', '16', '17', '18'], ['58', '59', '60', '61']], 1.5, 6.4, 10, 3.5, [GREEN(), GREEN()], size=2.4, above=False)
        terminal_row(p, 'do', [[f'{n}' for n in range(20, 28)]], -19.5, 7, 10, 3.5, [BLACKB()], size=2.4)
        for sx in (-1, 1): cyl(.032, .05, (sx*.405, -.02, .015), M.STEEL(), 'Y', seg=24); screw((sx*.405, -.045, .015), .026)

@product(1053, VIEWS, sees=('正面三分之四视图，段码液晶屏带信号强度图标，旁边是带馈线的吸盘天线', '正面，三相电压、信号强度与联网状态，四个按键', '背面，SMA天线接口接吸盘天线，另有RS485端子与SIM卡槽'))
def pm96w(p):
    tex = segment_lcd('lcd_pm96w', 76, 56, [('Ua', '228.6', 'V'), ('Ub', '229.1', 'V'), ('Uc', '227.9', 'V')], bg='#bfd3dc', fg='#10202c', ghost='#b4c9d3', head=((.03, '4G'), (.24, '已联网'), (.5, '上送 0096')), foot=('正向有功', '0045817.2', 'kWh'), extra=lambda W, H: signal(W*.115, H*.09, H*.085, '#10202c'))
    f = meter96(p, 80, (10, 17, 76, 56), tex, title='无线多功能电力仪表'); f.done()
    terminals96(p, f, 80, [['1', '2'], ['58', '59']], ['4G Cat.1  MQTT/TCP', '天线 SMA', '电压 3×220/380 V', '电流 3×5 A'])
    with rear(f, 69):
        sma((.37, 0, .02)); quad(.14, .045, (.37, -.004, .09), M.image(words('ant', 'ANT')))
        box((.12, .02, .022), (-.375, -.002, .02), M.DARK(), .004); quad(.14, .045, (-.375, -.004, .065), M.image(words('sim', 'SIM')))
    magnet_antenna((-.82, .3, 0)); tube([(-.37, .8, .5), (-.37, .92, .5), (-.42, 1.0, .3), (-.6, .98, .02), (-.95, .85, .015), (-.9, .5, .015), (-.82, .32, .03)], .014, M.RUBBER(), bez=True)

def magnet_antenna(loc):
    """rod antenna on a magnetic foot"""
    x, y, z = loc
    lathe([(0, 0), (.15, 0), (.15, .05), (.12, .1), (.05, .13), (0, .13)], loc, M.BLACK(), seg=40)
    lathe([(0, .12), (.03, .12), (.034, .25), (.024, .28), (.02, .98), (.012, 1.0), (0, 1.0)], loc, M.BLACK(), seg=24)
