"""Switches of capacitor steps, in millimetres: contactor, compound switch, synchronous switch, thyristor module."""
from labels import rating_plate
from rail_kit import *

def name_plate(p, rows, w, loc, face='left'):
    quad(w, w*260/420, loc, M.image(rating_plate(p, rows), rough=.4), face)

def terminal_words(p, key, w, y, z, labels, size=5, fill=INK):
    """(x, text) printed in a row on the face at y"""
    a = Print(p, key, w, size*1.5)
    for x, text in labels: a.text(x, 0, size, text, fill, '700')
    a.on((0, y-.08, z))

class PlateBody(Housing):
    """a stepped housing with a flat back, for a mounting plate: no groove and no rail clip"""
    def __init__(self, w, h, d, nose, step, mat):
        self.w, self.h, self.d, self.nose, self.mat = w, h, d, nose, mat
        self.front, self.step, self.back, self.cutters, self.centre = -d/2, -d/2+step, d/2, [], h/2
        lo, hi, f, s, b = (h-nose)/2, (h+nose)/2, self.front, self.step, self.back
        self.body = side_prism(rounded([(s, 0), (s, lo-2), (f, lo+5), (f, hi-5), (s, hi+2), (s, h), (b, h), (b, 0)], 2.5), w, (0, 0, 0), mat, 1)

def lug_plate(w, h, y, holes):
    """the steel back plate with screws in its two or four holes, (x, z) from its centre"""
    rrect(w, h, 2, (0, y, h/2), M.ZINC(), 3, .3)
    for x, z in holes: rrect(9, 7, .4, (x, y-1.1, h/2+z), M.DARK(), 3.4, 0); screw((x, y-1.2, h/2+z), 4.2)

@device(1042, focus=(0, -40, 100, 88), sees=('正面三分之四视图：43型三极接触器，前置限流触头组引出上下六根黑色电阻线', '正面：上排L1、L2、L3与A1、A2，下排T1、T2、T3与13、14、21、22，中央机械位置指示片', '上部近景：限流电阻线自触头组绕接到L1~L3主端子'))
def capacitor_contactor(p, w, h, d):
    xs, small = (-21, 0, 21), 34
    with at((0, 10.5, 0)):
        c = Housing(w, h, 94, nose=67, step=27, mat=M.pbr('#C9CDD1', .4), gap=0); s = c.step+10.5
        for side in (1, -1):
            for x in xs: c.terminal(x, side, 5.4, 13, 12, M.STEEL(), 9)
        for x in (-small, small):
            c.terminal(x, 1, 2.2, 14, 5, M.STEEL()); c.terminal(x, -1, 2.2, 9, 5, M.STEEL()); c.terminal(x, -1, 2.2, 23, 4, M.STEEL())
        c.close()
    head = M.pbr('#2b323a', .42); y = -d/2
    rrect(64, 60, 21, (0, y+10.5, h/2), head, 3, 1.2)
    for side in (1, -1):
        for x in xs:
            screw((x, y-.1, h/2+side*23), 3.6, 'Y', M.STEEL())
            z1, z2 = h/2+side*23, h/2+side*54.5
            tube([(x+2, y-2, z1), (x+3.5, y-9, z1+side*1), (x+8.5, y-16, z1+side*12), (x+9, y-10, z1+side*30), (x+6, y+16, z2+side*16), (x+5.4, y+38, z2+side*14), (x+3.6, s+2, z2+side*2)], 1.5, M.pbr('#17191c', .6), bez=True)
            cyl(2.1, 6, (x+2.2, y-4, z1+side*.3), M.pbr('#b5342d', .5), 'Y', .3, 18)
        for x in (-10.5, 10.5): box((1.6, 6, 12), (x, y+1, h/2+side*23), head, .3); box((2, 24, 26), (x, s-8, h/2+side*54), c.mat, .5)
    a = Print(p, 'head', 60, 26)
    a.brand(-28, 8.4, 5.6, True).text(28, 8.4, 5.4, p.model, '#8fe9df', '700', 'end').text(-28, -.2, 3.6, '切换电容接触器', '#fff', '600', 'start').text(-28, -8.2, 3.4, '30 kvar  AC-6b', '#dfe6ee', anchor='start').on((0, y-.08, h/2))
    frame(17, 9, 1.4, 1.4, (18, y-.4, h/2-5.6), M.PLASTICG(), 1.4, .4)
    flag = Print(p, 'flag', 14, 6.4, '#f1f3f5'); flag.text(-3, 0, 5, 'O', '#1f9d55', '700').text(3.4, 0, 3.4, '断', INK, '700').on((18, y-.2, h/2-5.6))
    terminal_words(p, 'up', w, c.step+10.5, h-27, list(zip(xs, ('L1', 'L2', 'L3')))+[(-small, 'A1'), (small, 'A2')], 4.4)
    terminal_words(p, 'down', w, c.step+10.5, 25.6, list(zip(xs, ('T1', 'T2', 'T3'))), 4.4)
    terminal_words(p, 'aux1', w, c.step+10.5, 28.2, [(-small, '13'), (small, '14')], 3.4); terminal_words(p, 'aux2', w, c.step+10.5, 15.4, [(-small, '21'), (small, '22')], 3.4)
    name_plate(p, ['控制容量 30 kvar  AC 400 V', '使用类别 AC-6b  50 Hz', '线圈 AC 220 V', 'GB/T 14048.4'], 64, (-w/2-.1, 18, h/2))

@device(1043, focus=(0, -45, 132, 104), sees=('正面三分之四视图：浅灰外壳蓝色面盖，上进下出三极端子，底板两孔安装', '正面：投切与故障灯、K+、K-控制端子与FT故障干接点，上L1~L3下T1~T3', '上部近景：L1、L2、L3进线端子与面板状态灯'))
def compound_switch(p, w, h, d):
    lug_plate(w, h, d/2-1, ((-42, 82.5), (42, -82.5))); xs = (-31, 0, 31); base = 15
    with at((0, -1, base)):
        c = PlateBody(w, h-2*base, d-2, 102, 34, M.pbr('#C9CDD1', .4))
        for side in (1, -1):
            for x in xs: c.terminal(x, side, 6.2, 13, 14, M.STEEL(), 14)
        c.close()
        for side in (1, -1):
            for x in (-15.5, 15.5): box((2.4, 40, 24), (x, c.step+9, c.h/2+side*(c.h/2-12.2)), c.mat, .6)
        f = c.front; rrect(w-10, 80, 3, (0, f-1, c.centre), M.BLUEP(), 4, 1); f -= 2.5
        a = Print(p, 'face', w-12, 78)
        a.brand(-38, 31, 8.4, True).text(38, 17.6, 8.6, p.model, '#ffffff', '700', 'end').text(-38, 17.6, 5.4, '智能复合开关', '#fff', '600', 'start').line(-38, 11, 38, 11, '#8fe9df', .5)
        a.rows(-38, 4.6, 4.4, ['AC 400 V  30 kvar', '63 A  DC 12 V控制'], '#e6eefb', 1.6)
        for x, t in ((21, '投切'), (34, '故障')): a.text(x, -5.4, 4.4, t, '#fff')
        a.text(-23.6, -16.4, 4.6, 'K+  K-', '#fff', '700').text(15, -16.4, 4.6, 'FT', '#fff', '700').on((0, f-.1, c.centre))
        indicator((21, f, c.centre+3.2), '#22dd66', 2); indicator((34, f, c.centre+3.2), '#ff3b30', 2, False)
        plug(2, 7.62, (-23.6, f, c.centre-27), h=14, d=9); plug(2, 7.62, (15, f, c.centre-27), h=14, d=9)
        for side, sx in (('left', -1), ('right', 1)): slots(8, 34, 3, 8, (sx*(w/2+.3), 32, c.centre), side)
        for name, side in (('LLL', 1), ('TTT', -1)):
            terminal_words(p, name, w, f+2.4, c.centre+side*43, [(x, f'{name[0]}{i+1}') for i, x in enumerate(xs)], 4.6)
    name_plate(p, ['控制容量 30 kvar  63 A', '额定电压 AC 400 V  共补', '控制信号 DC 12 V', 'GB/T 29312'], 52, (-w/2-.4, -17, h/2))

def dip(n, loc, on=(0,)):
    """an address switch of n levers"""
    x, y, z = loc; box((n*2.54+2, 3, 8), (x, y-1, z), M.pbr('#b5342d', .45), .3)
    for i in range(n): box((1.5, .3, 4.6), (x+(i-(n-1)/2)*2.54, y-2.55, z), M.DARK(), 0); box((1.3, 1, 1.8), (x+(i-(n-1)/2)*2.54, y-2.9, z+(1.2 if i in on else -1.2)), M.PLASTICW(), .1)

@device(1044, focus=(0, -40, 74, 100), sees=('正面三分之四视图：深灰外壳白色面板，无散热器，上1~3下4~6主回路端子', '正面：A、B、C三相状态灯，设置与查看按键，五位地址拨码，A、B、V+、V-插拔端子', '面板近景：三相状态灯、按键与RS485地址拨码'))
def synchronous_switch(p, w, h, d):
    lug_plate(w, h, d/2-1, ((-40, 72.5), (40, -72.5))); xs = (-30, 0, 30); base = 13; body = M.pbr('#3a424b', .42)
    with at((0, -1, base)):
        c = PlateBody(w, h-2*base, d-2, 98, 24, body)
        for side in (1, -1):
            z = c.centre+side*(c.h/2-9.6)
            for x in xs:
                box((20, 3, 16.6), (x, c.step-1, z), M.BRASS(), .6); screw((x, c.step-2.4, z), 6); box((12, 14, 1.6), (x, c.step+10, c.centre+side*(c.h/2)), M.DARK(), 0)
            for x in (-45, -15, 15, 45): box((2.6, 20, 19), (x, c.step-8, z), body, .6)
        f = c.front; rrect(w-8, 78, 2, (0, f-.6, c.centre), M.pbr('#E3E6E9', .36), 4, .7); f -= 1.7
        a = Print(p, 'face', w-10, 76)
        a.bar(0, 36.4, 88, 2, TEAL).brand(-40, 28, 7.4).text(40, 28, 7.8, p.model, '#0B4DA2', '700', 'end').text(-40, 18.4, 5, '同步投切开关', weight='600', anchor='start').text(40, 18.4, 4.6, '63 A  AC 400 V', GREY, anchor='end')
        for i, t in enumerate('ABC'): a.text(-34+i*14, -.8, 4.6, t+'相', weight='600')
        for x, t in ((18, '查看'), (34, '设置')): a.text(x, -.8, 4.6, t)
        a.text(-26, -12, 4.2, '地址 1~32').text(18, -12.6, 4.2, 'A    B    V+   V-', weight='700')
        a.on((0, f-.1, c.centre))
        for i in range(3): indicator((-34+i*14, f, c.centre+7.4), '#22dd66', 2)
        for x in (18, 34): key((x, f, c.centre+8), 3.4)
        dip(5, (-26, f, c.centre-21)); plug(4, 7.62, (18, f, c.centre-24), h=14, d=9)
        for k, side, names in (('in', 1, '123'), ('out', -1, '456')): terminal_words(p, k, w, f+1.7, c.centre+side*41.9, list(zip(xs, names)), 4, '#ffffff')
    name_plate(p, ['额定电流 63 A  AC 400 V', '零点误差 ≤±1 ms', '控制 RS485  电源 DC 12 V', 'GB/T 29312'], 56, (-w/2-.4, -8, h/2))

def heat_sink(w, h, d, loc, fins=15):
    """an extrusion of vertical fins to both sides of a web, behind its base; loc is the centre of its foot"""
    x, y, z = loc; box((w, 12, h), (x, y-d/2+6, z+h/2), M.ALUZ(), .6)
    box((14, d-11, h), (x, y+5.5, z+h/2), M.ALUZ(), .3)
    for i in range(fins): box((w, 2.4, h), (x, y-d/2+17+(d-20)*i/(fins-1), z+h/2), M.ALUZ(), .3)

@device(1045, focus=(0, -70, 190, 150), sees=('正面三分之四视图：黑色模块罩装在竖向翅片散热器前，顶部排风扇', '正面：上A、B、C进线、下a、b、c出线铜排螺栓，触发、故障、过温三只LED，四孔安装', '上部近景：A、B、C进线铜排与螺栓、三色状态灯、顶部风扇'))
def thyristor_module(p, w, h, d):
    back = d/2; lug_plate(w, h, back-1.5, [(sx*70, sz*120) for sx in (-1, 1) for sz in (-1, 1)])
    ys = back-3-56; heat_sink(128, 222, 110, (0, ys, 2))
    box((112, 108, 22), (0, ys, 235), M.BLACK(), 2)
    with at((0, ys, 246), (-90, 0, 0)): fan(48, (0, 0, 0))
    y1 = ys-55; front = -d/2; deep = y1-front; yc = (y1+front)/2; body = M.pbr('#2b323a', .42)
    rrect(140, 130, deep, (0, yc, 117), body, 5, 2)
    for z, names, side in ((202, 'ABC', 1), (32, 'abc', -1)):
        box((140, deep*.62, 40), (0, y1-deep*.31, z), body, 1.5); y = y1-deep*.62
        for i, n in enumerate(names):
            x = -44+44*i; box((26, 4, 38), (x, y-2, z), M.COPPER(), .6)
            with at((x, y-4, z), (90, 0, 0)): bolt((0, 0, 0), 4.6, 18)
        for x in (-67, -22, 22, 67): box((3, deep*.4, 40), (x, y-deep*.19, z), body, .6)
        terminal_words(p, 'in' if side > 0 else 'out', 130, front, z-side*27.5, [(-44+44*i, n) for i, n in enumerate(names)], 8, '#ffffff')
    rrect(126, 98, 1.6, (0, front-.4, 117), M.pbr('#DDE1E4', .36), 4, .5); f = front-1.3
    a = Print(p, 'face', 122, 94)
    a.bar(0, 43.5, 122, 4, '#0B4DA2').brand(-56, 32, 10.4).text(56, 32, 11, p.model, '#0B4DA2', '700', 'end').text(-56, 17.6, 7, '晶闸管投切模块', weight='600', anchor='start').text(56, 17.6, 6, '3相共补', GREY, anchor='end')
    a.rows(-56, 5, 5.8, ['AC 400 V  40 kvar  90 A', '响应 ≤20 ms'], pitch=1.6)
    for i, t in enumerate(('触发', '故障', '过温')): a.text(14+i*19, -15.4, 5.6, t)
    a.text(-33, -21, 5.8, 'G+  G-', weight='700').text(20, -26, 5.8, '风机 ~220 V', weight='600', anchor='start').on((0, f-.1, 117))
    for i, (c, on) in enumerate((('#22dd66', True), ('#ff3b30', False), ('#ffb020', False))): indicator((14+i*19, f, 109), c, 2.8, on)
    plug(2, 7.62, (-33, f, 81), h=16, d=11); plug(2, 7.62, (8, f, 81), M.pbr('#2a3038', .5), h=16, d=11)
    name_plate(p, ['控制容量 40 kvar  90 A', '额定电压 AC 400 V  50 Hz', '晶闸管 1800 V  强制风冷', 'GB/T 29312'], 56, (-70.2, yc, 117))
