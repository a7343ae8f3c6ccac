"""Flat artwork: logo, cloud-platform screens. /usr/bin/python3 flat.py OUTDIR"""
import math, os, random, subprocess, sys, json
import labels as Lb
import supply
from labels import T, Rc, L, C, P, mark, brand, wave, BLUE, NAVY, TEAL, CJK
OUT = sys.argv[1] if len(sys.argv) > 1 else 'out/final'
MAN = []

def save(path, w, h, body, alt, use, subject, q=84, tex=None, bg='#fff'):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{Rc(0, 0, w, h, bg)}{body}</svg>'
    d = f'{OUT}/{path}'; os.makedirs(os.path.dirname(d), exist_ok=True); s = 'out/flat.svg'; p = 'out/flat.png'
    open(s, 'w').write(svg); subprocess.run(['rsvg-convert', '-o', p, s], check=True)
    subprocess.run(['cwebp', '-quiet', '-q', str(q), '-m', '5', '-sharp_yuv', p, '-o', d], check=True)
    if tex: subprocess.run(['cp', p, f'{Lb.TEX}/{tex}.png'])
    MAN.append(dict(file=path, width=w, height=h, subject=subject, alt=alt, use=use))

def poly(pts, c, sw=2.5, fill='none', op=1): return f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in pts)}" fill="{fill}" stroke="{c}" stroke-width="{sw}" stroke-linejoin="round" opacity="{op}"/>'
def area_chart(x, y, w, h, vals, c, vmax, fill=True, sw=2.5):
    n = len(vals); pts = [(x+i*w/(n-1), y+h-v/vmax*h) for i, v in enumerate(vals)]; s = ''
    if fill: s = f'<polygon points="{x},{y+h} {" ".join(f"{a:.1f},{b:.1f}" for a, b in pts)} {x+w},{y+h}" fill="{c}" opacity=".16"/>'
    return s+poly(pts, c, sw)
def grid(x, y, w, h, ny, c, labels=None, lc='#8aa', unit='', xl=None, size=14):
    s = ''
    for i in range(ny+1):
        yy = y+h*i/ny; s += L(x, yy, x+w, yy, c, 1)
        if labels: s += T(x-10, yy+size*.36, size, labels[ny-i], lc, '400', 'end', font='DejaVu Sans')
    if xl:
        for i, t in enumerate(xl): s += T(x+w*i/(len(xl)-1), y+h+10+size, size, t, lc, '400', 'middle', font='DejaVu Sans')
    return s
def donut(cx, cy, r, t, parts):
    s = ''; a = -math.pi/2; tot = sum(v for v, c in parts)
    for v, c in parts:
        b = a+2*math.pi*v/tot; lg = 1 if b-a > math.pi else 0
        s += f'<path d="M{cx+r*math.cos(a):.1f},{cy+r*math.sin(a):.1f} A{r},{r} 0 {lg} 1 {cx+r*math.cos(b-.02):.1f},{cy+r*math.sin(b-.02):.1f}" fill="none" stroke="{c}" stroke-width="{t}"/>'; a = b
    return s
def daily(seed, n=97, base=40, amp=45, noise=4):
    r = random.Random(seed); o = []
    for i in range(n):
        h = i/(n-1)*24; v = base+amp*(math.exp(-((h-10.5)/2.8)**2)+1.05*math.exp(-((h-15.5)/2.6)**2)+.5*math.exp(-((h-20)/1.6)**2)); o.append(v+r.uniform(-noise, noise))
    return o

W, H = 1600, 1000
# What the menu offers, and its sign in 18 by 18: panes, a busbar with feeders, columns, a wave, a bell, a list, a table, a job with its tick, sliders.
MENU = {'监控总览': 'M1,1h6.5v6.5h-6.5zM10.5,1h6.5v6.5h-6.5zM1,10.5h6.5v6.5h-6.5zM10.5,10.5h6.5v6.5h-6.5z', '一次接线图': 'M9,0v6M0,6h18M3,6v11M9,6v11M15,6v11', '用能分析': 'M1,17h16M4,14v-5M9,14v-12M14,14v-8',
        '电能质量': 'M0,9c3,-12 6,-12 9,0s6,12 9,0', '告警中心': 'M2,14h14l-2,-3v-4a5,5 0 0 0 -10,0v4zM7,17h4', '设备台账': 'M3,1h12v16h-12zM6,5h6M6,9h6M6,13h4', '报表管理': 'M1,2h16v14h-16zM1,7h16M7,7v9',
        '运维工单': 'M16,9v7h-14v-14h9M6,8l3,3 8,-9', '系统设置': 'M0,4h18M0,9h18M0,14h18M5,2v4M12,7v4M7,12v4'}
# Alarms by severity, then by time, as every display of the platform lists them: what, which site, where in it, when.
ALARMS = (('严重', '电容器温度越限', '第二钢铁园区', '3#配电室', '10:32'), ('严重', '断路器电流过载', '汽车总装车间', '2#配电室', '10:28'), ('一般', '电流谐波越限', '东城医院', '1#变', '10:21'),
          ('一般', '功率因数偏低', '生态养殖基地', 'A区', '09:58'), ('提示', '网关离线恢复', '科创大厦', 'B2', '09:40'), ('提示', '巡检工单到期', '市图书馆', '1#配电室', '08:30'))
SITES = (('正常', 261), ('预警', 14), ('告警', 6), ('离线', 5))
def shell(act, title, crumb, time='2026-06-18 10:36:24'):
    b = Rc(0, 0, W, H, '#eef2f7')+Rc(0, 0, 220, H, NAVY)+brand(20, 38, 44, '#fff', '#fff', '#8fe9df')
    for i, m in enumerate(MENU):
        y = 92+i*58
        if m == act: b += Rc(0, y, 220, 50, BLUE)+Rc(0, y, 5, 50, TEAL)
        b += f'<g transform="translate(28,{y+16})" stroke-linecap="round" stroke-linejoin="round">'+P(MENU[m], 'none', '#9fb6de' if m != act else '#fff', 2)+'</g>'+T(60, y+32, 18, m, '#c4d2ea' if m != act else '#fff', '600' if m == act else '400')
    b += T(24, H-24, 13, '智慧能源云平台 V3.2', '#6d83ab', '400')
    b += Rc(220, 0, W-220, 64, '#fff')+T(246, 41, 22, title, NAVY, '700')+T(246+len(title)*23+14, 40, 15, crumb, '#8593a8', '400')
    b += T(W-250, 40, 15, time, '#5f6f86', '400')+C(W-62, 32, 17, '#dbe6f6')+T(W-62, 38, 16, '管', BLUE, '700', 'middle')
    return b
def card(x, y, w, h, t=None, size=18):
    s = Rc(x, y, w, h, '#fff', 10, '#e1e7ef', 1)
    if t: s += Rc(x+18, y+19, 4, size, TEAL)+T(x+32, y+17+size, size, t, NAVY, '700')
    return s

def dashboard():
    today, yesterday = supply.so_far(daily(1, base=30, amp=42)), daily(2, base=26, amp=36)      # MW by quarters of an hour
    b = '<defs><linearGradient id="bg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#071430"/><stop offset="1" stop-color="#0a2250"/></linearGradient></defs>'+Rc(0, 0, W, H, 'url(#bg)')
    b += P('M0,72 L520,72 L560,24 L1040,24 L1080,72 L1600,72', 'none', '#1f6fe0', 2)+T(W/2, 68, 38, '智慧能源云平台', '#fff', '700', 'middle', 6)+brand(28, 38, 44, '#fff', '#fff', '#8fe9df')+T(W-30, 46, 17, '2026-06-18  10:36:24  星期四', '#a9c6f5', '400', 'end')
    def p(x, y, w, h, t): return Rc(x, y, w, h, '#0c2452', 8, '#1b4a94', 1.2)+Rc(x, y, 60, 3, TEAL)+T(x+18, y+34, 19, t, '#dfeaff', '700')
    ks = (('接入企业', '286', '家'), ('在线设备', '4,812', '台'), ('今日用电', f'{sum(today)/40:.1f}', '万kWh'), ('平均功率因数', '0.978', ''), ('设备在线率', '99.2', '%'), ('今日告警', '17', '条'))
    for i, (a, v, u) in enumerate(ks):
        x = 24+i*260; b += Rc(x, 100, 246, 96, '#0c2452', 8, '#1b4a94', 1.2)+T(x+18, 130, 18, a, '#8fb3ea', '400')+T(x+18, 178, 38, v, '#35e7d4' if i % 2 else '#ffd25e', '700', font='DejaVu Sans')+T(x+228, 178, 18, u, '#8fb3ea', '400', 'end')
    b += p(24, 214, 470, 370, '负荷曲线（MW）')+grid(80, 270, 390, 250, 5, '#173a78', ('0', '20', '40', '60', '80', '100'), '#7ea2dc', xl=('0', '6', '12', '18', '24'), size=18)
    b += area_chart(80, 270, 390, 250, yesterday, '#35e7d4', 100, False, 1.5)+area_chart(80, 270, 390*supply.NOW/24, 250, today, '#2fa8ff', 100)
    for x, t, c in ((316, '今日', '#2fa8ff'), (402, '昨日', '#35e7d4')): b += L(x, 242, x+22, 242, c, 3)+T(x+28, 248, 18, t, '#c8dbff', '400')
    # map
    b += p(512, 214, 576, 560, '站点分布')
    # Rings of distance; a site stands where it is, seen from the service centre, in the colour of its state.
    for k in range(1, 6): b += f'<ellipse cx="800" cy="520" rx="{k*51}" ry="{k*38}" fill="none" stroke="#1f5fc0" stroke-width="1.2" opacity="{.75-k*.1:.2f}"/>'
    r = random.Random(8); states = dict(zip((name for name, _ in SITES), ('#35e7d4', '#ffd25e', '#ff5a5a', '#8fa3c4')))
    for name in [name for name, n in SITES for _ in range(n)]:
        a, q = r.uniform(0, 6.28), r.uniform(.06, 1)**.6; b += C(800+q*255*math.cos(a), 520+q*190*math.sin(a), 4 if name == '正常' else 6, states[name])
    for k in range(1, 6): b += Rc(774, 510+k*38, 52, 19, '#0c2452', 4, op=.85)+T(800, 524+k*38, 14, f'{k*50} km', '#a9c6f5', '400', 'middle')
    for i, (name, n) in enumerate(SITES): b += C(664+i*110, 242, 6, states[name])+T(678+i*110, 248, 18, f'{name} {n}', '#c8dbff', '400')
    b += C(800, 520, 14, '#fff')+mark(800, 520, 26)
    b += p(1106, 214, 470, 370, '电能质量指标')
    for i, (t, v, c) in enumerate((('电压合格率', 99.6, '#35e7d4'), ('功率因数达标率', 98.4, '#2fa8ff'), ('THDu 达标率', 97.9, '#ffd25e'), ('三相不平衡达标率', 96.7, '#7f8cff'))):
        y = 290+i*72; b += T(1130, y, 17, t, '#c8dbff', '400')+T(1552, y, 18, f'{v}%', c, '700', 'end', font='DejaVu Sans')+Rc(1130, y+14, 422, 12, '#12336b', 6)+Rc(1130, y+14, 422*v/100, 12, c, 6)
    # Capacitors follow what they compensate: by hours, a third of the load.
    b += p(24, 602, 470, 374, '补偿投入容量（今日，Mvar）')+grid(80, 662, 390, 262, 3, '#173a78', ('0', '10', '20', '30'), '#7ea2dc', xl=('0', '6', '12', '18', '24'), size=18)
    for hour in range(int(supply.NOW)+1): quarters = today[hour*4:hour*4+4]; v = .34*sum(quarters)/len(quarters); b += Rc(82+hour*16.25, 924-v*262/30, 12, v*262/30, '#2fa8ff', 2)
    b += p(512, 792, 576, 184, f'科创产业园 谐波电流（%）  THDi {supply.thd_i:.1f}%')
    for v in (0, 2, 4): b += L(546, 946-v*19, 1072, 946-v*19, '#173a78', 1)+T(538, 951-v*19, 14, str(v), '#7ea2dc', '400', 'end')
    for i, (n, v) in enumerate(supply.HARMONICS.items()): b += Rc(552+i*44, 946-v*19, 20, v*19, '#2fa8ff', 2)+T(562+i*44, 966, 14, str(n), '#7ea2dc', '400', 'middle')
    b += p(1106, 602, 470, 374, '实时告警')
    for i, (lv, t, site, place, tm) in enumerate(ALARMS[:5]):
        y = 660+i*62; c = {'严重': '#ff5a5a', '一般': '#ffb340', '提示': '#2fa8ff'}[lv]; b += Rc(1126, y, 430, 52, '#0f2d63', 6)+Rc(1126, y, 4, 52, c)+T(1146, y+33, 16, lv, c, '700')+T(1200, y+23, 17, t, '#e5eeff', '500')+T(1200, y+45, 17, f'{site} {place}', '#8fb3ea', '400')+T(1544, y+33, 17, tm, '#8fb3ea', '400', 'end')
    return b
def ui_dashboard():
    save('ui/platform-dashboard.webp', W, H, dashboard(), '智慧能源云平台 监控大屏', 'ui', 'cloud-platform', tex='ui_dashboard')

def oneline():
    b = shell('一次接线图', '一次接线图', '科创产业园 / 1# 配电室')+card(240, 84, 1000, 892, '10/0.4 kV 配电系统')+card(1260, 84, 316, 892, '回路参数')
    # As Chinese control rooms have it: red is closed and live, green is open and dead.
    on_, off = '#c9382f', '#16a05d'
    b += L(740, 150, 740, 210, on_, 4)+T(756, 164, 17, '10 kV 进线', NAVY, '600')+Rc(724, 210, 32, 40, on_, 3)+T(770, 236, 17, '进线开关  合闸', on_, '600')+L(740, 250, 740, 290, on_, 4)
    b += C(740, 314, 26, 'none', on_, 3.5)+C(740, 350, 26, 'none', on_, 3.5)+T(780, 322, 17, '1# 变压器  1250 kVA', NAVY, '600')+T(780, 348, 17, f'负载率 {supply.load_rate:.1f}%   油温 46 ℃', '#5b6b80', '400')+L(740, 376, 740, 410, on_, 4)
    b += Rc(724, 410, 32, 40, on_, 3)+T(770, 436, 17, f'总断路器  合闸  {supply.incoming:.0f} A', on_, '600')+L(740, 450, 740, 500, on_, 4)+L(290, 500, 1190, 500, on_, 7)+T(770, 488, 17, f'0.4 kV I 段母线  {supply.LINE_VOLTAGE} V', NAVY, '600')
    F = tuple((n, f'{a:.1f} A', 1) for n, a, *_ in supply.LOADS)+((supply.RESERVE, '0.0 A', 0), ('电容', f'-{supply.capacitors_kvar:.0f} kvar', 1), ('SVG', f'-{supply.SVG} kvar', 1), ('APF', f'{supply.APF:.0f} A', 1))
    for i, (n, v, on) in enumerate(F):
        x = 316+i*106; c = on_ if on else off
        b += L(x, 500, x, 560, on_, 4)+Rc(x-16, 560, 32, 40, c if on else '#fff', 3, c, 3)+(L(x-12, 596, x+12, 564, c, 3) if not on else '')+L(x, 600, x, 690, c, 4)
        if n in ('电容', 'SVG', 'APF'): b += Rc(x-44, 690, 88, 74, '#e8fbf8', 8, TEAL, 3)+T(x, 736, 24, n, TEAL, '700', 'middle')
        else: b += P(f'M{x-14},690 L{x+14},690 L{x},716 Z', c)
        b += T(x, 794, 18, n, NAVY, '600', 'middle')+T(x, 823, 17, v, BLUE if on else '#9aa6b4', '700', 'middle', font='DejaVu Sans, Noto Sans CJK SC')+T(x, 852, 17, '合闸' if on else '分闸', c, '600', 'middle')
    b += Rc(290, 908, 920, 54, '#f4f7fb', 8)+T(310, 942, 17, f'进线 {supply.incoming:.0f} A、功率因数 {supply.power_factor:.3f}：电容与SVG就地供出 {supply.capacitors_kvar+supply.SVG:.0f} kvar，进线电流因此小于出线之和', NAVY, '500')
    for i, (k, v) in enumerate((*((f'{p}相电压', f'{supply.LINE_VOLTAGE/math.sqrt(3)+d:.1f} V') for p, d in (('A', .3), ('B', .6), ('C', -.9))), *((f'{p}相电流', f'{supply.incoming+d:.1f} A') for p, d in (('A', 1.6), ('B', -4.9), ('C', 3.3))), ('有功功率', f'{supply.active:.1f} kW'), ('无功功率', f'{supply.reactive:.1f} kvar'), ('功率因数', f'{supply.power_factor:.3f}'), ('频率', '50.01 Hz'), ('本月电量', f'{supply.this_month_kwh:,.0f} kWh'), ('SVG 输出', f'-{supply.SVG} kvar'), ('APF 输出', f'{supply.APF:.1f} A'), ('柜内温度', '34.2 ℃'))):
        y = 140+i*56; b += Rc(1276, y, 284, 46, '#f4f7fb' if i % 2 == 0 else '#fff', 6)+T(1292, y+30, 17, k, '#5b6b80', '400')+T(1546, y+30, 17, v, NAVY, '700', 'end', font='DejaVu Sans')
    return b
def ui_oneline():
    save('ui/one-line-diagram.webp', W, H, oneline(), '云平台 一次接线图', 'ui', 'one-line-diagram', tex='ui_oneline')

def ui_trend():
    b = shell('用能分析', '用能分析', '科创产业园 / 全部回路')
    for i, (k, v, u, d) in enumerate((('今日用电', '12,846', 'kWh', '-3.2%'), ('本月用电', '268.4', 'MWh', '-5.6%'), ('最大需量', '986', 'kW', '+1.1%'), ('峰谷比', '1.86', '', '-0.08'), ('碳排放', '146.2', 't', '-5.6%'))):
        x = 240+i*270; b += card(x, 84, 256, 116)+T(x+18, 116, 16, k, '#5b6b80', '400')+T(x+18, 164, 34, v, NAVY, '700', font='DejaVu Sans')+T(x+238, 164, 15, u, '#8593a8', '400', 'end')+T(x+18, 188, 14, '环比 '+d, '#16a05d' if d[0] == '-' else '#d6453d', '500')
    b += card(240, 218, 1336, 420, '负荷趋势（kW）')+T(1300, 253, 15, '■ 今日', BLUE, '600')+T(1380, 253, 15, '■ 昨日', '#9fb3cf', '600')+T(1460, 253, 15, '■ 需量限值', '#d6453d', '600')
    b += grid(310, 280, 1230, 300, 5, '#e6ecf4', ('0', '200', '400', '600', '800', '1000'), '#8593a8', xl=tuple(f'{i*2:02d}:00' for i in range(13)))
    b += area_chart(310, 280, 1230, 300, [v*9.2 for v in daily(5, base=28, amp=62, noise=2)], '#9fb3cf', 1000, False, 2)+area_chart(310, 280, 1230, 300, [v*9 for v in daily(6, base=26, amp=64, noise=2)], BLUE, 1000)+L(310, 280+300*.05, 1540, 280+300*.05, '#d6453d', 2, '8 6')
    b += card(240, 656, 660, 320, '分项用电（kWh）')
    for i, (k, v, c) in enumerate((('动力', 5620, BLUE), ('空调', 3180, TEAL), ('照明', 1860, '#3b8cff'), ('特殊', 1240, '#ffb340'), ('其他', 946, '#9fb3cf'))):
        y = 712+i*50; b += T(264, y+22, 17, k, NAVY, '500')+Rc(330, y+6, 440, 20, '#eef2f7', 10)+Rc(330, y+6, 440*v/5620, 20, c, 10)+T(870, y+23, 17, f'{v:,}', NAVY, '700', 'end', font='DejaVu Sans')
    b += card(920, 656, 656, 320, '尖峰平谷占比')+donut(1080, 830, 92, 36, ((12, '#d6453d'), (34, '#ffb340'), (31, '#3b8cff'), (23, TEAL)))+T(1080, 826, 26, '12,846', NAVY, '700', 'middle', font='DejaVu Sans')+T(1080, 852, 15, 'kWh', '#8593a8', '400', 'middle')
    for i, (k, v, c) in enumerate((('尖', '12%', '#d6453d'), ('峰', '34%', '#ffb340'), ('平', '31%', '#3b8cff'), ('谷', '23%', TEAL))): b += Rc(1260, 746+i*52, 18, 18, c, 4)+T(1292, 762+i*52, 18, k+' 时段', NAVY, '500')+T(1540, 762+i*52, 18, v, NAVY, '700', 'end', font='DejaVu Sans')
    save('ui/energy-trend.webp', W, H, b, '云平台 用能趋势分析', 'ui', 'energy-trend', tex='ui_trend')

def ui_alarm():
    b = shell('告警中心', '告警中心', '实时告警')
    for i, (k, v, c) in enumerate((('未处理', '6', '#d6453d'), ('处理中', '11', '#ffb340'), ('今日已恢复', '38', '#16a05d'), ('本月累计', '412', BLUE))):
        x = 240+i*338; b += card(x, 84, 322, 110)+Rc(x, 84, 6, 110, c, 3)+T(x+28, 120, 17, k, '#5b6b80', '400')+T(x+28, 172, 42, v, c, '700', font='DejaVu Sans')
    b += card(240, 212, 1336, 764)+Rc(264, 232, 300, 42, '#f4f7fb', 6, '#dbe3ee', 1)+T(280, 259, 16, '搜索站点 / 设备 / 告警内容', '#9aa6b4', '400')
    for i, t in enumerate(('全部级别', '全部站点', '近 7 天')): b += Rc(584+i*160, 232, 146, 42, '#fff', 6, '#dbe3ee', 1)+T(600+i*160, 259, 16, t, NAVY, '400')+P(f'M{706+i*160},248 l6,8 l6,-8', 'none', '#8593a8', 2)
    b += Rc(1430, 232, 122, 42, BLUE, 6)+T(1491, 259, 17, '导出', '#fff', '600', 'middle')
    cols = ((264, '级别'), (360, '告警内容'), (680, '站点'), (960, '设备'), (1180, '发生时间'), (1400, '状态')); b += Rc(264, 292, 1288, 46, '#f0f4fa', 6)
    for x, t in cols: b += T(x+14, 321, 16, t, '#5b6b80', '600')
    D = (('严重', '电容器温度越限 68.2 ℃', '第二钢铁园区', '智能电容器 C07', '10:32:18', '未处理'), ('严重', '断路器电流过载 112%', '汽车总装车间', '智慧断路器 Q12', '10:28:44', '处理中'), ('一般', '电流谐波越限 THDi 12.6%', '东城医院', 'APF-02', '10:21:05', '处理中'), ('一般', '功率因数偏低 0.86', '生态养殖基地', '控制器 K01', '09:58:31', '未处理'), ('一般', '三相不平衡度 16.4%', '江南小区台区', '不平衡调节 P03', '09:51:12', '已恢复'), ('提示', '网关通讯中断', '科创大厦', '网关 GW-118', '09:40:27', '已恢复'), ('一般', '接头温度偏高 61.5 ℃', '滨江商场', '测温 T-26', '09:33:50', '处理中'), ('提示', '电容衰减 8.2%', '化工园区', '智能电容器 C19', '09:12:06', '未处理'), ('一般', '电压偏差 +6.8%', '地铁 3 号线', '仪表 M-41', '08:57:49', '已恢复'), ('提示', '巡检工单到期', '市图书馆', '配电室 1#', '08:30:00', '处理中'), ('严重', '剩余电流 320 mA', '实验中学', '智慧断路器 Q03', '08:12:33', '已恢复'))
    for i, row in enumerate(D):
        y = 338+i*56; c = {'严重': '#d6453d', '一般': '#e8930c', '提示': '#2f7de1'}[row[0]]; s = {'未处理': '#d6453d', '处理中': '#e8930c', '已恢复': '#16a05d'}[row[5]]
        if i % 2: b += Rc(264, y, 1288, 56, '#fafcfe')
        b += Rc(276, y+14, 56, 28, c, 5, op=.14)+T(304, y+34, 15, row[0], c, '700', 'middle')
        for (x, _), t in list(zip(cols, row))[1:5]: b += T(x+14, y+34, 16, t, NAVY, '500')
        b += C(1420, y+28, 5, s)+T(1434, y+34, 16, row[5], s, '600')+L(264, y+56, 1552, y+56, '#edf1f6', 1)
    save('ui/alarm-list.webp', W, H, b, '云平台 告警列表', 'ui', 'alarm-list', tex='ui_alarm')

def phone(x, y, s, inner):
    return f'<g transform="translate({x},{y}) scale({s})">'+Rc(0, 0, 390, 810, '#10151d', 54)+Rc(12, 12, 366, 786, '#f2f5f9', 44)+f'<g>{inner}</g>'+Rc(145, 24, 100, 24, '#10151d', 12)+Rc(130, 780, 130, 5, '#9aa6b4', 3)+'</g>'
def mobile():
    b = '<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9f1fb"/><stop offset="1" stop-color="#d3e6f3"/></linearGradient><clipPath id="ph"><rect x="12" y="12" width="366" height="786" rx="44"/></clipPath></defs>'+Rc(0, 0, W, H, 'url(#m)')
    a = '<g clip-path="url(#ph)">'+Rc(12, 12, 366, 250, BLUE)+T(36, 84, 24, '科创产业园', '#fff', '700')+T(36, 116, 15, '在线设备 68 / 70', '#cfe0ff', '400')+T(36, 176, 15, '实时功率', '#cfe0ff', '400')+T(36, 224, 44, f'{supply.active:.1f}', '#fff', '700', font='DejaVu Sans')+T(184, 224, 18, 'kW', '#cfe0ff')
    for i, (k, v) in enumerate((('功率因数', f'{supply.power_factor:.3f}'), ('THDi', f'{supply.thd_i:.1f}%'), ('今日电量', f'{supply.today_kwh/1000:.1f} MWh'), ('告警', '0 条'))): x, y = 32+(i % 2)*168, 246+(i//2)*104; a += Rc(x, y, 158, 92, '#fff', 14)+T(x+16, y+32, 15, k, '#5b6b80', '400')+T(x+16, y+70, 25, v, NAVY, '700')
    a += Rc(32, 460, 326, 220, '#fff', 14)+T(48, 492, 17, '今日负荷', NAVY, '700')+area_chart(48, 516, 294*supply.NOW/24, 140, supply.today, BLUE, supply.INCOMING_PEAK)+L(48, 656, 342, 656, '#dbe3ee', 1.5)
    for i, t in enumerate(('首页', '监控', '告警', '我的')): a += C(80+i*78, 722, 12, BLUE if i == 0 else '#c3cedd')+T(80+i*78, 758, 14, t, BLUE if i == 0 else '#7d8ba0', '600', 'middle')
    a += '</g>'
    c = '<g clip-path="url(#ph)">'+Rc(12, 12, 366, 90, '#fff')+T(195, 84, 20, '告警消息', NAVY, '700', 'middle')
    for i, (lv, t, site, _, at) in enumerate(ALARMS): cc = {'严重': '#d6453d', '一般': '#e8930c', '提示': '#2f7de1'}[lv]; y = 120+i*108; c += Rc(32, y, 326, 96, '#fff', 14)+Rc(32, y, 6, 96, cc, 3)+T(54, y+40, 19, t, NAVY, '700')+T(54, y+70, 17, f'{site} {at}', '#5b6b80', '400')+Rc(290, y+20, 52, 26, cc, 6, op=.14)+T(316, y+39, 15, lv, cc, '700', 'middle')
    c += '</g>'
    # The job of the first alarm, as it stands now.
    d = '<g clip-path="url(#ph)">'+Rc(12, 12, 366, 90, '#fff')+T(195, 84, 20, '工单', NAVY, '700', 'middle')+Rc(32, 120, 326, 150, '#fff', 14)+Rc(32, 120, 6, 150, '#d6453d', 3)
    d += T(54, 158, 20, ALARMS[0][1], NAVY, '700')+T(54, 192, 17, f'{ALARMS[0][2]} {ALARMS[0][3]}', '#5b6b80', '400')+T(54, 222, 17, '智能电容器 C07', '#5b6b80', '400')+T(54, 252, 17, '内部 68.2 ℃，限值 65 ℃', '#d6453d', '600')
    d += Rc(32, 286, 326, 318, '#fff', 14)
    for i, (what, at) in enumerate((('告警', '10:32'), ('派单', '10:33'), ('接单', '10:35'), ('到场打卡', ''), ('处理、拍照', ''), ('复测、关闭', ''))):
        y = 320+i*51; d += (L(60, y, 60, y+51, '#dbe3ee', 3) if i < 5 else '')+C(60, y, 10, '#16a05d' if at else '#fff', '#16a05d' if at else '#b6c0cc', 3)+T(84, y+7, 18, what, NAVY if at else '#7d8ba0', '600')+T(342, y+7, 17, at, '#5b6b80', '400', 'end')
    d += Rc(32, 620, 326, 62, '#fff', 14)
    for i, what in enumerate(('接线图', '说明书', '点表')): d += T(86+i*109, 658, 18, what, BLUE, '600', 'middle')+(L(141+i*109, 636, 141+i*109, 666, '#dbe3ee', 2) if i < 2 else '')
    d += Rc(32, 700, 326, 58, BLUE, 14)+T(195, 737, 20, '扫码打卡', '#fff', '700', 'middle')+'</g>'
    for x, inner in zip((78, 586, 1094), (a, c, d)): b += phone(x, 54, 1.1, inner)
    return b
def ui_mobile():
    save('ui/mobile-app.webp', W, H, mobile(), '云平台移动端 App', 'ui', 'mobile-app')

def site_map():
    b = shell('监控总览', '站点地图', '全部站点')+Rc(240, 84, 1336, 892, '#e6eef2', 10)
    r = random.Random(3); b += f'<g><clipPath id="mp"><rect x="240" y="84" width="1336" height="892" rx="10"/></clipPath><g clip-path="url(#mp)">'
    b += P('M240,700 C480,640 560,760 800,690 C1000,630 1100,520 1300,560 C1430,590 1500,520 1580,480 L1580,620 C1480,660 1420,700 1290,670 C1120,640 1040,760 820,810 C600,850 480,760 240,820 Z', '#bcd9ec')
    for i in range(10): b += Rc(r.uniform(260, 1500), r.uniform(100, 900), r.uniform(60, 160), r.uniform(50, 110), '#d3e7d2', 14)
    for i in range(9): b += L(240+i*160, 84, 300+i*160, 976, '#fff', 7 if i % 3 else 13)+L(240, 130+i*104, 1580, 100+i*104, '#fff', 7 if i % 3 else 13)
    for i in range(34):
        x, y = r.uniform(300, 1180), r.uniform(140, 920); c = r.choice(['#16a05d']*6+['#e8930c', '#d6453d', '#2f7de1'])
        b += f'<g transform="translate({x:.0f},{y:.0f})">'+P('M0,0 C-5,-14 -17,-20 -17,-32 A17,17 0 1 1 17,-32 C17,-20 5,-14 0,0Z', c)+C(0, -32, 8, '#fff')+'</g>'
    b += '</g></g>'+Rc(1216, 104, 340, 500, '#fff', 10)+T(1240, 142, 20, '科创产业园', NAVY, '700')+Rc(1460, 122, 72, 28, '#16a05d', 6, op=.15)+T(1496, 142, 15, '正常', '#16a05d', '700', 'middle')
    for i, (k, v) in enumerate((('变压器容量', '2×1250 kVA'), ('实时功率', f'{supply.active:.1f} kW'), ('功率因数', f'{supply.power_factor:.3f}'), ('THDi', f'{supply.thd_i:.1f}%'), ('在线设备', '68 / 70'), ('今日用电', f'{supply.today_kwh:,.0f} kWh'), ('运维单位', '澜衡运维一部'))): b += T(1240, 190+i*42, 16, k, '#5b6b80', '400')+T(1532, 190+i*42, 16, v, NAVY, '700', 'end')
    b += area_chart(1240, 480, 292*supply.NOW/24, 70, supply.today, BLUE, supply.INCOMING_PEAK)+L(1240, 550, 1532, 550, '#dbe3ee', 1.5)+T(1386, 584, 16, '查看站点详情 ›', BLUE, '600', 'middle')
    b += Rc(1216, 624, 340, 332, '#fff', 10)+T(1240, 660, 18, '站点状态', NAVY, '700')
    for i, (k, v, c) in enumerate((*site, c) for site, c in zip(SITES, ('#16a05d', '#e8930c', '#d6453d', '#8593a8'))): y = 704+i*58; b += C(1250, y-6, 8, c)+T(1270, y, 17, k, NAVY, '500')+T(1532, y, 18, f'{v} 站', NAVY, '700', 'end')+Rc(1240, y+12, 292, 8, '#eef2f7', 4)+Rc(1240, y+12, 292*max(v/286, .03), 8, c, 4)
    return b
def ui_map():
    save('ui/site-map.webp', W, H, site_map(), '云平台 站点地图', 'ui', 'site-map', tex='ui_map')

def report():
    # A page shows all of it 608 pixels wide: no letter is lower than 22.
    b = shell('报表管理', '电能质量月报', '2026 年 5 月 / 科创产业园')+card(240, 84, 1336, 330, '功率因数日统计', 24)
    b += grid(330, 150, 1216, 200, 4, '#e6ecf4', ('0.90', '0.925', '0.95', '0.975', '1.00'), '#8593a8', size=22)
    r = random.Random(2)
    days = [(350+i*39, 350-200*((supply.MONTHLY_POWER_FACTOR-.9)/.1+r.uniform(-.16, .16))) for i in range(31)]
    b += L(330, 250, 1546, 250, '#d6453d', 2, '8 6')+T(1546, 280, 22, f'考核值 {supply.WANTED_POWER_FACTOR}', '#d6453d', '600', 'end')+poly(days, BLUE, 3)
    for i, (x, y) in enumerate(days): b += C(x, y, 6, BLUE)+T(x, 384, 22, str(i+1), '#8593a8', '400', 'middle')
    b += card(240, 430, 1336, 546, '回路统计', 24)+T(396, 471, 22, f'母线THDu {supply.VOLTAGE_HARMONICS}%', '#5b6b80', '400')+Rc(1416, 446, 136, 42, BLUE, 6)+T(1484, 475, 22, '导出', '#fff', '600', 'middle')
    columns = ((280, '回路'), (424, '最大 kW'), (572, '平均 kW'), (722, '电量 kWh'), (880, '功率因数'), (1036, 'THDi %'), (1178, '不平衡度 %'), (1380, '评价')); b += Rc(264, 500, 1288, 54, NAVY, 6)
    for x, t in columns: b += T(x, 535, 22, t, '#fff', '600')
    average = supply.month_average
    rows = (('1#进线', supply.INCOMING_PEAK, average, supply.MONTHLY_POWER_FACTOR, supply.INCOMING_HARMONICS, supply.INCOMING_UNBALANCE), *((f'出线 {name}', *month) for name, _, _, *month in supply.LOADS))
    for i, (name, peak, mean, pf, thd, uneven) in enumerate(rows):
        y = 554+i*58
        if i % 2: b += Rc(264, y, 1288, 58, '#f6f9fc')
        for (x, _), t in zip(columns, (name, f'{peak:.1f}', f'{mean:.1f}', f'{mean*supply.MONTH_HOURS:,.0f}', f'{pf:.3f}', f'{thd:.1f}', f'{uneven:.1f}')): b += T(x, y+38, 22, t, NAVY, '500')
        within = pf >= supply.WANTED_POWER_FACTOR and thd <= supply.INCOMING_HARMONICS_LIMIT if i == 0 else thd <= supply.FEEDER_HARMONICS_LIMIT and uneven <= supply.FEEDER_UNBALANCE_LIMIT
        c = '#16a05d' if within else '#e8930c'; b += Rc(1374, y+11, 76, 37, c, 5, op=.15)+T(1412, y+38, 22, '合格' if within else '关注', c, '700', 'middle')
    y = 554+len(rows)*58; b += T(280, y+38, 22, supply.RESERVE, NAVY, '500')+T(424, y+38, 22, '分闸，本月未用电', '#5b6b80', '400')+T(1032, y+26, 22, f'进线限值：功率因数≥{supply.WANTED_POWER_FACTOR}，THDi≤{supply.INCOMING_HARMONICS_LIMIT}%', '#5b6b80', '400')+T(1032, y+58, 22, f'出线限值：THDi≤{supply.FEEDER_HARMONICS_LIMIT}%，不平衡度≤{supply.FEEDER_UNBALANCE_LIMIT}%', '#5b6b80', '400')
    return b
def ui_report():
    save('ui/monthly-report.webp', W, H, report(), '云平台 电能质量报表', 'ui', 'monthly-report', tex='ui_report')

def ui_device():
    b = shell('设备台账', 'SVG-02 静止无功发生器', '科创产业园 / 1# 配电室')+card(240, 84, 420, 892, '设备信息')
    b += Rc(264, 136, 372, 250, '#f4f7fb', 8)+Rc(340, 190, 220, 130, '#dfe4e9', 8, '#b7c0ca', 2)+Rc(356, 214, 64, 42, NAVY, 4)+wave(360, 214, 56, 42, 12, 2, 0, TEAL, 2)
    for i in range(2): b += C(466+i*58, 262, 25, '#2a3038')+C(466+i*58, 262, 17, 'none', '#9aa6b4', 2)+C(466+i*58, 262, 8, '#9aa6b4')
    b += Rc(340, 304, 220, 8, BLUE)+T(450, 362, 15, '运行中', '#16a05d', '700', 'middle')
    for i, (k, v) in enumerate((('型号', 'LHSVG-100/0.4'), ('序列号', 'LH2503-00128'), ('额定容量', '100 kvar'), ('投运日期', '2025-03-16'), ('累计运行', '2,246 h'), ('固件版本', 'V2.4.1'), ('通讯', 'RS485 / 4G'), ('质保至', '2028-03-15'), ('责任人', '运维一部'))): b += T(268, 436+i*56, 17, k, '#5b6b80', '400')+T(632, 436+i*56, 17, v, NAVY, '600', 'end')+L(264, 454+i*56, 636, 454+i*56, '#edf1f6', 1)
    for i, (k, v, u, c) in enumerate((('输出无功', '-68.4', 'kvar', BLUE), ('母线功率因数', '0.992', '', TEAL), ('IGBT 温度', '52.3', '℃', '#e8930c'), ('风机转速', '2,860', 'rpm', '#5b6b80'))): x = 680+i*226; b += card(x, 84, 212, 120)+T(x+18, 118, 16, k, '#5b6b80', '400')+T(x+18, 172, 34, v, c, '700', font='DejaVu Sans')+T(x+196, 172, 15, u, '#8593a8', '400', 'end')
    b += card(680, 222, 896, 370, '电网电流与补偿电流波形')
    b += grid(740, 276, 810, 280, 4, '#e6ecf4', ('-600', '-300', '0', '300', '600'), '#8593a8')+wave(740, 276, 810, 280, 100, 3, 0, '#d6453d', 2.5, .12)+wave(740, 276, 810, 280, 92, 3, -.1, BLUE, 3)+wave(740, 276, 810, 280, 34, 3, 1.4, TEAL, 2.5)
    b += T(1220, 257, 15, '■ 治理前', '#d6453d', '600')+T(1320, 257, 15, '■ 治理后', BLUE, '600')+T(1420, 257, 15, '■ 补偿', TEAL, '600')
    b += card(680, 610, 896, 366, '24 小时无功与功率因数')+grid(740, 664, 810, 250, 5, '#e6ecf4', ('0', '20', '40', '60', '80', '100'), '#8593a8', xl=tuple(f'{i*3:02d}:00' for i in range(9)))+area_chart(740, 664, 810, 250, daily(12, 97, 18, 50, 3), TEAL, 100)+area_chart(740, 664, 810, 250, [96+random.Random(i).uniform(-2, 2) for i in range(97)], BLUE, 105, False)
    save('ui/device-detail.webp', W, H, b, '云平台 设备详情', 'ui', 'device-detail', tex='ui_device')

def glyphs(text, size, x, y, fill, ls=0, weight='Bold', idx=2):
    """text as outlines so that the SVG needs no font"""
    from fontTools.ttLib import TTCollection; from fontTools.pens.svgPathPen import SVGPathPen
    f = TTCollection(f'/usr/share/fonts/opentype/noto/NotoSansCJK-{weight}.ttc').fonts[idx]; gs = f.getGlyphSet(); cm = f.getBestCmap(); u = f['head'].unitsPerEm; s = size/u; o = ''
    for ch in text:
        g = cm[ord(ch)]; pen = SVGPathPen(gs, ntos=lambda v: f'{v:.0f}'); gs[g].draw(pen)
        d = pen.getCommands()
        if d: o += f'<path transform="translate({x:.2f},{y}) scale({s:.5f},{-s:.5f})" d="{d}" fill="{fill}"/>'
        x += gs[g].width*s+ls
    return o, x
def logos():
    os.makedirs(f'{OUT}/brand', exist_ok=True)
    def w(n, wd, ht, body, alt, bg=''):
        open(f'{OUT}/brand/{n}.svg', 'w').write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wd} {ht}" width="{wd}" height="{ht}" role="img" aria-label="澜衡电气 LANHENG ELECTRIC">{bg}{body}</svg>'); MAN.append(dict(file=f'brand/{n}.svg', width=wd, height=ht, subject='logo', alt=alt, use='logo'))
    for n, c, c1, c2, a in (('logo', NAVY, BLUE, TEAL, '澜衡电气 标志（横版）'), ('logo-white', '#FFFFFF', '#FFFFFF', '#8FE9DF', '澜衡电气 标志（反白）')):
        t, x = glyphs('澜衡电气', 62, 118, 66, c, 3); e, x2 = glyphs('LANHENG ELECTRIC', 21, 120, 97, c, 2.1, 'Bold')
        w(n, 390, 112, mark(56, 56, 92, c1, c2)+t+e, a)
    w('logo-icon', 112, 112, mark(56, 56, 100), '澜衡电气 图标'); w('favicon', 64, 64, Rc(0, 0, 64, 64, '#fff', 14)+mark(32, 32, 54), '澜衡电气 站点图标')

def night(name):
    """a screen in dark colours for a room with its light down: right of the menu lightness is turned over, and greys are navy"""
    import cv2, numpy as np
    im = cv2.imread(f'{Lb.TEX}/{name}.png').astype(np.float32)/255; x = im.shape[1]*220//W
    hls = cv2.cvtColor(im[:, x:], cv2.COLOR_BGR2HLS); hls[..., 1] = .09+.85*(1-hls[..., 1]); im[:, x:] = cv2.cvtColor(hls, cv2.COLOR_HLS2BGR)*np.float32([1.5, 1., .75])
    cv2.imwrite(f'{Lb.TEX}/{name}_night.png', np.clip(im*255, 0, 255).astype(np.uint8))

if __name__ == '__main__':
    ui_dashboard(); ui_oneline(); ui_trend(); ui_alarm(); ui_mobile(); ui_map(); ui_report(); ui_device(); logos()
    for name in ('oneline', 'map', 'trend', 'report', 'alarm', 'device'): night('ui_'+name)
    json.dump(MAN, open(f'{OUT}/flat.json', 'w'), ensure_ascii=False, indent=1); print(len(MAN), 'flat files')
