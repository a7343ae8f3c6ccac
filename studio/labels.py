"""Panel art, nameplates and display textures: SVG -> PNG with rsvg-convert (run with /usr/bin/python3)."""
import math, os, random, subprocess, sys
TEX = os.environ.get('STUDIO_TEX', 'out/tex')
CJK = 'Noto Sans CJK SC'
BLUE, NAVY, TEAL = '#0B4DA2', '#0A1F44', '#12B5A6'

def T(x, y, s, t, fill='#fff', w='500', anchor='start', ls=0, font=CJK):
    return f'<text x="{x}" y="{y}" font-family="{font}" font-size="{s}" font-weight="{w}" fill="{fill}" text-anchor="{anchor}" letter-spacing="{ls}">{t}</text>'
def Rc(x, y, w, h, fill, rx=0, stroke='none', sw=1, op=1):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{rx}" fill="{fill}" stroke="{stroke}" stroke-width="{sw}" opacity="{op}"/>'
def L(x1, y1, x2, y2, c, w=2, dash=''):
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{c}" stroke-width="{w}" stroke-dasharray="{dash}"/>'
def C(x, y, r, fill, stroke='none', sw=1): return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{sw}"/>'
def P(d, fill='none', stroke='none', sw=2): return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round" stroke-linecap="round"/>'

def mark(x, y, s, c1=BLUE, c2=TEAL):
    """brand mark: a disc balanced by a sine wave"""
    up = 'M-50,-3 C-33,-40 -14,-38 0,-5 C14,28 33,30 50,-3 A50,50 0 0 0 -50,-3Z'
    lo = 'M-49.4,8 C-34,-24 -15,-24 -2,8 C14,42 34,42 49.4,8 A50,50 0 0 1 -49.4,8Z'
    return f'<g transform="translate({x},{y}) scale({s/100})"><path d="{up}" fill="{c1}"/><path d="{lo}" fill="{c2}"/></g>'
def brand(x, y, s, c='#fff', c1='#fff', c2=None, en=True):
    g = mark(x+s*.5, y, s, c1, c2 or c1) + T(x+s*1.2, y+(s*.12 if en else s*.27), s*.72 if not en else s*.62, '澜衡电气', c, '700', ls=s*.03)
    if en: g += T(x+s*1.22, y+s*.47, s*.235, 'LANHENG ELECTRIC', c, '500', ls=s*.035)
    return g

def write(name, w, h, body, scale=1):
    os.makedirs(TEX, exist_ok=True)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w*scale}" height="{h*scale}">{body}</svg>'
    p = f'{TEX}/{name}.svg'; open(p, 'w').write(svg)
    subprocess.run(['rsvg-convert', '-o', f'{TEX}/{name}.png', p], check=True)

SEG = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '-': 'g', ' ': ''}
def seg7(x, y, h, txt, on, off='none'):
    w = h*.52; t = h*.125; o = ''; sl = -8
    def S(a, b, horiz):
        if horiz: return f'{a+t*.12},{b} {a+t*.62},{b-t/2} {a+w-t*.62},{b-t/2} {a+w-t*.12},{b} {a+w-t*.62},{b+t/2} {a+t*.62},{b+t/2}'
        return f'{a},{b+t*.12} {a-t/2},{b+t*.62} {a-t/2},{b+h/2-t*.62} {a},{b+h/2-t*.12} {a+t/2},{b+h/2-t*.62} {a+t/2},{b+t*.62}'
    cx = x
    for ch in txt:
        if ch == '.': o += C(cx-h*.11, y+h+t*.3, t*.66, on); continue
        segs = {'a': S(cx, y, 1), 'g': S(cx, y+h/2, 1), 'd': S(cx, y+h, 1), 'f': S(cx, y, 0), 'b': S(cx+w, y, 0), 'e': S(cx, y+h/2, 0), 'c': S(cx+w, y+h/2, 0)}
        for k, v in segs.items():
            col = on if k in SEG.get(ch, '') else off
            if col != 'none': o += f'<polygon points="{v}" fill="{col}"/>'
        cx += h*.74
    return f'<g transform="translate({y*0.0}) skewX({sl*0})">{o}</g>'

def lcd(name, rows, w=400, h=260, bg='#2a6be0', fg='#f4fbff', title=None, digits=True):
    """monochrome back-lit graphic LCD; rows: (label, value, unit)"""
    b = Rc(0, 0, w, h, bg) + f'<defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient></defs>' + Rc(0, 0, w, h, 'url(#g)')
    y0 = 0
    if title:
        y0 = h*.17; b += Rc(0, 0, w, y0, fg, op=.95) + T(w*.04, y0*.76, y0*.66, title, bg, '700') + T(w*.96, y0*.76, y0*.6, '10:36', bg, '500', 'end')
    n = len(rows); rh = (h-y0)/n
    for i, (a, v, u) in enumerate(rows):
        y = y0+i*rh
        b += T(w*.04, y+rh*.68, rh*.44, a, fg, '500')
        if digits:
            nd = len(v.replace('.', '')); hh = min(rh*.58, w*(.7 if len(u) < 3 else .66)/max(nd, 1)/.74); ww = nd*hh*.74 - hh*.2
            b += seg7(w*(.84 if len(u) < 3 else .725)-ww, y+(rh-hh)/2, hh, v, fg)
        else: b += T(w*.82, y+rh*.72, rh*.6, v, fg, '700', 'end', font='DejaVu Sans')
        b += T(w*.97, y+rh*.74, rh*.36, u, fg, '500', 'end')
        if i: b += L(w*.03, y, w*.97, y, fg, 1)
    write(name, w, h, b, 2)

def led7(name, rows, w=400, h=330, on='#ff2b1c', units=('kV', 'A', 'kW')):
    b = Rc(0, 0, w, h, '#120405')
    rh = h/len(rows)
    for i, v in enumerate(rows):
        b += seg7(w*.12, i*rh+rh*.18, rh*.62, v, on, '#2a0a0a')
    write(name, w, h, b, 2)

def wave(x, y, w, h, amp, per, ph, c, sw=3, harm=0):
    p = []
    for i in range(121):
        t = i/120; a = t*per*2*math.pi+ph
        p.append(f'{x+t*w:.1f},{y+h/2-amp*(math.sin(a)+harm*math.sin(5*a)+harm*.6*math.sin(7*a)):.1f}')
    return f'<polyline points="{" ".join(p)}" fill="none" stroke="{c}" stroke-width="{sw}"/>'

def hmi(name, title, cards, w=800, h=500, kind='wave'):
    """colour touch screen; four cards: (name, value, unit)"""
    b = Rc(0, 0, w, h, '#0b1a33') + Rc(0, 0, w, 58, BLUE) + mark(36, 29, 36, '#fff', '#7fe6dc') + T(66, 40, 28, title, '#fff', '700') + T(w-20, 38, 22, '2026-06-18 10:36', '#cfe0ff', '400', 'end')
    cw = (w-20*5)/4
    for i, (a, v, u) in enumerate(cards):
        x = 20+i*(cw+20)
        b += Rc(x, 76, cw, 96, '#132a52', 8) + T(x+14, 104, 19, a, '#9db8e6') + T(x+14, 154, 36, v, '#3ef0d8' if i % 2 == 0 else '#ffd25e', '700', font='DejaVu Sans') + T(x+cw-10, 154, 19, u, '#9db8e6', '400', 'end')
    gx, gy, gw, gh = 20, 190, w*.6, h-260
    b += Rc(gx, gy, gw, gh, '#0f2347', 8)
    for k in range(1, 5): b += L(gx, gy+gh*k/5, gx+gw, gy+gh*k/5, '#1e3b70', 1)
    if kind == 'wave':
        for k, c in enumerate(('#ffd25e', '#3ef08a', '#ff6b6b')): b += wave(gx+8, gy, gw-16, gh, gh*.33, 2, -k*2.094, c, 3)
    else:
        random.seed(4)
        for k in range(1, 25):
            v = gh*.8*(1 if k == 1 else random.random()*.45/(1+k*.12)); x = gx+14+(k-1)*(gw-24)/24
            b += Rc(x, gy+gh-8-v, (gw-24)/24*.6, v, TEAL if k % 2 else '#3b8cff')
    x = gx+gw+20; ww = w-x-20
    b += Rc(x, gy, ww, gh, '#0f2347', 8)
    for i, (a, c) in enumerate((('装置运行', '#27e07a'), ('电网正常', '#27e07a'), ('通讯在线', '#27e07a'), ('告警', '#42587f'))):
        yy = gy+gh*(i+.6)/4.2; b += C(x+26, yy-6, 10, c) + T(x+50, yy+2, 22, a, '#d8e6ff')
    for i, t in enumerate(('主页', '波形', '参数', '记录', '设置')):
        bw = (w-20*6)/5; xx = 20+i*(bw+20); b += Rc(xx, h-58, bw, 46, TEAL if i == 0 else '#1b3668', 8) + T(xx+bw/2, h-27, 24, t, '#fff', '600', 'middle')
    write(name, w, h, b, 1.5)

def bench_display(name, title, rows, kind=None, colour='#8ff0c0', w=640, h=400):
    """display of a bench instrument: readings (name, value, unit) in large figures, beside them waves, columns or a curve"""
    b = Rc(0, 0, w, h, '#101820') + Rc(0, 0, w, 48, '#25303c') + T(18, 34, 26, title, '#dfe7ef', '700'); rw = w*.56 if kind else w
    rh = (h-56)/len(rows)
    for i, (a, v, u) in enumerate(rows):
        y = 56+i*rh; b += T(18, y+rh*.62, min(30, rh*.42), a, '#9fb0c2', '500') + T(rw-78, y+rh*.68, min(52, rh*.62), v, colour, '700', 'end', font='DejaVu Sans') + T(rw-68, y+rh*.66, min(28, rh*.4), u, '#9fb0c2', '500')
        if i: b += L(12, y, rw-8, y, '#25303c', 2)
    if kind:
        gx, gw, gy, gh = rw+8, w-rw-22, 66, h-84; b += Rc(gx, gy, gw, gh, '#0a1016', 6)
        for k in range(1, 5): b += L(gx, gy+gh*k/5, gx+gw, gy+gh*k/5, '#22303c', 1)+L(gx+gw*k/5, gy, gx+gw*k/5, gy+gh, '#22303c', 1)
        if kind == 'wave':
            for k, c in enumerate(('#ffd25e', '#3ef08a', '#ff6b6b')): b += wave(gx, gy, gw, gh, gh*.34, 2, -k*2.094, c, 4)
        elif kind == 'bar':
            for k, v in enumerate((.2, .9, .62, .12, .4, .3, .08, .2, .15)): b += Rc(gx+10+k*(gw-16)/9, gy+gh-8-v*(gh-20), (gw-16)/9*.62, v*(gh-20), colour, 2)
        else:
            b += f'<polyline points="{" ".join(f"{gx+t*gw/40:.0f},{gy+gh-12-(gh-40)*(1-math.exp(-t/9)):.0f}" for t in range(41))}" fill="none" stroke="#ffd25e" stroke-width="4"/>'+L(gx, gy+24, gx+gw, gy+24, '#ff6b6b', 2)
    write(name, w, h, b, 1.5)

def nameplate(name, title, model, rows, w=420, h=260, bg='#f4f6f8', fg='#16233a'):
    b = Rc(2, 2, w-4, h-4, bg, 12, '#9aa6b5', 2) + Rc(2, 2, w-4, 50, BLUE, 12) + Rc(2, 34, w-4, 18, BLUE) + brand(16, 27, 32, '#fff', '#fff', '#8fe9df', en=False) + T(w-16, 37, 22, title, '#fff', '600', 'end')
    b += T(18, 84, 24, '型号 ' + model, fg, '700')
    for i, r in enumerate(rows): b += T(18, 116+i*29, 20, r, fg, '500')
    # bar code
    random.seed(name); x = w-130
    for i in range(34):
        ww = random.choice((1, 2, 3)); b += Rc(x, h-52, ww, 36, fg); x += ww+random.choice((1, 2))
        if x > w-20: break
    write(name, w, h, b, 2)

def rating_plate(p, rows, title=None, bg='#f4f6f8', fg='#16233a'):
    """the rating plate of product `p` (catalogue.Product) with these rows; -> the name of its texture, 420 x 260"""
    name = 'plate_'+p.name
    nameplate(name, title or p.title[-10:], p.model, rows, bg=bg, fg=fg); return name

def print_on(p, key, text, fill=NAVY, w='700', s=100, sub=None):
    """words printed on product `p`; -> the name of the texture and its width for a height of 1"""
    name = f'print_{p.name}_{key}'
    txt(name, text, fill, w, s, sub=sub)
    n = sum(1 if ord(c) > 255 else .58 for c in text)*s; return name, int(n+16)/int(s*1.25+(s*.5 if sub else 0))

def txt(name, t, fill=NAVY, w='700', s=100, pad=8, sub=None):
    n = sum(1 if ord(c) > 255 else .58 for c in t)*s
    W = int(n+2*pad); H = int(s*1.25 + (s*.5 if sub else 0))
    b = T(W/2, s*.98, s, t, fill, w, 'middle')
    if sub: b += T(W/2, s*1.5, s*.3, sub, fill, '500', 'middle', s*.02)
    write(name, W, H, b, 1)

def brandtex(name, c, c1, c2, en=True):
    write(name, 470 if en else 440, 110, brand(4, 55, 100, c, c1, c2, en), 2)

def build():
    brandtex('brand_white', '#fff', '#fff', '#8fe9df'); brandtex('brand_navy', NAVY, BLUE, TEAL)
    brandtex('brand_flat', '#fff', '#fff', '#fff')
    write('mark', 100, 100, mark(50, 50, 96), 4); write('mark_white', 100, 100, mark(50, 50, 96, '#fff', '#8fe9df'), 4)
    # capacitor heads
    lcd('lcd_cap', [('COSφ', '0.98', ''), ('电流', '28.6', 'A'), ('温度', '41.5', '℃')], title='智能电容器')
    lcd('lcd_split', [('A相', '0.97', ''), ('B相', '0.98', ''), ('C相', '0.96', '')], title='分相补偿', bg='#1e8f86')
    lcd('lcd_harm', [('COSφ', '0.99', ''), ('THDi', '04.2', '%'), ('电流', '43.8', 'A')], title='抗谐波', bg='#2a6be0')
    lcd('lcd_ctrl', [('COSφ', '0.985', ''), ('U', '398.6', 'V'), ('I', '426.0', 'A')], 420, 250, bg='#c6d8c2', fg='#122016', title='自动运行')
    lcd('lcd_air', [('排气', '0.72', 'MPa'), ('温度', '84', '℃')], 420, 250, bg='#c6d8c2', fg='#122016', title='加载运行')
    lcd('lcd_milk', [('奶温', '3.8', '℃'), ('液位', '62', '%'), ('设定', '4.0', '℃')], 420, 250, bg='#c6d8c2', fg='#122016', title='制冷运行')
    lcd('lcd_pm96', [('Ua', '220.4', 'V'), ('Ub', '221.1', 'V'), ('Uc', '219.8', 'V'), ('∑P', '128.6', 'kW')], 420, 330, bg='#3b7bf0')
    lcd('lcd_din', [('', '006852.74', 'kWh')], 420, 120, bg='#c3d2b6', fg='#10180e')
    lcd('lcd_3ph', [('正向有功总', '', ''), ('', '012864.37', 'kWh')], 460, 190, bg='#c3d2b6', fg='#10180e')
    lcd('lcd_4g', [('', '003147.92', 'kWh')], 420, 130, bg='#bcd0d8', fg='#0c1820')
    lcd('lcd_temp', [('A', '36.5', '℃'), ('B', '37.1', '℃'), ('C', '36.8', '℃')], 400, 260, bg='#2a6be0', title='无线测温')
    lcd('lcd_bal', [('A相', '186.2', 'A'), ('B相', '184.9', 'A'), ('C相', '185.7', 'A')], 400, 240, bg='#2a6be0', title='不平衡度 1.8%')
    lcd('lcd_brk', [('U', '220.6', 'V'), ('I', '12.48', 'A')], 300, 170, bg='#14305e', fg='#8ff5ea')
    led7('led_72', ['0.398', '126.4', '087.5'])
    led7('led_brk', ['12.48'], 300, 120, '#36ff9a')
    hmi('hmi_a', '有源电力滤波装置', [('THDi 治理前', '31.4', '%'), ('THDi 治理后', '3.6', '%'), ('补偿电流', '118', 'A'), ('负载电流', '427', 'A')])
    hmi('hmi_b', '综合测控显示装置', [('功率因数', '0.98', ''), ('投入', '7', '路'), ('无功', '84', 'kvar'), ('柜温', '36.4', '℃')], kind='bar')
    hmi('hmi_c', '静止无功发生器', [('功率因数', '0.99', ''), ('输出', '-82', 'kvar'), ('负载电流', '512', 'A'), ('IGBT', '48', '℃')])
    hmi('hmi_d', '谐波抑制监控', [('5次', '21.3', 'A'), ('7次', '13.8', 'A'), ('11次', '6.2', 'A'), ('THDi', '5.9', '%')], kind='bar')
    hmi('hmi_hv', '高压无功补偿监控', [('线电压', '10.2', 'kV'), ('功率因数', '0.97', ''), ('电流', '86.6', 'A'), ('无功', '1.50', 'Mvar')])
    # bench instruments of the works: none shows what another shows
    bench_display('inst_capacitor', '电容测试', [('C1', '314.6', 'μF'), ('C2', '157.2', 'μF'), ('I', '38.5', 'A'), ('tanδ', '0.06', '%')], 'curve')
    bench_display('inst_power', '功率分析', [('U', '399.8', 'V'), ('I', '108.3', 'A'), ('P', '2.1', 'kW'), ('Q', '74.9', 'kvar')], 'wave', '#ffd25e')
    bench_display('inst_scope', '示波器', [('CH1', '566', 'Vp'), ('CH2', '153', 'Ap'), ('f', '50.00', 'Hz')], 'wave', '#7fd0ff')
    bench_display('inst_source', '三相标准源', [('U', '220.00', 'V'), ('I', '5.0000', 'A'), ('φ', '60.00', '°'), ('f', '50.000', 'Hz')], None, '#ff9b8a')
    bench_display('inst_reference', '标准表 0.05级', [('P', '1650.0', 'W'), ('Q', '2857.9', 'var'), ('cosφ', '0.5000', '')], None, '#8ff0c0')
    bench_display('inst_errors', '表位误差（%）', [('1', '+0.08', ''), ('2', '-0.05', ''), ('3', '+0.11', ''), ('4', '+0.02', ''), ('5', '-0.07', '')], None, '#ffffff')
    bench_display('inst_harmonics', '谐波分析', [('THDu', '2.1', '%'), ('5次', '1.6', '%'), ('7次', '1.1', '%')], 'bar', '#9d8cff')
    bench_display('inst_climate', '湿热试验', [('温度', '40.0', '℃'), ('湿度', '93.2', '%'), ('已运行', '31', 'h')], 'curve', '#7fd0ff')
    bench_display('inst_film', '薄膜卷绕', [('张力', '4.2', 'N'), ('圈数', '1286', ''), ('速度', '3.5', 'm/s')], None, '#ffd25e')
    bench_display('inst_turns', '线圈绕制', [('匝数', '42', ''), ('张力', '86', 'N')], None, '#8ff0c0')
    bench_display('inst_charge', '充电中', [('U', '642', 'V'), ('I', '168', 'A'), ('SOC', '64', '%')], None, '#8fe9df')
    bench_display('inst_machine', '自动运行', [('产量', '1842', '件'), ('节拍', '36.5', 's')], 'bar', '#8ff0c0')
    bench_display('inst_volts', '残压', [('U', '0.0', 'V')], None, '#8ff0c0')
    npd = lambda n, t, m, r: nameplate('np_'+n, t, m, r)
    npd('cap', '智能电力电容器', 'LHC-50/450', ['额定容量 20+20 kvar', '额定电压 AC 450 V  50 Hz', '防护等级 IP20'])
    npd('split', '智能电容器（分补）', 'LHC-F30/280', ['额定容量 10×3 kvar', '额定电压 AC 280 V  50 Hz', '防护等级 IP20'])
    npd('harm', '抗谐波智能电容器', 'LHCK-40/525', ['额定容量 40 kvar  电抗率 7%', '额定电压 AC 525 V  50 Hz', '防护等级 IP20'])
    npd('svg', '静止无功发生器', 'LHSVG-100/0.4', ['额定容量 100 kvar', '额定电压 AC 400 V  50 Hz', '响应时间 ≤10 ms'])
    npd('apf', '有源电力滤波器', 'LHAPF-100/0.4', ['额定电流 100 A', '额定电压 AC 400 V  50 Hz', '滤波次数 2~50 次'])
    npd('ccyl', '圆柱电容器', 'LHR-25/480', ['25 kvar  3×115 μF', 'AC 480 V  50 Hz', '-25/D'])
    npd('cbox', '自愈式并联电容器', 'LHB-0.45-30-3', ['额定容量 30 kvar', '额定电压 AC 450 V  50 Hz', '温度类别 -25/C'])
    npd('rea', '串联电抗器', 'LHK-2.8/0.525-7%', ['额定容量 2.8 kvar  电抗率 7%', '额定电流 44 A  50 Hz', '绝缘等级 H'])
    npd('sw', '智能复合开关', 'LHF-45/Y', ['额定电流 45 A', '控制电压 DC 12 V', '投切时间 ≤60 ms'])
    npd('qcb', '应急电源快速接入装置', 'LHQ-400/4P', ['额定电流 400 A', '额定电压 AC 400 V  50 Hz', '防护等级 IP65'])
    npd('bal', '三相不平衡调节装置', 'LHP-70/0.4', ['额定容量 70 kvar', '额定电压 AC 400 V  50 Hz', '防护等级 IP54'])
    npd('iot', '物联网关', 'LH-GW200', ['4G / 以太网 / LoRa', '供电 DC 9~36 V', '工作温度 -40~70 ℃'])
    npd('ct', '开口式电流互感器', 'LHCT-36', ['变比 300/5 A', '准确度 0.5 级', '0.72/3 kV'])
    npd('cab', '工业谐波抑制装置', 'LHX-300/0.4', ['额定容量 300 kvar', '额定电压 AC 400 V  50 Hz', '防护等级 IP30'])
    # key caps
    def keys(name, lab, fill='#e9edf2', fg=NAVY):
        b = ''
        for i, t in enumerate(lab): b += Rc(6+i*100, 6, 88, 68, fill, 14, '#8b97a8', 2) + T(50+i*100, 54, 40, t, fg, '700', 'middle')
        write(name, 100*len(lab), 80, b, 2)
    keys('keys4', ['▲', '▼', '◀', '▶']); keys('keysm', ['菜单', '▲', '▼', '确认'])
    keys('keysdark', ['菜单', '▲', '▼', '确认'], '#2b3440', '#fff')
    for n, t, c in (('t_cap', '智能电容器', '#fff'), ('t_split', '智能电容器 · 分补', '#fff'), ('t_harm', '抗谐波智能电容器', '#fff'), ('t_ihc', '工业谐波抑制装置', '#fff'), ('t_imc', '综合测控显示装置', '#dfe8f5'),
                    ('t_svg', '静止无功发生器 SVG', NAVY), ('t_svgw', '静止无功发生器 SVG', '#fff'), ('t_apf', '有源电力滤波器 APF', NAVY), ('t_apfw', '有源电力滤波装置 APF', '#fff'), ('t_ctrl', '无功补偿控制器', '#e8eef6'),
                    ('t_bal', '三相不平衡调节装置', NAVY), ('t_hv', '高压无功自动补偿成套装置', '#fff'), ('t_hv1', '进线柜', NAVY), ('t_hv2', '控制柜', NAVY), ('t_hv3', '电容器柜', NAVY), ('t_hv4', '电抗器柜', NAVY),
                    ('t_pm', '多功能电力仪表', '#e8eef6'), ('t_pm72', '数显电力仪表', '#e8eef6'), ('t_din', '导轨式电能表', NAVY), ('t_3ph', '三相智能电能表', NAVY), ('t_4g', '4G 无线电能表', NAVY), ('t_qcb', '应急电源快速接入装置', '#fff'),
                    ('t_iot', '物联网关', '#fff'), ('t_temp', '无线测温', NAVY), ('t_brk', '智慧断路器', NAVY), ('t_sw', '智能复合开关', NAVY), ('t_run', '运行', NAVY), ('t_stop', '停止', NAVY), ('t_power', '电源', NAVY), ('t_alarm', '告警', NAVY),
                    ('t_runw', '运行', '#fff'), ('t_poww', '电源', '#fff'), ('t_almw', '故障', '#fff'), ('t_comw', '通讯', '#fff'), ('t_lcc', 'LHCT-36', '#fff'), ('t_ratio', '300/5A', '#fff'), ('t_p1', 'P1', NAVY), ('t_p2', 'P2', '#fff'), ('t_A', 'A', '#fff'), ('t_B', 'B', '#fff'), ('t_Cc', 'C', '#fff'), ('t_N', 'N', '#fff'), ('t_PE', 'PE', '#fff'),
                    ('t_An', 'A', NAVY), ('t_Bn', 'B', NAVY), ('t_Cn', 'C', NAVY), ('t_Nn', 'N', NAVY), ('t_PEn', 'PE', NAVY),
                    ('t_ON', 'ON', '#fff'), ('t_C63', 'LHB-125  C63', NAVY), ('t_lan', 'LAN', '#dfe8f5'), ('t_ant', '4G', '#dfe8f5'), ('t_L1', 'L1', NAVY), ('t_L2', 'L2', NAVY), ('t_L3', 'L3', NAVY), ('t_rated', '3×220/380V  5(80)A  50Hz', NAVY), ('t_imp', '800 imp/kWh', NAVY), ('t_apfm', 'APF', TEAL), ('t_svgm', 'SVG', BLUE)):
        txt(n, t, c)
    write('warn', 120, 108, P('M60,8 L114,102 L6,102 Z', '#ffd400', '#111', 7) + P('M66,32 L46,66 L60,66 L52,92 L78,54 L63,54 L72,32 Z', '#111'), 3)
    write('danger', 300, 110, Rc(2, 2, 296, 106, '#ffd400', 10, '#111', 4) + P('M48,18 L86,88 L10,88 Z', 'none', '#111', 6) + P('M52,36 L40,60 L48,60 L44,78 L60,52 L50,52 L56,36 Z', '#111') + T(100, 72, 44, '有电危险', '#111', '700'), 2)
    write('qr', 100, 100, Rc(0, 0, 100, 100, '#fff') + ''.join(Rc(8+i*4, 8+j*4, 4, 4, '#111') for i in range(21) for j in range(21) if random.Random(i*37+j).random() > .52 and not ((i < 8 and j < 8) or (i > 12 and j < 8) or (i < 8 and j > 12))) + ''.join(Rc(x, y, 28, 28, '#111')+Rc(x+4, y+4, 20, 20, '#fff')+Rc(x+8, y+8, 12, 12, '#111') for x, y in ((8, 8), (64, 8), (8, 64))), 3)

if __name__ == '__main__': build()

# ---- façades (8 bays x 8 floors tiles): colour, glass mask, night emission ------------------
def facades():
    import random as rn
    def tile(name, cell, night=True):
        """cell(i,j,rng) -> (svg, mask svg, night svg) for a 100x100 cell"""
        r = rn.Random(name); a = b = c = ''
        for j in range(8):
            for i in range(8):
                x, m, n = cell(i, j, r); g = f'<g transform="translate({i*100},{j*100})">'
                a += g+x+'</g>'; b += g+m+'</g>'; c += g+n+'</g>'
        write('fac_'+name, 800, 800, a); write('fac_'+name+'_m', 800, 800, Rc(0, 0, 800, 800, '#000')+b); write('fac_'+name+'_n', 800, 800, Rc(0, 0, 800, 800, '#000')+c)
    def lit(r, p=.45):
        if r.random() > p: return '#05080f'
        return r.choice(['#ffdca0', '#ffe9c4', '#ffd28a', '#dfeaff', '#fff2d8', '#c9dcff'])
    def glass(i, j, r):
        v = r.choice(['#4a6f8f', '#53799a', '#45688a', '#5b82a2', '#4d7292']); n = lit(r)
        return (Rc(0, 0, 100, 100, '#c5ccd2')+Rc(3, 3, 94, 70, v)+Rc(3, 76, 94, 21, '#3c556e')+L(50, 3, 50, 73, '#aeb7bf', 2), Rc(3, 3, 94, 94, '#fff'), Rc(3, 3, 45, 70, n)+Rc(52, 3, 45, 70, n))
    def ribbon(i, j, r):
        v = r.choice(['#3f5b75', '#48657f', '#3a556d']); n = lit(r, .4)
        return (Rc(0, 0, 100, 100, '#dcdfe0')+Rc(0, 26, 100, 50, v)+Rc(0, 26, 3, 50, '#9aa4ad')+L(50, 26, 50, 76, '#9aa4ad', 2)+Rc(0, 76, 100, 5, '#b8bfc4'), Rc(0, 26, 100, 50, '#fff'), Rc(3, 28, 96, 46, n))
    def punch(i, j, r):
        v = r.choice(['#43586b', '#4c6276', '#3b5062']); n = lit(r, .4)
        return (Rc(0, 0, 100, 100, '#d9d2c6')+Rc(22, 20, 56, 62, '#f0ece4')+Rc(25, 23, 50, 56, v)+L(50, 23, 50, 79, '#dfe3e6', 3)+L(25, 45, 75, 45, '#dfe3e6', 2)+Rc(20, 82, 60, 5, '#b9b1a4'), Rc(25, 23, 50, 56, '#fff'), Rc(25, 23, 50, 56, n))
    def brick(i, j, r):
        v = r.choice(['#4a6072', '#54697b', '#415667']); n = lit(r, .5); bg = Rc(0, 0, 100, 100, '#a5553f')
        for k in range(10): bg += L(0, k*10, 100, k*10, '#94493a', 1)
        return (bg+Rc(10, 18, 80, 58, '#f1f1ee')+Rc(13, 21, 74, 52, v)+L(38, 21, 38, 73, '#f1f1ee', 3)+L(62, 21, 62, 73, '#f1f1ee', 3)+Rc(0, 88, 100, 12, '#e6e2da'), Rc(13, 21, 74, 52, '#fff'), Rc(13, 21, 74, 52, n))
    def clad(i, j, r):
        s = Rc(0, 0, 100, 100, '#cdd3d8')
        for k in range(10): s += L(k*10+5, 0, k*10+5, 100, '#bcc3c9', 2)
        w = (j % 4 == 1)
        return (s+(Rc(0, 20, 100, 55, '#4d667d')+L(33, 20, 33, 75, '#d5dade', 3)+L(66, 20, 66, 75, '#d5dade', 3) if w else ''), Rc(0, 20, 100, 55, '#fff') if w else '', Rc(0, 20, 100, 55, lit(r, .8)) if w else '')
    def cladblue(i, j, r):
        a, m, n = clad(i, j, r); return a.replace('#cdd3d8', '#d9dee2' if j % 8 > 1 else '#0B4DA2').replace('#bcc3c9', '#c9cfd4' if j % 8 > 1 else '#0a458f'), m, n
    def fins(i, j, r):
        v = r.choice(['#3c6184', '#466c8f', '#375a7c']); n = lit(r, .5)
        return (Rc(0, 0, 100, 100, v)+Rc(0, 88, 100, 12, '#aab3bb')+Rc(0, 0, 12, 100, '#eef1f3')+Rc(50, 0, 6, 100, '#d5dade'), Rc(12, 0, 38, 88, '#fff')+Rc(56, 0, 44, 88, '#fff'), Rc(12, 4, 38, 82, n)+Rc(56, 4, 44, 82, n))
    def dc(i, j, r):
        s = Rc(0, 0, 100, 100, '#8d979f' if (i//2) % 2 else '#a9b2b8')+Rc(0, 0, 100, 3, '#7b858d')
        if j % 2 == 0:
            for k in range(6): s += Rc(8, 20+k*10, 84, 5, '#5a646c')
        return (s, '', Rc(8, 40, 84, 4, '#2e8bff') if j % 4 == 3 else '')
    def white(i, j, r):
        v = r.choice(['#5b7b97', '#648499', '#55748d']); n = lit(r, .5)
        return (Rc(0, 0, 100, 100, '#eef0f1')+Rc(8, 22, 84, 50, v)+L(36, 22, 36, 72, '#f4f6f7', 3)+L(64, 22, 64, 72, '#f4f6f7', 3)+Rc(0, 92, 100, 8, '#cfd6da'), Rc(8, 22, 84, 50, '#fff'), Rc(8, 22, 84, 50, n))
    def city(i, j, r):
        s = Rc(0, 0, 100, 100, '#1a2536'); n = ''
        for a in range(2):
            for b2 in range(2):
                x, y = 8+a*48, 12+b2*48; s += Rc(x, y, 36, 26, '#22344c'); q = lit(r, .36)
                if q != '#05080f': n += Rc(x, y, 36, 26, q, 0, 'none', 1, r.choice((.35, .6, 1)))
        return s, Rc(0, 0, 100, 100, '#fff'), n
    def city2(i, j, r):
        s = Rc(0, 0, 100, 100, '#16253b'); n = ''
        for b2 in range(2):
            q = lit(r, .4); s += Rc(0, 14+b2*50, 100, 24, '#28405e')
            if q != '#05080f': n += Rc(r.choice((0, 20)), 14+b2*50, r.choice((60, 100, 80)), 22, q, 0, 'none', 1, r.choice((.3, .55, .9)))
        return s, Rc(0, 0, 100, 100, '#fff'), n
    for f in (city, city2, glass, ribbon, punch, brick, clad, cladblue, fins, dc, white): tile(f.__name__, f)

def backdrop(name, title, sub):
    """texture of a large screen: a title and a line below it on the house's blue"""
    W = 1600; size = min(104, 1400/len(title))
    b = f'<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0a2c66"/><stop offset=".6" stop-color="#0B4DA2"/><stop offset="1" stop-color="#0e86b0"/></linearGradient></defs>'+Rc(0, 0, W, 700, 'url(#b)')
    for k in range(5): b += wave(0, 420+k*26, W, 160, 60-k*6, 1.3, k*.35, ('#12B5A6' if k % 2 else '#3f8bf0'), 2.5)
    b += brand(60, 90, 90, '#fff', '#fff', '#8fe9df') + T(W/2, 320, size, title, '#fff', '700', 'middle', 2) + T(W/2, 420, 46, sub, '#cfe4ff', '400', 'middle', 3)
    write(name, W, 700, b)

def signs():
    for n, t, c in (('s_brand', '澜衡电气', BLUE), ('s_brandw', '澜衡电气', '#ffffff'), ('s_hosp', '澜州第一人民医院', '#c8252c'), ('s_school', '实验中学', '#7a1f1f'), ('s_lib', '图书馆', '#4a3a26'), ('s_term', '航站楼', '#ffffff'), ('s_mall', '购物中心', '#ffffff'), ('s_metro', '地铁站', '#ffffff'), ('s_data', '云计算中心', '#ffffff'), ('s_auto', '焊装车间', '#ffffff'), ('s_cap', '智能制造  绿色电能', '#ffffff'), ('s_show', '产品展厅', '#ffffff'), ('s_sign', '战略合作签约仪式', '#ffffff'), ('s_cloud', '智慧能源云平台', '#ffffff'), ('s_conf', '产品技术交流会', '#ffffff'), ('s_qual', '质量第一  安全生产', '#ffffff'), ('s_farm', '现代化智慧养殖基地', '#ffffff'), ('s_slogan', '让电能更洁净 更高效', '#ffffff'), ('s_lab', '电能质量实验室', NAVY), ('s_gate', '澜衡电气智能制造产业园', '#ffffff'), ('s_aud', '智慧能源技术论坛', '#ffffff')):
        txt(n, t, c, s=100)
    backdrop('bd_sign', '战略合作签约仪式', '携手共进 · 绿色电能'); backdrop('bd_conf', '产品技术交流会', '电能质量 · 智慧用电'); backdrop('bd_forum', '智慧能源技术论坛', 'LANHENG SMART ENERGY FORUM'); backdrop('bd_show', '让电能更洁净 更高效', '澜衡电气产品与解决方案'); backdrop('bd_demo', '智慧能源云平台', '监测 · 分析 · 治理 · 运维')
    # night road light etc.
if __name__ == '__main__': facades(); signs()
