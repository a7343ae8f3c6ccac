"""Wireless meters, the multi-circuit meter and gateways."""
from rail_kit import *
from wired import split_ct, lead
from models_rail import numbers

@device(1065, focus=(-74, -35, 47, 80), sees=('正面三分之四视图：72 mm四模数主机带4G天线，右侧三只φ24开口互感器以引线接入', '正面：上排UA~UN与485端子，下排CT与测温插接端子，右侧三只开口互感器', '面板近景：6+2位LCD的信号与上送成功计数，下排绿色互感器插头与橙色测温插头'))
def meter_4g(p, w, h, d):
    with at((-78, 0, 0)): wireless_head(p, w, h, d, ['UA', 'UB', 'UC', 'UN', '485A', '485B'], '4G', (56, 17), ('信号 ▂▄▆', '在线', '上送 1286'), '003147.92', 4, 70)
    for i in range(3):
        x = 0+i*67
        with at((x, 4-i*2, 0)): split_ct(p, f'ct{i}', 61, 78, 36, (24, 24), '200 A')
        lead((-98+i*13, -28, 4), (x, -15-i*2, 4), sag=22+i*5)

def wireless_head(p, w, h, d, tops, radio, lcd, foot, number, ntc, rod):
    """the meter itself: voltage terminals above, plugs for transformers (and sensors) below, its antenna on top"""
    c = Housing(w, h, d, nose=46, step=18); f, z0 = c.front, c.centre; pitch = (w-12)/len(tops)
    ups = [((i-(len(tops)-1)/2)*pitch, t) for i, t in enumerate(tops)]
    for x, _ in ups: c.terminal(x, 1, 2.6, 9, 6)
    at_lcd = c.window(0, z0+2.4, *lcd); c.close()
    meter_lcd(p, *lcd, '正向有功  总', number, 'kWh', foot, BACKLIT, radio).lit(at_lcd, 1)
    a = Print(p, 'face', w-1.4, c.nose-3); e = w/2-2.6
    if w > 60: a.brand(-e, 18.6, 4.6).text(e, 18.4, 4.2, p.model, '#0B4DA2', '700', 'end').text(0, 13.6, 2.4, p.title, weight='600')
    else: a.brand(-e, 19, 4).text(e, 18.8, 3.6, p.model, '#0B4DA2', '700', 'end').text(0, 14.2, 2.4, p.title, weight='600')
    a.rows(-e, -10, 2.2, ['3×220/380 V  50 Hz  有功 C级（0.5S）', '开口互感器 100/200/400/600 A' if w > 60 else '互感器 100~600 A  470~510 MHz'] if w > 60 else ['3×220/380 V  C级（0.5S）', '开口互感器 100~600 A'], pitch=1.5)
    a.line(-e, -7.4, e, -7.4, TEAL, .5)
    for x, t in ((-e+1, '脉冲'), (-e+11, radio), (-e+22, '告警')): a.text(x+1.9, -18.6, 2.1, t, anchor='start')
    a.on((0, f-.06, z0))
    for x, col, on in ((-e+1, '#ff3b30', True), (-e+11, '#22dd66', True), (-e+22, '#ffb020', False)): indicator((x, f, z0-18.6), col, .95, on)
    key((w/2-8, f, z0-18), 2.1)
    numbers(p, 'up', w, c.step, h-14.4, ups, 2.2)
    n = 6+ntc; step = (w-11)/n if ntc else 5.6
    plug(6, step, (-(ntc*step)/2-(.8 if ntc else 0), c.step+2, 9.4), d=9)
    if ntc: plug(ntc, step, (6*step/2+1.6, c.step+2, 9.4), M.pbr('#d9862c', .45), d=9)
    x0 = -(ntc*step)/2-(.8 if ntc else 0)
    numbers(p, 'down', w, c.step, 17.4, [(x0+(i-1)*2*step, f'CT{i+1}') for i in range(3)]+([(6*step/2+1.6, 'T1~T4')] if ntc else []), 2.2)
    if rod is not None: sma((w/2-11, c.step+24, h), rod)

@device(1067, focus=(0, -33, 46, 70), sees=('正面三分之四视图：54 mm三模数窄外壳，顶部为ANT天线座，正面LCD', '正面：上排UA~UN端子，LCD显示5+1位电能、节点号与信号，下排CT1~CT3插接端子', '面板近景：节点号与RSSI、型号和LoRa指示灯'))
def meter_lora(p, w, h, d):
    wireless_head(p, w, h, d, ['UA', 'UB', 'UC', 'UN'], 'LoRa', (43, 16), ('节点 036', '-78 dBm'), '04731.6', 0, 0)

@device(1066, focus=(0, -38, 46, 92), sees=('正面三分之四视图：90 mm宽无屏终端，四角安装孔，顶部4G天线', '正面：上排UA~UN公共电压与485端子，面板状态灯，下排1~4路互感器插口', '面板近景：电源、4G、在线与四路设备状态灯，下排四组插口'))
def plant_monitor(p, w, h, d):
    box((w, 4, h), (0, d/2-6, h/2), M.PLASTICG(), 1)
    for sx in (-1, 1):
        for z in (8, h-8): cyl(2.3, .4, (sx*(w/2-4.2), d/2-8.1, z), M.DARK(), 'Y', 0, 20); ring(2.3, 3.2, .6, (sx*(w/2-4.2), d/2-8.2, z), M.STEEL(), 'Y')
    c = Housing(w-18, h, d, nose=52, step=18); f, z0 = c.front, c.centre
    tops = [(-29+11.6*i, t) for i, t in enumerate(('UA', 'UB', 'UC', 'UN', '485A', '485B'))]
    for x, _ in tops: c.terminal(x, 1, 2.6, 9.4, 6)
    c.close()
    a = Print(p, 'face', w-20, 50).brand(-33, 20.6, 5).text(33, 20.4, 4, p.model, '#0B4DA2', '700', 'end').text(0, 14.8, 2.9, p.title, weight='600')
    a.line(-33, 11.6, 33, 11.6, TEAL, .5)
    for i, (t, _, _) in enumerate(MONITOR_LEDS): a.text(-26+(i % 4)*17.3, 2.6-(i//4)*9.4, 2.5, t)
    a.rows(-33, -15.6, 2.4, ['3×220/380 V  1~4路三相（开口互感器）', '功率1.0级  1 min  4G Cat.1 / MQTT'], pitch=1.6).on((0, f-.06, z0))
    for i, (_, colour, on) in enumerate(MONITOR_LEDS): indicator((-26+(i % 4)*17.3, f, z0+6.4-(i//4)*9.4), colour, 1.2, on)
    numbers(p, 'up', w-18, c.step, h-15.6, tops, 2.3)
    for i in range(4): plug(6, 2.55, (-26+i*17.35, c.step+2, 10), M.pbr('#20262d', .45), h=9, d=8)
    numbers(p, 'down', w-18, c.step, 18.6, [(-26+i*17.35, f'{i+1}路CT') for i in range(4)], 2.4)
    sma((22, c.step+24, h), 62)

MONITOR_LEDS = (('电源', '#22dd66', True), ('运行', '#22dd66', True), ('4G', '#35b7ff', True), ('在线', '#35b7ff', True), ('1路', '#22dd66', True), ('2路', '#22dd66', True), ('3路', '#22dd66', True), ('4路', '#6b7078', False))

@device(1068, focus=(-20, -32, 30, 120), sees=('正面三分之四视图：158 mm宽主机，点阵LCD，下排12个插槽，旁置三只插接式互感器', '正面：上排UA~UN公共电压、两个网口与485，中部LCD，下排槽1~12', '主机近景：点阵屏的回路总览、四个按键与下排12个插槽，左侧四槽已插接'))
def multi_circuit(p, w, h, d):
    with at((-28, 0, 0)): multi_circuit_host(p, w, h, d)
    for i in range(3):
        x = 74+i*31
        with at((x, -6-i*3, 0)): split_ct(p, f'ct{i}', 28, 40, 24, (12, 12), '100 A', brand_size=3.6)
        lead((-100.6+i*3.6, -27, 7), (x, -18-i*3, 3), r=.7, sag=20+i*4)

def multi_circuit_host(p, w, h, d):
    c = Housing(w, h, d, nose=62, step=18); f, z0 = c.front, c.centre
    ups = [(-68+12*i, t) for i, t in enumerate(('UA', 'UB', 'UC', 'UN'))]
    for x, _ in ups: c.terminal(x, 1, 3.1, 10, 7)
    for x in (40, 48): c.terminal(x, 1, 2.2, 10, 5)
    at_lcd = c.window(-14, z0+6, 66, 33); c.close()
    s = Print(p, 'lcd', 66, 33, '#2a5fc4'); white = '#f2f7ff'
    s.bar(0, 13.6, 66, 5.8, white).text(-31, 13.6, 4, '回路总览', '#2a5fc4', '700', 'start').text(31, 13.6, 3.6, '1~4 / 12', '#2a5fc4', '600', 'end')
    for i, (amps, kw) in enumerate((('41.6', '24.8'), ('38.2', '22.9'), ('12.7', '7.5'), ('56.3', '33.6'))):
        z = 7-i*6.2; s.text(-31, z, 4.2, f'回路{i+1}', white, '600', 'start').text(6, z, 4.2, f'{amps} A', white, '600', 'end').text(31, z, 4.2, f'{kw} kW', white, '600', 'end')
    s.lit(at_lcd, 1)
    a = Print(p, 'face', w-1.6, 59).brand(-74, 25, 6).text(74, 24.8, 5, p.model, '#0B4DA2', '700', 'end').text(0, 25.6, 3.4, p.title, weight='600')
    a.rows(26, 14, 2.9, ['12路三相 / 36路单相', '3×220/380 V 公共', '插接互感器 50~400 A', '主机 C级（0.5S）', 'RS485 + 2×以太网'], pitch=1.62).line(26, 18.4, 74, 18.4, TEAL, .6)
    for i, t in enumerate(('电源', '通信', '告警')): a.text(-71, 13-i*9, 2.6, t, anchor='middle')
    for x, t in ((-38, '上翻'), (-22, '下翻'), (-6, '返回'), (10, '确认')): a.text(x, -25.8, 2.5, t)
    a.on((0, f-.06, z0))
    for i, (col, on) in enumerate((('#22dd66', True), ('#22dd66', True), ('#ffb020', False))): indicator((-71, f, z0+17-i*9), col, 1.2, on)
    for x in (-38, -22, -6, 10): key((x, f, z0-20), 2.4)
    for x in (-6, 16): rj45((x, c.step-.5, h-11), 14, 12)
    numbers(p, 'up', w, c.step, h-20, ups+[(-6, 'LAN1'), (16, 'LAN2'), (40, '485A'), (48.6, '485B')], 2.5)
    for i in range(12): plug(3, 3.6, (-69+i*12.55, c.step+2, 10.6), M.pbr('#1f7a4d' if i < 4 else '#20262d', .45), h=10, d=8 if i < 4 else 4)
    numbers(p, 'down', w, c.step, 20.4, [(-69+i*12.55, f'{i+1}') for i in range(12)], 2.8)

@device(1069, focus=(-6, -22, 36, 92), sees=('正面三分之四视图：100 mm宽深色导轨网关，顶部4G天线，正面一排八个指示灯', '正面：八个指示灯、四路RS485端子、以太网口与DC 9~36 V电源端子', '接口近景：RS485四路A、B端子，LAN网口与SIM卡槽'))
def gateway_4g(p, w, h, d):
    dark = M.pbr('#39424d', .42); f = -d/2
    box((w, d-7, h), (0, 0, h/2), dark, 1.2, 3)
    rrect(w-2, h-2, 2, (0, f+2.8, h/2), M.pbr('#434d59', .4), 2, .4); y = f+1.7
    box((12, 3, 7), (0, d/2-2, 3.6), M.pbr('#d9862c', .45), .5); box((w*.5, 3.5, 6), (0, d/2-1.8, h*.74), dark, .5); box((w*.5, 3.5, 6), (0, d/2-1.8, h*.28), dark, .5)
    for sx, side in ((1, 'right'), (-1, 'left')): slots(9, 22, 1.8, 5, (sx*w/2, 0, h/2), side)
    white = '#eef3f9'; a = Print(p, 'face', w-3, h-3)
    a.bar(0, 38.4, 97, 15, '#0B4DA2').brand(-45, 38.6, 6.4, True).text(45, 40.6, 5, p.model, white, '700', 'end').text(45, 34.6, 2.9, p.title, white, '500', 'end')
    names = ('电源', '运行', '4G', '网络', '485-1', '485-2', '485-3', '485-4')
    for i, t in enumerate(names): a.text(-41.5+i*11.85, 19, 2.7, t, white)
    a.rows(-45, 11.6, 2.7, ['DC 9~36 V  ≤4 W   4×RS485   4G Cat.1 + 10/100 M以太网', 'MQTT  Modbus-TCP/RTU  DL/T 645-2007'], white, 1.6)
    for i in range(4): a.text(-36+i*14.5, -17.4, 2.6, f'A{i+1}  B{i+1}', white)
    a.text(29.4, -17.4, 2.6, 'V+  V-  ⏚'.replace('⏚', 'PE'), white).text(-36, 1.2, 2.6, 'LAN', white).text(-10, -1.4, 2.6, 'SIM', white).text(24, -1.4, 2.6, '复位', white).text(36, 29, 2.4, '4G天线', white)
    a.on((0, y-.06, h/2))
    for i in range(8): indicator((-41.5+i*11.85, y, h/2+23.4), '#22dd66' if i < 2 or i > 3 else '#35b7ff', 1.25, i != 7)
    rj45((-36, y-.6, h/2-8.6), 13.5, 11); rrect(18, 3, .6, (-10, y-.2, h/2-6.4), M.DARK(), .8, .1); cyl(1.1, .4, (24, y, h/2-6.4), M.DARK(), 'Y', 0, 20)
    for i in range(4): plug(2, 5.4, (-36+i*14.5, y+1, h/2-28), h=12, d=7)
    plug(3, 5.4, (29.4, y+1, h/2-28), M.pbr('#d9862c', .45), h=12, d=7)
    sma((34, 2, h), 66)

def gateway_from_below(p):
    with at((0, 0, 3), sc=.01): gateway_lora(p, p.w*100, p.h*100, p.d*100)

@device(1070, focus=(0, -20, 318, 150), detail_from=(.3, -1, -.8), inside=gateway_from_below, sees=('正面三分之四视图：室外防水外壳，顶部LoRa与4G两根天线，盖板四角壁挂孔', '正面：电源、4G、LoRa收发指示灯与节点数数码管，底部防水接头', '自下方看：LAN网口（PoE）、V+、V-电源防水接头与接地螺柱'))
def gateway_lora(p, w, h, d):
    grey = M.powder('#C6CBCF', .42, 6); base = 13; cz = base+h/2; f = -d/2
    with at((0, 0, base)):
        rrect(w, h, d-24, (0, 10, h/2), grey, 12, 2); rrect(w-1, h-1, 1.8, (0, f+21.4, h/2), M.RUBBER(), 12, .2); rrect(w, h, 19.5, (0, f+10.8, h/2), grey, 12, 4)
        for sx in (-1, 1):
            for sz in (-1, 1): cyl(4.6, .4, (sx*90, f+.95, h/2+sz*75), M.DARK(), 'Y', 0, 24); ring(4.6, 6.4, .8, (sx*90, f+.9, h/2+sz*75), grey, 'Y'); screw((sx*101, f+1.1, h/2+sz*62), 3.4)
    y = f+1
    a = Print(p, 'face', 172, 150).brand(-80, 60, 14).text(80, 62, 9, p.model, '#0B4DA2', '700', 'end').text(80, 52, 5.6, p.title, weight='600', anchor='end').line(-80, 44, 80, 44, TEAL, 1)
    for i, t in enumerate(('电源', '4G', 'LoRa收', 'LoRa发')): a.text(-66+i*24, 12, 5, t)
    a.text(52, 3, 5, '在线节点数')
    a.rows(-80, -14, 6, ['LoRa 470~510 MHz  8通道  120节点', '4G Cat.1 + 以太网  MQTT', 'PoE 或 DC 12~24 V   IP65', '-40~+70 ℃'], pitch=1.62)
    for x, t in ((-60, 'LAN（PoE）'), (0, 'V+  V-'), (60, '接地')): a.text(x, -69, 6, t)
    a.text(-62, 71, 5, 'ANT1  LoRa', GREY).text(62, 71, 5, 'ANT2  4G', GREY).on((0, y-.1, cz))
    for i, col in enumerate(('#22dd66', '#35b7ff', '#22dd66', '#ffb020')): indicator((-66+i*24, y, cz+24), col, 2.2)
    frame(50, 30, 2, 1.6, (52, y-.6, cz+24), M.BLACKG(), 2, .4); Print(p, 'led', 46, 26, '#140506').digits(40-23+1, 0, 18, '118', '#ff3a26', '#2c0b0b').lit((52, y-.3, cz+24), 1.1)
    cyl(15, 6, (-60, 6, base-2), M.PLASTICD(), seg=40); ring(12, 15, 8, (-60, 6, base-5), M.PLASTICD()); rj45((-60, 6, base-6), 15, 13, 'bottom'); gland((0, 6, base+3), 10)
    cyl(9, 2, (60, 6, base-.5), M.ZINC(), seg=32); cyl(6, 9, (60, 6, base-4), M.BRASS(), seg=6)
    for x, t in ((-60, 'LAN  PoE'), (0, 'V+  V-'), (60, 'PE')): Print(p, f'under{x}', 44, 9, '#f4f6f8').text(0, 0, 6.4, t, INK, '700').on((x, -20, base-.1), 'bottom')
    for x, rod, white in ((-62, 104, True), (62, 74, False)):
        cyl(8, 5, (x, 4, base+h-.5), M.STEEL(), seg=6); cyl(6.4, 12, (x, 4, base+h+7), M.STEEL(), seg=28)
        cyl(6.6 if white else 5.6, rod, (x, 4, base+h+12+rod/2), M.PLASTICW() if white else M.BLACK(), bevel=3, seg=28); cyl(7.6 if white else 6.6, 12, (x, 4, base+h+18), M.PLASTICD(), bevel=1, seg=28)
