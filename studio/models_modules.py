"""Rack power modules (static var generators, active filter) and the phase-switching set, in millimetres."""
from labels import hmi, rating_plate
from rail_kit import *

SHEET = lambda: M.powder('#BFC4C8', .42, .6)
FACE_SHEET = lambda: M.powder('#D3D7DA', .4, .6)

def hex_field(w, h, pitch, loc):
    """a field of hexagonal holes on a sheet"""
    x, y, z = loc; nz, nx = int(h/(pitch*.866)), int(w/pitch)
    for j in range(nz):
        for i in range(nx-j % 2):
            lathe([(0, 0), (pitch*.43, 0)], (x+(i-(nx-1-j % 2)/2)*pitch, y-.3, z+(j-(nz-1)/2)*pitch*.866), M.DARK(), rot=(90, 30, 0), seg=6)

def name_plate(p, rows, w, loc, face='front'):
    quad(w, w*260/420, loc, M.image(rating_plate(p, rows), rough=.4), face)

def bare_rack_module(p, w, h, d, accent):
    """chassis, front plate with ears and four screws, two handles; -> y of the front"""
    y = -d/2; box((w-60, d-4, h-4), (0, 2, h/2), SHEET(), 1.2)
    rrect(w, h, 4, (0, y+2, h/2), FACE_SHEET(), 3, 1)
    for sx in (-1, 1):
        for z in (h*.14, h*.86): rrect(11, 8, .6, (sx*(w/2-17.5), y-.2, z), M.DARK(), 4, 0); screw((sx*(w/2-17.5), y-.3, z), 5.4)
        handle_bar((sx*(w/2-42), y, h/2), h*.6, 34, 5, M.ALU())
        for z in (h*.2, h*.8): cyl(7.5, 2.5, (sx*(w/2-42), y-1, z), M.STEEL(), 'Y')
        box((1, d*.72, 14), (sx*(w/2-30), 20, h*.5), M.ZINC(), .3)
        slots(7, 90, 5, 12, (sx*(w/2-30.2), d*.22, h*.5), 'right' if sx > 0 else 'left')
    box((w-128, 1.2, 7), (0, y-.3, 10), accent, .3)
    return y

def lights_and_words(p, y, x, z, size, subtitle):
    """the brand, the model and three named LEDs"""
    a = Print(p, 'front', 126, 96)
    a.brand(-60, 37, 15).text(-60, 16, 12.5, p.model, '#0B4DA2', '700', 'start').text(-60, 0, 9, subtitle[0], weight='600', anchor='start').text(-60, -13, 7.6, subtitle[1], GREY, anchor='start')
    for i, t in enumerate(('电源', '运行', '故障')): a.text(-46+i*40, -42, 8, t)
    a.on((x, y-.3, z))
    for i, (c, on) in enumerate((('#22dd66', True), ('#22dd66', True), ('#ff3b30', False))): indicator((x-46+i*40, y, z-28), c, 3.2, on)

def rear(p, h, d, mains, plugs, fans=0, lan=False):
    """main studs with their phase marks, PE, pluggable terminals, air outlet or fans"""
    with at((0, d/2, 0), (0, 0, 180)):
        rrect(438, h-6, 2, (0, -.6, h/2), FACE_SHEET(), 2, .5)
        colours = ('#e3b21b', '#1f9d55', '#c8322b', '#2b6fd0'); z = h*.66
        box((204, 26, 66), (-108, -14, z), M.PLASTICD(), 2)
        for i, (name, c) in enumerate(zip(mains, colours)):
            x = -183+i*50; box((34, 4, 46), (x, -28, z), M.COPPER(), .6); box((34.4, 4.4, 8), (x, -28, z-20), M.pbr(c, .45), .3)
            with at((x, -29, z+4), (90, 0, 0)): bolt((0, 0, 0), 6, 24)
            if i: box((3, 46, 66), (x-25, -23, z), M.PLASTICD(), .5)
        with at((24, -1, z-14), (90, 0, 0)): bolt((0, 0, 0), 5.4, 24)
        a = Print(p, 'rear', 430, h-12); oz = h/2
        for i, name in enumerate(mains): a.text(-183+i*50, z-oz+40, 12, name, weight='700')
        a.text(24, z-oz+10, 12, 'PE', weight='700')
        x = -206
        for words, n in plugs:
            pitch = 7.62; wide = max(n*pitch+2, sum(1 if ord(c) > 255 else .6 for c in words)*8.4); plug(n, pitch, (x+wide/2, -1, h*.2), h=18, d=16)
            a.text(x+wide/2, h*.2-oz+19, 8.4, words, weight='600'); x += wide+13
        if lan:
            with at((24, -1.4, h*.88), sc=100): rj45((0, 0, 0), .17, .15)
            a.text(24, h*.88-oz-17, 9, 'LAN', weight='600')
        if not fans: hex_field(142, h-44, 10, (140, -1.6, h/2))
        for i in range(fans): fan(33, (136, -2, h/2+(i-(fans-1)/2)*84))
        a.on((0, -1.8, h/2))

RACK = dict(views=('34', 'front', 'rear'))
CT6 = 'CTA± CTB± CTC±'

@device(1022, sees=('正面三分之四视图：19英寸机架面板，右侧三只风扇，左侧状态灯与型号', '正面：三只轴流风扇，电源、运行、故障三只LED，两侧把手与四点固定孔', '背面：A、B、C、N主回路螺栓与PE，下排取样、通信与急停插拔端子，右侧蜂窝出风口'), **RACK)
def svg_module(p, w, h, d):
    y = bare_rack_module(p, w, h, d, M.BLUEP())
    lights_and_words(p, y, -122, h/2+14, 1, ('静止无功发生器', '100 kvar  AC 400 V'))
    for i in range(3): fan(38, (-18+86*i-.0, y-.2, h/2+2))
    slots(2, 74, 5, 130, (68, y-.3, h/2+2), cols=3, colpitch=86)
    name_plate(p, ['额定容量 100 kvar  三相四线', '额定电压 AC 400 V  50/60 Hz', '额定电流 144 A  IP20', '全响应 ≤10 ms'], 150, (-w/2+29.6, -d*.28, h*.55), 'left')
    rear(p, h, d, 'ABCN', ((CT6, 6), ('485A 485B', 2), ('EPO', 2)))

@device(1023, sees=('正面三分之四视图：6U机架面板，左侧2.8英寸彩色屏，右侧2×2四只风扇', '正面：彩色屏显示输出容量、温度与告警，四只风扇占面板右半', '背面：L1、L2、L3、N主回路螺栓，DO1~DO12投切输出端子、取样端子与LAN网口'), **RACK)
def hybrid_svg_module(p, w, h, d):
    y = bare_rack_module(p, w, h, d, M.TEALP())
    s = Print(p, 'screen', 62, 46.5, '#0b1a33'); s.bar(0, 19, 62, 8.5, '#0B4DA2').text(-29, 19, 4.6, 'SVG 混合补偿', '#fff', '700', 'start').text(29, 19, 4, '10:36', '#cfe0ff', anchor='end')
    for i, (t, v, u, c) in enumerate((('输出容量', '86.4', 'kvar', '#3ef0d8'), ('散热器', '52.3', '℃', '#ffd25e'), ('电容投入', '5/12', '路', '#ffffff'))):
        z = 9-i*10; s.text(-28, z, 4.8, t, '#9db8e6', anchor='start').text(15, z, 7.6, v, c, '700', 'end').text(17, z, 4.4, u, '#9db8e6', anchor='start')
    s.dot(-26, -19.4, 1.5, '#27e07a').text(-22.5, -19.4, 4.2, '运行', '#d8e6ff', anchor='start').text(28, -19.4, 4.2, '告警 0', '#d8e6ff', anchor='end')
    rrect(78, 62, 4, (-110, y-1.5, 162), M.BLACKG(), 4, 1); s.lit((-110, y-3.7, 162), 1)
    a = Print(p, 'front', 150, 240)
    a.brand(-66, 98, 18).text(0, -18, 15, p.model, '#0B4DA2', '700').text(0, -36, 10, '高密度SVG混合补偿模块', weight='600').text(0, -51, 8.6, '150 kvar  AC 400 V', GREY)
    for i, t in enumerate(('电源', '运行', '故障')): a.text(-40+i*40, -91, 8.4, t)
    a.on((-110, y-.3, h/2))
    for i, (c, on) in enumerate((('#22dd66', True), ('#22dd66', True), ('#ff3b30', False))): indicator((-150+i*40, y, h/2-76), c, 3.2, on)
    for x in (28, 134):
        for z in (84, 192): fan(46, (x, y-.2, z))
    name_plate(p, ['额定容量 150 kvar  217 A', '额定电压 AC 400 V  50 Hz', '投切输出 12路 DC 12 V/20 mA', '短时过载 110%  1 min'], 170, (-w/2+29.6, -d*.28, h*.55), 'left')
    rear(p, h, d, ('L1', 'L2', 'L3', 'N'), (('DO1 ~ DO12  COM', 13), ('CT1 CT2 CT3', 6), ('485', 2)), lan=True)

@device(1026, sees=('正面三分之四视图：机架面板右侧大面积六角蜂窝进风口，左侧状态灯与型号', '正面：蜂窝进风网、三只状态LED、两侧把手', '背面：A、B、C、N主回路螺栓与PE，取样、485与急停端子，右侧两只排风扇'), **RACK)
def active_filter_module(p, w, h, d):
    y = bare_rack_module(p, w, h, d, M.pbr('#5b6878', .4))
    lights_and_words(p, y, -122, h/2+14, 1, ('有源电力滤波器', '100 A  2~50次'))
    frame(256, 190, 6, 3, (66, y-1, h/2+4), SHEET(), 6, 1); hex_field(238, 176, 11.5, (66, y, h/2+4))
    name_plate(p, ['额定补偿电流 100 A  三相四线', '额定电压 AC 400 V  50 Hz', '补偿次数 2~50次', '滤除率 ≥95%  IP20'], 150, (-w/2+29.6, -d*.28, h*.55), 'left')
    rear(p, h, d, 'ABCN', ((CT6, 6), ('485', 2), ('EPO', 2)), fans=2)

def terminals_under_glass(p, key, w, h, loc, labels):
    """screw terminals in a dark recess behind a clear sealed cover; loc is the centre of the recess on the face"""
    x, y, z = loc; rrect(w, h, .6, (x, y-.2, z), M.BLACK(), 3, .2); pitch = (w-8)/len(labels); a = Print(p, key, w, h)
    for i, t in enumerate(labels):
        xi = (i-(len(labels)-1)/2)*pitch
        box((pitch*.62, 3, h*.5), (x+xi, y-2, z-h*.12), M.BRASS(), .5); screw((x+xi, y-3.4, z-h*.12), pitch*.25)
        if i: box((1.2, 6, h*.8), (x+xi-pitch/2, y-3, z), M.PLASTICD(), .2)
        a.text(xi, h*.33, 6.6, t, '#ffffff', '700')
    a.on((x, y-.7, z)); quad(w+4, h+4, (x, y-7, z), M.glass(opacity=.03)); frame(w+8, h+8, 4, 8, (x, y-3.8, z), M.PLASTICG(), 5, 1)

def switching_controller(p):
    """main controller 240 x 160 x 80: LCD with the users of each phase, four keys, LoRa antenna"""
    w, h, d = 240, 160, 80; y = -d/2
    rrect(w, h, d, (0, 0, h/2), M.PLASTICW(), 9, 3); rrect(w-10, h-10, 2.4, (0, y-.6, h/2), M.pbr('#E6E9EB', .36), 7, .8); y -= 1.8
    for sx in (-1, 1):
        for sz in (-1, 1): screw((sx*(w/2-13), y, h/2+sz*(h/2-13)), 3.6)
    lcd = Print(p, 'lcd', 112, 68, '#c4dcea'); ink = '#0c1a2a'
    lcd.text(-52, 28, 7.4, '相位分布', ink, '700', 'start').text(52, 28, 6.6, '不平衡度 4.2%', ink, '600', 'end').line(-53, 22, 53, 22, ink, .6)
    for i, (t, n, v) in enumerate((('A相', 4, '62.8 A'), ('B相', 4, '60.4 A'), ('C相', 4, '65.6 A'))):
        z = 12-i*16; lcd.text(-52, z, 7.2, t, ink, '600', 'start').text(52, z, 7, v, ink, '600', 'end')
        for k in range(n): lcd.bar(-27+k*12, z, 9.4, 9.4, ink, 1)
    lcd.text(-52, -30, 5.6, '单元 12台  在线 12', ink, anchor='start').text(52, -30, 5.6, 'LoRa 10:36', ink, anchor='end')
    frame(126, 82, 7, 4, (-38, y-1.2, 90), M.BLACKG(), 4, 1); lcd.lit((-38, y-.6, 90), .9)
    a = Print(p, 'main', 214, 150)
    a.brand(-94, 63, 12).text(96, 63, 9, p.model, '#0B4DA2', '700', 'end').text(96, 49, 7, '智能换相开关 主控', weight='600', anchor='end')
    for i, t in enumerate(('运行', '通信', '告警')): a.text(76, 28-i*18, 7, t, anchor='start')
    for i, t in enumerate(('菜单', '▲', '▼', '确认')): a.text(-83+i*30, -58, 6.4, t)
    a.rows(42, -32, 5.6, ['AC 230 V  50 Hz', 'LoRa 470~510 MHz', '管理 24台  IP54'], pitch=1.7).on((0, y-.1, 80))
    for i, (c, on) in enumerate((('#22dd66', True), ('#22dd66', True), ('#ff3b30', False))): indicator((64, y, 108-i*18), c, 3, on)
    for i in range(4): rrect(20, 9, 4, (-83+i*30, y-1, 34), M.BLUEP(), 4, 1)
    sma((w/2-32, 10, h), 62)

def switching_unit(p):
    """commutation unit 220 x 150 x 90: screws at 190 x 120 in its notched corners, a lamp for each phase, terminals under glass"""
    w, h, d, n = 220, 150, 90, 28; y = -d/2
    rrect(w, h, 10, (0, d/2-5, h/2), M.PLASTICG(), 7, 1.5)
    X, Z = w/2-1, h/2-1
    cross = [(-X, -Z+n), (-X+n, -Z+n), (-X+n, -Z), (X-n, -Z), (X-n, -Z+n), (X, -Z+n), (X, Z-n), (X-n, Z-n), (X-n, Z), (-X+n, Z), (-X+n, Z-n), (-X, Z-n)]
    prism(rounded(cross, 4), d-10, (0, -5, h/2), M.PLASTICG(), 2)
    for sx in (-1, 1):
        for sz in (-1, 1): screw((sx*95, d/2-10, h/2+sz*60), 5)
    a = Print(p, 'unit', 210, 142)
    a.brand(-74, 62, 11).text(74, 62, 8.4, p.model, '#0B4DA2', '700', 'end').text(0, 40, 8, '换相单元  100 A', weight='600')
    for i, t in enumerate('ABC'): a.text(-40+i*40, 2, 9, t+'相', weight='700')
    a.text(-84, 29, 6, 'AC 230 V', GREY, anchor='start').text(84, 29, 6, 'IP54', GREY, anchor='end').line(-96, 27-42, 96, 27-42, TEAL, .6)
    a.text(-46, -20.5, 5.6, '入', GREY).text(46, -20.5, 5.6, '出', GREY).on((0, y-.1, h/2))
    for i, (c, on) in enumerate((('#ffcc22', False), ('#22dd66', True), ('#ff3b30', False))):
        x = -40+i*40; cyl(9.4, 3, (x, y-1, h/2+17), M.PLASTICD(), 'Y', .6)
        lathe([(0, 0), (7, 0), (6.6, 4), (4, 6), (0, 6.6)], (x, y-2, h/2+17), M.pbr(c if on else {'#ffcc22': '#8f7420', '#ff3b30': '#7d2622'}[c], .22, coat=.5, emit=1.3 if on else 0), rot=(90, 0, 0), seg=32)
    terminals_under_glass(p, 'ports', 148, 34, (0, y, 24), ('A', 'B', 'C', 'N', 'L', 'N', 'PE'))
    sma((70, 10, h), 46)

@device(1030, focus=(132, -45, 60, 230), sees=('正面三分之四视图：左为带LCD的主控，右为四角开安装孔的换相单元，各带一根LoRa天线', '正面：主控LCD显示A、B、C三相各4台单元的相位分布，换相单元三色相位灯中B相点亮', '换相单元近景：三相相位灯，透明密封盖下A、B、C、N进线与L、N出线、PE端子'))
def phase_switching_set(p, *_):
    with at((-132, 0, 0)): switching_controller(p)
    with at((124, 0, 0)): switching_unit(p)
