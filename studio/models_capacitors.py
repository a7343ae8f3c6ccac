"""Capacitors: slim intelligent units, detuned units with their reactor, drawers and mounting plates, cans and boxes; reactors."""
import math
import materials as M
from catalogue import product, PRODUCTS
from labels import lcd, led7, print_on, rating_plate
from cabinet_parts import tag
from parts import *

PHASE = {'A': '#f2c81e', 'B': '#1fa34a', 'C': '#d7352b', 'N': '#2456c6'}

def printed(p, key, text, height, loc, face='front', fill='#0A1F44', most=None):
    """words of this height (100 mm units) on the product; narrowed together where wider than `most`"""
    name, ratio = print_on(p, key, text, fill)
    w = height*ratio; k = min(1, most/w) if most else 1
    quad(w*k, height*k, loc, M.image(name), face)

def plate(p, rows, w, loc, face='front'):
    decal(rating_plate(p, rows), w, w*260/420, loc, face, alpha=True, rough=.4)

def studs(letters, pitch, z, y, r=.075):
    """main terminals in a row on an insulating base, barriers between, each with its letter in front"""
    n = len(letters)
    box((n*pitch+.06, .66, .16), (0, y, z+.08), M.PLASTICD(), .02)
    for i in range(n+1): box((.035, .64, .5), ((i-n/2)*pitch, y, z+.28), M.PLASTICD(), .012)
    for i, letter in enumerate(letters):
        x = (i-(n-1)/2)*pitch
        box((pitch*.62, .5, .05), (x, y, z+.185), M.COPPERP(), .01)
        bolt((x, y, z+.2), r, .3, M.BRASS())
        box((pitch*.6, .05, .14), (x, y-.33, z+.1), M.pbr(PHASE[letter], .4), .008); tag(letter, (x, y-.52, z+.006), .16, face='top')

def earth_stud(x, y, z):
    """earth stud on the top sheet beside its green plate"""
    bolt((x, y, z), .055, .22, M.BRASS()); tag('PE', (x, y-.22, z+.006), .13, '#7fb53a', '#ffffff', 'top')

def secondary(names, x, y, z, pitch=.15, colour='#1f7a4d'):
    """pluggable terminals on the top sheet, screws upwards, their names on the sheet before them"""
    n = len(names); box((n*pitch+.04, .3, .16), (x, y, z+.08), M.pbr(colour, .45), .015)
    for i, name in enumerate(names):
        xi = x+(i-(n-1)/2)*pitch
        screw((xi, y+.05, z+.16), pitch*.3, 'Z'); box((pitch*.66, .02, .09), (xi, y-.15, z+.07), M.DARK(), 0)
        if i: box((.01, .302, .162), (xi-pitch/2, y, z+.08), M.DARK(), 0)
    tag('  '.join(names), (x, y-.26, z+.006), min(.105, n*pitch*1.25*96/(sum(1 if ord(c) > 255 else .62 for c in '  '.join(names))*60+50)), face='top')

def network_jacks(z, y, gap=.26):
    box((.62, .42, .16), (0, y, z+.08), M.PLASTICD(), .02)
    for x in (-gap/2-.02, gap/2+.02):
        with at((x, y, z+.165), (-90, 0, 0)): rj45((0, 0, 0), .2, .18)

def keys(w, z, y, n=3):
    for i in range(n): rrect(.14, .1, .05, ((i-(n-1)/2)*w, y, z), M.PLASTICW(), .03, .012)

slim_depth = lambda p: p.d-.7       # of the case between its feet

def slim_body(p, colour=None):
    """steel case with cooling slots; its depth counts the feet, two holes in each, 10 mm from their edge; -> y of the front"""
    w, h, d = p.w, p.h, slim_depth(p); y = -d/2
    box((w, d, h), (0, 0, h/2+.08), colour or M.LIGHT(), .035, 3)
    for s in (-1, 1):
        box((w*.94, .42, .08), (0, s*(p.d/2-.21), .05), M.ZINC(), .015)
        for x in (-1, 1): cyl(.035, .09, (x*(w-.3)/2, s*(p.d/2-.1), .05), M.DARK(), 'Z', 0, 20)
    for s, x in (('right', w/2), ('left', -w/2)): slots(8, .8, .06, .17, (x, 0, .95), s, 2, 1.1)
    return y

def slim_unit(p, screen_name, led_colours, letters, rows, accent, name_text, sampling=('I+', 'I-')):
    """free-standing unit of 80 to 90 mm: control head on the narrow front, terminals on top"""
    y = slim_body(p); w, h = p.w, p.h
    rrect(w*.97, 1.75, .1, (0, y-.04, h-.86), M.BLUEP(), .06, .02)
    frame(.66, .46, .06, .05, (0, y-.11, h-.62), M.BLACKG(), .03, .01); screen(screen_name, .58, .377, (0, y-.1, h-.62), .95)
    decal('brand_flat', .6, .6*110/470, (0, y-.093, h-.19), spec=.2)
    for i, c in enumerate(led_colours): led(((i-(len(led_colours)-1)/2)*.17, y-.095, h-1.0), c, .028)
    keys(.2, h-1.22, y-.1)
    printed(p, 'model', p.model, .13, (0, y-.093, h-1.5), fill='#ffffff', most=w*.8)
    box((w*.98, .05, .12), (0, y-.015, h-1.85), accent, .012)
    printed(p, 'title', name_text, .12, (0, y-.004, h-2.05), most=w*.86)
    decal('warn', .2, .18, (0, y-.004, .5))
    plate(p, rows, 1.7, (-w/2-.004, -.5, h*.62), 'left')
    decal('brand_navy', 1.4, 1.4*110/470, (-w/2-.004, -.65, h*.87), 'left')
    studs(letters, .24 if len(letters) == 3 else .19, h+.08, .9, .06)
    jacks = y+.6
    with at((0, jacks, 0)): network_jacks(h+.08, 0, .2)
    tag('网络1  网络2', (0, jacks-.31, h+.086), .12, face='top'); secondary(sampling, 0, jacks+.62, h+.08)
    if 'N' not in letters: earth_stud(.24, -.05, h+.08)

@product(1001, focus=(0, 0, 3.6, 2.3), detail_from=(.75, -1, .75), sees=('正面三分之四视图，窄面为液晶屏与按键，侧面为铭牌，底脚各有两个安装孔', '正面，宽80 mm的窄面板', '顶部端子：A、B、C接线柱，PE接地柱，I+、I-取样端子与两个网络插座'))
def common_unit(p):
    lcd('lcd_1001', [('C1', '20', 'kvar'), ('C2', '10', 'kvar'), ('COSφ', '0.98', '')], 400, 260, title='共补')
    slim_unit(p, 'lcd_1001', ('#22dd66', '#22dd66', '#ffb020'), 'ABC', ['LH-ZCS/450-20+10', 'AC 450 V 50 Hz △接', '30 kvar（20+10）', '-25~+55 ℃'], M.TEALP(), '共补')

@product(1002, focus=(0, 0, 3.8000000000000003, 2.3), detail_from=(.75, -1, .75), sees=('正面三分之四视图，段码屏上方三只大状态灯，机壳加强筋', '正面，三色状态灯与段码屏', '顶部端子：A、B、C接线柱，PE接地柱，TS+、TS-温度输出，I+、I-取样与网络插座'))
def heavy_unit(p):
    lcd('lcd_1002', [('A', '43.3', 'A'), ('℃', '41.5', '')], 400, 260, bg='#c6d8c2', fg='#122016')
    slim_unit(p, 'lcd_1002', (), 'ABC', ['LH-ZCS-G/480-25+25', 'AC 480 V 50 Hz △接', '50 kvar（25+25）', '1.5 In 持续'], M.pbr('#e08a1e', .35), '重载型共补')
    y = -slim_depth(p)/2
    for i, c in enumerate(('#22dd66', '#ffb020', '#ff3b30')): led(((i-1)*.24, y-.1, p.h-1.0), c, .06)
    for z in (.55, 1.75, p.h-.25): box((p.w+.05, slim_depth(p)*.98, .07), (0, 0, z), M.GREY(), .02)
    secondary(('TS+', 'TS-'), -.12, -.12, p.h+.08, .17, '#d9862c')

@product(1004, focus=(0, 0, 4.0, 2.3), detail_from=(.75, -1, .75), sees=('正面三分之四视图，液晶屏分三行显示A、B、C相功率因数，侧面为铭牌', '正面，宽80 mm的窄面板', '顶部端子：A、B、C、N接线柱，IA、IB、IC、I*取样端子与两个网络插座'))
def split_unit(p):
    lcd('lcd_1004', [('A', '0.97', ''), ('B', '0.98', ''), ('C', '0.96', '')], 400, 260, bg='#1e8f86', title='分补')
    slim_unit(p, 'lcd_1004', ('#f2c81e', '#22dd66', '#ff3b30'), 'ABCN', ['LH-ZCF/250-20', 'AC 250 V 50 Hz Y接', '20 kvar（三相合计）', '-25~+55 ℃'], M.TEALP(), '分相补偿', ('IA', 'IB', 'IC', 'I*'))

@product(1003, views=('34', 'front', 'rear'), sees=('正面三分之四视图，前面板带把手、数码管与光带', '正面，200 mm宽约4U高的抽屉面板', '背面，A、B、C三相母线夹、二次插座1~8与接地簧片PE'))
def drawer(p):
    w, h, d = p.w, p.h, p.d; y = -d/2
    box((w*.94, d*.96, h*.92), (0, .06, h/2), M.LIGHT(), .03)
    for s in (-1, 1): box((.05, d*.9, .22), (s*w*.485, .1, h*.2), M.ZINC(), .01)
    rrect(w, h, .14, (0, y, h/2), M.WHITE(), .04, .02)
    box((w*.995, .03, .16), (0, y-.075, .1), M.BLUEP(), .01)
    led7('led_1003', ['28.6'], 400, 150); frame(.78, .36, .05, .05, (-.42, y-.09, h*.62), M.BLACKG(), .03, .01); screen('led_1003', .7, .262, (-.42, y-.08, h*.62), 1)
    for i in range(10): box((.05, .03, .12), (.3+i*.062, y-.075, h*.62), M.pbr('#22dd66' if i < 7 else '#31404a', .3, emit=1.2 if i < 7 else 0), .008)
    handle_bar((0, y-.06, h*.3), .5, .24, .035, M.STEEL(), vertical=False)
    decal('brand_navy', .95, .95*110/470, (-.4, y-.074, h*.88)); printed(p, 'model', p.model, .13, (.62, y-.074, h*.88), most=.7)
    printed(p, 'code', 'LH-ZCM/450-30', .085, (.52, y-.074, h*.46), most=.8); printed(p, 'kvar', '450 V 30 kvar', .085, (.52, y-.074, h*.38), most=.8)
    for s in (-1, 1):
        cyl(.1, .16, (s*w*.45, y-.12, h*.22), M.STEEL(), 'Y', .02, 28); slots(3, .34, .05, .1, (s*.45, y-.074, h*.12+.08))
    slots(4, .6, .06, .16, (w*.47, .9, h*.7), 'right', 2, .9); slots(4, .6, .06, .16, (-w*.47, .9, h*.7), 'left', 2, .9)
    with at((0, d/2-.02, 0), (0, 0, 180)):
        for i, c in enumerate('ABC'):                                                   # clips that grip the cabinet's busbars
            x = (i-1)*.42-.28; rrect(.36, .7, .2, (x, -.1, h*.56), M.PLASTICD(), .04, .02)
            for s in (-1, 1): box((.035, .34, .34), (x+s*.06, -.34, h*.56), M.COPPERP(), .01); box((.05, .05, .34), (x+s*.075, -.5, h*.56), M.COPPERP(), .01)
            printed(p, 'clip'+c, c, .13, (x, -.008, h*.87))
        rrect(.4, .72, .16, (.66, -.08, h*.56), M.PLASTICW(), .04, .02); printed(p, 'socket', '1~8', .12, (.66, -.008, h*.87))
        for i in range(8): cyl(.035, .1, (.66+(i % 2-.5)*.18, -.17, h*.56+(i//2-1.5)*.16), M.BRASS(), 'Y', .005, 20)
        for s in (-1, 1): box((.16, .22, .02), (.66+s*.14, -.12, h*.16+s*.03), M.BRASS(), .005, rot=(s*14, 0, 0))
        printed(p, 'pe', 'PE', .12, (.3, -.008, h*.16)); slots(3, .5, .05, .1, (-.45, -.008, h*.18))
    plate(p, ['LH-ZCM/450-30', 'AC 450 V 50 Hz', '30 kvar 单路', '带电抽插 IP30'], 1.25, (-w*.47-.004, -.6, h*.7), 'left')

def detuned_unit(p, screen_name, rows, accent, letters, per_cent, signals=()):
    """capacitor case behind, iron-core reactor in front half of the frame, control head on the upper front"""
    w, h, d = p.w, p.h, p.d; y = -d/2
    box((w, d*.98, .08), (0, 0, .1), M.powder('#3C434B'), .02)
    for s in (-1, 1): box((w*.9, .4, .07), (0, s*(d/2+.1), .05), M.ZINC(), .015)
    box((w, d*.46, h-.14), (0, d*.26, h/2+.07), M.LIGHT(), .035, 3)                    # capacitor case
    box((w, d*.54, h*.34), (0, -d*.225, h*.83), M.LIGHT(), .035, 3)                    # control head above the reactor
    for sx in (-1, 1):
        for yy in (y+.08, -.1): box((.09, .09, h*.66), (sx*(w/2-.05), yy, h*.33+.1), M.powder('#3C434B'), .01)
    reactor(w*.86, d*.4, h*.5, -d*.22, .16)
    rrect(w*.97, h*.32, .09, (0, y-.03, h*.83), M.BLUEP(), .07, .02)
    frame(w*.5, w*.34, .06, .05, (-w*.18, y-.1, h*.85), M.BLACKG(), .03, .01); screen(screen_name, w*.45, w*.292, (-w*.18, y-.09, h*.85), .95)
    decal('brand_flat', w*.46, w*.46*110/470, (-w*.18, y-.085, h*.955), spec=.2)
    printed(p, 'model', p.model, .13, (w*.27, y-.085, h*.95), fill='#ffffff', most=w*.4)
    printed(p, 'percent', per_cent, .16, (w*.27, y-.085, h*.87), fill='#ffffff', most=w*.38)
    for i, c in enumerate(('#22dd66', '#22dd66', '#ffb020')): led((w*(.18+i*.09), y-.085, h*.79), c, .03)
    with at((-w*.18, 0, 0)): keys(.18, h*.735, y-.09)
    box((w*.98, .04, .09), (0, y-.01, h*.675), accent, .01)
    plate(p, rows, 1.7, (-w/2-.004, d*.26, h*.62), 'left')
    slots(8, .6, .06, .16, (w/2, d*.26, h*.35), 'right', 2, .9); slots(6, .6, .06, .16, (-w/2, d*.26, h*.2), 'left', 2, .9)
    with at((0, d*.2, 0)): studs(letters, w/len(letters)*.8, h, .1, .075)
    with at((0, -d*.25, 0)): network_jacks(h, 0)
    tag('网络1  网络2', (0, -d*.25-.3, h+.006), .13, face='top')
    if 'N' not in letters: earth_stud(-w*.38, -.35, h)
    if signals: secondary(signals, w*.1, -.35, h, .18)

def reactor(w, d, h, y0=0, z0=0, colour=None):
    """three-phase iron-core reactor, w wide, standing on z0"""
    lam = M.laminated(); ch = h*.17; cm = colour or M.COPPER(); px = w/3
    with at((0, y0, z0)):
        for z in (ch/2, h-ch/2): box((w, d*.62, ch), (0, 0, z), lam, .02)
        for i in (-1, 0, 1):
            box((px*.4, d*.5, h-2*ch), (i*px, 0, h/2), lam, .01)
            coil_rect(px*.88, d*.98, h-2*ch-.1, (i*px, 0, h/2), cm, 11)
            for sz in (-1, 1): box((px*.92, d, .05), (i*px, 0, h/2+sz*(h/2-ch-.04)), M.pbr('#d9cfa8', .6), .012)
        for sy in (-1, 1):
            for z in (ch*.5, h-ch*.5): box((w*1.03, .05, ch*.7), (0, sy*d*.34, z), M.powder('#20262d'), .012)

@product(1011, focus=(0, 0, 3.7, 3.0), detail_from=(.6, -1, .75), sees=('正面三分之四视图，下部露出三相铁心电抗器，上部为测控面板', '正面，液晶屏与7%电抗率标识', '顶部端子：A、B、C接线柱，PE接地柱，T1、T2温度输出与两个网络插座'))
def detuned_7(p):
    lcd('lcd_1011', [('THDu', '3.2', '%'), ('电流', '43.1', 'A'), ('电抗', '58.0', '℃')], 400, 260, title='抗谐波')
    detuned_unit(p, 'lcd_1011', ['LH-XCS/480-30-7%', 'AC 480 V 50 Hz', '30 kvar 电抗率7%', '谐振频率189 Hz'], M.TEALP(), 'ABC', '电抗率7%', ('T1', 'T2'))

@product(1012, focus=(0, 0, 3.9, 3.0), detail_from=(.6, -1, .75), sees=('正面三分之四视图，下部露出加大的三相铁心电抗器，橙色标识带', '正面，液晶屏显示3、5、7次谐波电流，14%电抗率标识', '顶部端子：A、B、C接线柱，PE接地柱与两个网络插座'))
def detuned_14(p):
    lcd('lcd_1012', [('H3', '12.4', 'A'), ('H5', '6.8', 'A'), ('H7', '3.1', 'A')], 400, 260, title='谐波电流')
    detuned_unit(p, 'lcd_1012', ['LH-XCS/525-30-14%', 'AC 525 V 50 Hz', '30 kvar 电抗率14%', '谐振频率134 Hz'], M.pbr('#e08a1e', .35), 'ABC', '电抗率14%')

@product(1014, focus=(0, 0, 3.9, 3.0), detail_from=(.6, -1, .75), sees=('正面三分之四视图，下部露出电抗器，前面板分相显示', '正面，A、B、C三只相色指示灯与14%电抗率标识', '顶部端子：A、B、C、N接线柱，IA、IB、IC、I*取样端子与网络插座'))
def detuned_split(p):
    lcd('lcd_1014', [('A', '8.6', 'A'), ('B', '9.1', 'A'), ('C', '8.2', 'A')], 400, 260, bg='#1e8f86', title='分相谐波')
    detuned_unit(p, 'lcd_1014', ['LH-XCF/300-24-14%', 'AC 300 V 50 Hz Y接', '24 kvar（三相合计）', '电抗率14%'], M.TEALP(), 'ABCN', '分补14%', ('IA', 'IB', 'IC', 'I*'))
    for i, c in enumerate('ABC'): led((p.w*(.18+i*.09), -p.d/2-.088, p.h*.745), PHASE[c], .045)

def can(p, r, h, rows, x=0, y=0, z=0, letters=('L1', 'L2', 'L3')):
    """cylindrical capacitor: drawn aluminium can, crimped lid, three terminals, mounting stud below"""
    with at((x, y, z)):
        lathe([(0, .3), (r*.95, .3), (r, .34), (r, h), (r*1.03, h+.03), (r*1.03, h+.09), (r*.92, h+.1), (r*.9, h+.03), (0, h+.03)], (0, 0, 0), M.ALUZ(), seg=96)
        cyl(.07, .32, (0, 0, .15), M.STEEL()); lathe([(0, .2), (.13, .2), (.13, .3), (0, .3)], (0, 0, 0), M.STEEL(), seg=6)
        cylinder_label(rating_plate(p, rows), r*1.004, h*.4, h*.4+r*1.45, 66)
        cylinder_label('brand_navy', r*1.004, h*.4+r*1.6, h*.4+r*1.6+r*.42, 52)
        cyl(r*.72, .34, (0, 0, h+.2), M.pbr('#1b4f9c', .4), seg=6, bevel=.04)
        for a in (90, 210, 330):
            ax, ay = r*.42*math.cos(math.radians(a)), r*.42*math.sin(math.radians(a)); bolt((ax, ay, h+.36), r*.13, .2, M.BRASS())
        if letters:
            for a, letter in zip((210, 330, 90), letters): tag(letter, (r*.62*math.cos(math.radians(a-24 if a > 300 else a+24 if a > 200 else a-46)), r*.62*math.sin(math.radians(a-24 if a > 300 else a+24 if a > 200 else a-46)), h+.378), r*.2, face='top')

def cylinder_label(texture, r, z0, z1, half, n=28):
    """a label bent round a vertical cylinder over +-`half` degrees, facing the viewer"""
    me = bpy.data.meshes.new('label'); vs, fs, uv = [], [], []
    for i in range(n+1):
        a = math.radians(-90-half+2*half*i/n); vs += [(r*math.cos(a), r*math.sin(a), z0), (r*math.cos(a), r*math.sin(a), z1)]
    for i in range(n): fs.append((2*i, 2*i+2, 2*i+3, 2*i+1)); uv += [(i/n, 0), ((i+1)/n, 0), ((i+1)/n, 1), (i/n, 1)]
    me.from_pydata(vs, [], fs); layer = me.uv_layers.new()
    for k, c in enumerate(uv): layer.data[k].uv = c
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); me.materials.append(M.image(texture, rough=.35)); place(me)

@product(1036, focus=(0, 0, 2.5, 1.4), detail_from=(.5, -1, .7), sees=('正面三分之四视图，φ96铝壳圆柱，顶部三个接线柱', '正面，铭牌写明450 V与20 kvar，底部M12螺柱', '顶部L1、L2、L3接线柱与压紧的顶盖'))
def round_capacitor(p): can(p, .48, 2.45, ['LH-BY/0.45-20-3', 'AC 450 V 50 Hz', '20 kvar 3×104.8 μF', '-25/D 自愈式'])

@product(1037, focus=(0, 0, 3.5, 1.8), detail_from=(.5, -1, .7), sees=('正面三分之四视图，一只加粗铝壳圆柱电容器，底部M16螺柱固定在支架上', '正面，铭牌写明690 V与25 kvar', '顶部L1、L2、L3接线柱与卷边的顶盖'))
def filter_capacitor(p):
    can(p, .68, 3.45, ['LH-BYL/0.69-25-3-P', 'AC 690 V 50 Hz', '25 kvar 2.0 In', '-25/C 滤波用'])
    box((1.9, 1.7, .07), (0, 0, .28), M.ZINC(), .02)
    for s in (-1, 1): box((.08, 1.7, .3), (s*.91, 0, .15), M.ZINC(), .02)

def steel_box(p, letters, rows, flags=False):
    """steel-cased capacitor with feet at both sides and porcelain terminals on top"""
    w, h, d = p.w, p.h, p.d; y = -d/2
    box((w, d, h), (0, 0, h/2+.08), M.powder('#C3C9CF', .38), .09, 4); box((w+.02, d+.02, .07), (0, 0, h+.06), M.powder('#B3BAC1'), .03)
    for s in (-1, 1):
        box((.42, d*.7, .08), (s*(w/2+.16), 0, .05), M.ZINC(), .015); box((.06, d*.7, .45), (s*(w/2+.03), 0, .26), M.ZINC(), .015)
        cyl(.07, .09, (s*(w/2+.22), 0, .05), M.DARK(), 'Z', 0, 20); torus(.12, .035, (s*(w/2+.03), 0, h-.2), M.ZINC(), 'Y', 24, 8)
    n = len(letters); step = w*.84/n
    for i, letter in enumerate(letters):
        x = (i-(n-1)/2)*step
        insulator((x, 0, h+.08), min(.17, step*.36), .42, 3); bolt((x, 0, h+.48), .07, .28, M.BRASS())
        printed(p, 'at'+letter, letter, .16, (x, y-.004, h-.16))
        if flags: box((step*.5, .04, .1), (x, y+.06, h+.14), M.pbr(PHASE[letter], .4), .01)
    if not flags: bolt((w*.38, y, h*.2), .05, .18, M.BRASS(), 'Y'); tag('PE', (w*.38, y-.006, h*.2-.17), .12, '#7fb53a', '#ffffff')
    decal('brand_navy', w*.7, w*.7*110/470, (0, y-.004, h*.76))
    plate(p, rows, w*.84, (0, y-.004, h*.44)); decal('danger', w*.42, w*.154, (0, y-.004, h*.15))

@product(1038, focus=(0, -.3, 3.0, 1.9), sees=('正面三分之四视图，薄型钢壳，顶部三只瓷套接线柱', '正面，铭牌写明450 V与20 kvar，壳体PE接地螺柱', '顶部L1、L2、L3瓷套接线柱'))
def box_capacitor(p): steel_box(p, ('L1', 'L2', 'L3'), ['LH-BF/0.45-20-3', 'AC 450 V 50 Hz △接', '20 kvar', '-25/B'])

@product(1039, focus=(0, -.3, 3.0, 2.3), sees=('正面三分之四视图，较宽的钢壳，顶部四只瓷套接线柱', '正面，铭牌写明250 V与三相合计30 kvar', '顶部A、B、C、N接线柱与相色指示片'))
def split_box(p): steel_box(p, 'ABCN', ['LH-BFF/0.25-30-1×3', 'AC 250 V 50 Hz Y接', '30 kvar（三相合计）', '-25/B'], True)

def terminals_above(w, z, names, y):
    """two copper flags a phase above a reactor, and their names on the yoke below them"""
    px = w/3
    for i in range(3):
        for k, s in enumerate((-1, 1)):
            x = (i-1)*px+s*px*.2
            busbar((.17, .045, .4), (x, y, z+.14)); screw((x, y-.025, z+.24), .06, 'Y', M.STEEL()); tag(names[2*i+k], (x, y-.1, z-.17), .14)

def temperature_switch(x, y, z):
    """terminals T1, T2 of the temperature switch in the middle winding"""
    with at((x, y, z)): terminal_block(2, .2, (0, 0, 0), M.pbr('#1f7a4d', .45), .3, .22); tag('T1  T2', (0, -.12, .22), .12)

@product(1040, focus=(0, -.8, 1.25, 2.9), sees=('正面三分之四视图，三相铁心铜绕组，六个铜排端子', '正面，三个绕组与铭牌', '近看：A1/A2、B1/B2、C1/C2铜排端子与T1、T2温度开关端子'))
def tuned_reactor(p):
    reactor(p.w, p.d*.8, p.h*.9, 0, .12, M.pbr('#bd7443', .5, .4)); terminals_above(p.w, p.h*.9+.1, ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'), -p.d*.3); temperature_switch(p.w*.3, -p.d*.4-.08, .36)
    for s in (-1, 1): box((.26, p.d, .1), (s*p.w*.4, 0, .06), M.powder('#20262d'), .015)
    plate(p, ['LH-DKS/0.48-30-7%-Cu', '480 V 30 kvar 7%', '36.1 A 50 Hz', 'F级 85 K'], .78, (0, -p.d*.4-.02, p.h*.5))

@product(1041, focus=(0, -1.2, 1.95, 3.9), sees=('正面三分之四视图，加大的铁心与三相绕组，每相三个抽头', '正面，三个绕组、抽头端子与铭牌', '近看：主回路1、2铜排，每相抽头1~3与T1、T2温度开关端子'))
def filter_reactor(p):
    reactor(p.w, p.d*.8, p.h*.88, 0, .14, M.pbr('#a9543a', .4)); terminals_above(p.w, p.h*.88+.12, ('1', '2')*3, -p.d*.28); temperature_switch(p.w*.33, -p.d*.4-.1, .5)
    px = p.w/3
    for i in (-1, 0, 1):
        for k in range(3):
            x = i*px+(k-1)*px*.24; busbar((.13, .04, .24), (x, -p.d*.41, p.h*.62)); screw((x, -p.d*.41-.022, p.h*.66), .045, 'Y', M.STEEL()); tag(f'{k+1}', (x, -p.d*.41-.024, p.h*.62-.2), .13)
    for s in (-1, 1): box((.34, p.d, .12), (s*p.w*.4, 0, .07), M.powder('#20262d'), .015)
    plate(p, ['LH-DKL/400-5-100', '400 V 5次滤波 100 A', '抽头 ±5% 三档', 'H级 自冷'], 1.15, (0, -p.d*.4-.03, p.h*.34))

@product(1013, focus=(.1, -.3, 5.5, 4.4), d34=(.5, -1, .36), sees=('正面三分之四视图，一块安装板上装有L1、L2、L3母排端子、NH熔断器、晶闸管投切模块、电容器与电抗器，导线由模块到电抗器再到电容器', '正面，由上到下为母排端子、NH熔断器与晶闸管模块、端子排、两只电容器与7%电抗器', '上部近看：L1、L2、L3端子，NH熔断器，晶闸管模块的投切、故障、过温灯与进线，PE螺柱'))
def branch_on_a_plate(p):
    """one detuned branch ready wired: terminals, fuses, thyristor module, reactor and capacitors on a mounting plate; no wire hides a terminal"""
    w, h = p.w, p.h; fx = (-1.75, -1.05, -.35); can_x, shelf, can_h = (-1.36, .02), 1.66, 1.9
    box((w, .06, h), (0, .9, h/2), M.ZINC(), .02)
    for s in (-1, 1):
        for z in (.2, h-.2): screw((s*w*.46, .86, z), .08)
    wires = lambda points, c, r=.055: tube(points, r, M.pbr(c, .5), bez=True)
    lug = lambda x, y, z: box((.13, .03, .2), (x, y, z), M.COPPERP(), .01)
    winding = lambda i: -.5+(i-1)*1.2
    for i, c in enumerate('ABC'):
        x, f, colour = fx[i], h-1.72, PHASE[c]
        box((.56, .3, .3), (x, .7, h-.5), M.PLASTICD(), .02); busbar((.34, .06, .62), (x, .5, h-.42)); bolt((x, .46, h-.3), .09, .2, M.BRASS(), 'Y'); tag(f'L{i+1}', (x, .44, h-.56), .16, colour, '#ffffff')
        box((.56, .5, 1.5), (x, .6, f), M.PLASTICD(), .03); box((.44, .5, .7), (x, .22, f), M.pbr('#e9e6de', .5), .04); box((.1, .02, .1), (x, -.035, f+.17), M.pbr('#d7352b', .4), .01)
        for s in (-1, 1): box((.2, .3, .26), (x, .28, f+s*.52), M.pbr('#C3C7CA', .3, 1), .02)
        printed(p, f'fu{i}', f'FU{i+1}', .13, (x, -.04, f-.21)); wires([(x, .5, h-.68), (x, .42, h-.8), (x, .38, f+.62)], colour)
        # from the fuse along below the others, up beside the module and over its top edge: nested, none crosses another
        level, rise, over = 4.24+i*.1, .46-i*.14, 6.4+i*.12; q = 1.42+(i-1)*.4
        wires([(x, .36, f-.62), (x, .36, level+.12), (x+.12, .36, level), (rise-.12, .36, level), (rise, .36, level+.12), (rise, .3, over-.14), (rise+.14, .2, over), (q-.12, -.1, over), (q, -.16, over-.14), (q, -.16, 6.06)], colour)
        lug(q, -.14, 5.98); lug(q, -.14, 4.62)
        # out of the module down to the reactor, in front of the capacitors' feet
        down, along = .86+i*.15, 2.2-i*.12; t = winding(i)-.26
        wires([(q, -.16, 4.56), (q, -.16, 4.42), (down, -.2, 4.22), (down, -.3, along+.3), (down-.1, -.62, along), (t+.12, -.62, along), (t, -.62, along-.12), (t, -.56, 1.72)], colour)
        for k, s in enumerate((-1, 1)): u = winding(i)+s*.26; busbar((.17, .045, .5), (u, -.5, 1.5)); screw((u, -.53, 1.66), .06, 'Y', M.STEEL()); tag(f'{c}{k+1}', (u, -.53, 1.42), .13)
        # from the reactor up between the capacitors to the first, from there to the second
        u, rise = winding(i)+.26, (-2.08, -.67, .72)[i]; a = math.radians((210, 90, 330)[i]); bolts = [(v+.23*math.cos(a), .1+.23*math.sin(a), shelf+can_h+.5) for v in can_x]
        first, second = bolts if i < 2 else bolts[::-1]
        wires([(u, -.52, 1.76), (u, -.46, 1.9), (rise, -.2, 2.0), (rise, -.1, 3.6), (rise+(first[0]-rise)*.4, 0, 4.0-.04*i), first], colour)
        wires([first, (first[0]+(second[0]-first[0])*.25, first[1], first[2]+.1), (first[0]+(second[0]-first[0])*.75, second[1], first[2]+.1), second], colour, .045)
    with at((1.42, .5, h-1.7)):                                                         # thyristor module on its heat sink
        box((1.5, .3, 1.9), (0, .2, 0), M.ALU(), .02)
        for i in range(11): box((.05, .7, 1.9), ((i-5)*.14, .1, 0), M.ALU(), .01)
        box((1.36, .4, 1.5), (0, -.4, 0), M.BLUEP(), .04); printed(p, 'tsc', 'LH-JK/3-40', .15, (0, -.605, .4), fill='#ffffff', most=1.1); printed(p, 'tscname', '晶闸管投切模块', .12, (0, -.605, .18), fill='#ffffff')
        for x, c, on, t in ((-.42, '#22dd66', True, '投切'), (0, '#ff3b30', False, '故障'), (.42, '#ffb020', False, '过温')): led((x, -.6, -.1), c, .05, on); printed(p, 'led'+t, t, .11, (x, -.605, -.28), fill='#ffffff')
        for s in (-1, 1):
            for i in range(3): screw(((i-1)*.4, -.63, s*.64), .075)
    with at((1.86, .5, 3.45)):                                                         # control terminals
        box((1.24, .12, .35), (0, .3, 0), M.ZINC(), .01); terminal_block(4, .28, (0, 0, 0), M.pbr('#1f7a4d', .45), .44, .4)
        for i, t in enumerate(('K+', 'K-', 'T1', 'T2')): tag(t, ((i-1.5)*.28, -.22, .31), .14)
    bolt((-2.26, .86, h-2.5), .09, .3, M.BRASS(), 'Y'); tag('PE', (-2.26, .86, h-2.78), .17, '#7fb53a', '#ffffff')
    unit = PRODUCTS[1036]
    for x in can_x: can(unit, .55, can_h, ['LH-BY/0.48-20-3', 'AC 480 V 50 Hz', '20 kvar'], x, .1, shelf, letters=())
    box((2.9, 1.2, .06), (-.67, .3, shelf+.2), M.ZINC(), .015)
    with at((-.5, .15, .1)): reactor(3.6, 1.3, 1.45)
    tag('LH-DKS  480 V  40 kvar  7%', (-.5, -.5, .22), .15)
    plate(p, ['LH-XCB/480-40-7%-T', 'AC 480 V 40 kvar', '电抗率7%', '晶闸管投切'], 1.05, (1.86, .86, 2.5)); decal('warn', .36, .32, (1.86, .86, 1.2))
