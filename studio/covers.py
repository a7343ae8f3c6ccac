"""The covers of articles: a number of the article, what it is, and the figure that it is read from.

Every number stands in the article. Navy and light covers alternate as the articles do in the list.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from cover_kinds import between, chart, columns, curve, decades, level, note, pairs, point, rows, share, triangles, upright
from cover_schemes import circuits, fees, films, phasors
from pen import DAY, NIGHT, Pen


@dataclass(frozen=True)
class Cover:
    ground: Pen
    value: str
    unit: str
    caption: str
    figure: Callable
    alt: str


HOURS = [(hour, f"{hour}时") for hour in (0, 6, 12, 18)]
hill = lambda hour, at, width: math.exp(-(((hour - at) / width) ** 2))
step = lambda hour, at: 1 / (1 + math.exp(-(hour - at) * 1.6))

office = lambda hour: -45 + 130 * hill(hour, 10.5, 3) + 120 * hill(hour, 15.5, 3)
day_load = lambda hour: 420 + 460 * step(hour, 8) - 430 * step(hour, 20)
at_once = lambda hour: 450 + 650 * math.exp(-(((hour - 19) / 1.6) ** 4))
in_turn = lambda hour: 450 + 350 * math.exp(-(((hour - 20.8) / 3.1) ** 14))
varying = lambda t: 180 + 21 * math.sin(t) + 9 * math.sin(2.7 * t + 1)
transformer = lambda idle: lambda load: idle + 60 * load * load
branch = lambda share_: lambda f: share_ * f / 50 - 50 / f
ct_class = lambda x: 1.5 - (x - 5) * 0.05 if x < 20 else 0.75 - (x - 20) * 0.25 / 80 if x < 100 else 0.5
leakage = lambda t: math.log10(85 + 7 * math.sin(2.1 * t) + 5 * math.sin(5.3 * t))
discharge = lambda t: 566 * math.exp(-math.log(566 / 50) * t / 3)

COVERS = {
    "payback": Cover(NIGHT, "24", "个月", "回收期＝60000÷2500", chart(
        (0, 40), (-7.6, 4.8), [(12, "12"), (24, "24"), (36, "36个月")], [(-6, "−6"), (0, "0"), (3, "+3万元")],
        between(lambda m: m / 4 - 6, lambda _: 0, 24, 40, "accent"), between(lambda _: 0, lambda m: m / 4 - 6, 0, 24),
        level(0, colour="muted", dash=""), curve(lambda m: m / 4 - 6), point(24, 0, "收回", dx=-30, anchor="end"),
        note(6.5, -6, "投入约6万元", "ink", "start"), note(39.5, -2.6, "每月省2500元", "ink", "end"), left=220),
        "折线图：累计收益由负6万元起，每月增加2500元，第24个月过零"),
    "pv-power-factor": Cover(DAY, "0.94 → 0.55", "", "光伏并网后功率因数", triangles(
        [(60, 400, 150, "0.94", "accent"), (820, 100, 150, "0.55", "warn")], 1.35),
        "两个功率三角形：400 kW与150 kvar时功率因数0.94，100 kW与150 kvar时0.55"),
    "current-ranges": Cover(NIGHT, "0.2-0.5(60)", "A", "旧标称5(60) A", decades(
        0.05, 100, (0.5, 60), [(0.2, "最小0.2", "end"), (0.5, "转折0.5", "start"), (60, "最大60 A", "end")]),
        "对数电流轴：最小0.2 A，转折0.5 A，最大60 A，转折至最大之间着色"),
    "night-reactive": Cover(DAY, "45", "kvar", "夜间倒送，功率因数0.80", chart(
        (0, 24), (-75, 125), HOURS + [(24, "24时")], [(-45, "−45 kvar"), (0, "0")],
        between(lambda _: 0, lambda h: min(office(h), 0), 0, 24, "warn"), level(0, colour="muted", dash=""), curve(office),
        note(13, 22, "白天吸收", "brand"), note(1.2, 22, "倒送", "warn", "start"), left=270),
        "一天的无功曲线：白天吸收，夜间倒送45 kvar"),
    "power-triangle": Cover(NIGHT, "+2.5% → −0.75%", "", "力调电费", columns("功率因数", [
        ("0.80", 5, "+5.0%", "muted"), ("0.85", 2.5, "+2.5%", "warn"), ("0.90", 0, "0", "muted"), ("≥0.95", -0.75, "−0.75%", "accent")], 28, 345),
        "柱状图：0.90标准下，功率因数0.80增收5.0%，0.85增收2.5%，0.95减收0.75%"),
    "parallel-resonance": Cover(DAY, "7.5", "次", "300 kvar的谐振点，靠近7次", chart(
        (90, 640), (4, 12.4), [(150, "150"), (300, "300"), (450, "450"), (600, "600 kvar")], [(5, "5次"), (7, "7次"), (11, "11次")],
        level(11, colour="line"), level(7, colour="warn"), level(5, colour="line"), curve(lambda q: math.sqrt(16667 / q)),
        point(150, 10.5, "10.5", "brand", 34, 10, "start"), point(300, 7.5, "7.5", "warn", 24, -28, "start"),
        point(450, 6.1, "", "brand"), point(600, 5.3, "", "brand")),
        "曲线图：投入150、300、450、600 kvar时谐振次数为10.5、7.5、6.1、5.3，300 kvar靠近7次谐波"),
    "cabinet-losses": Cover(NIGHT, "1.9", "kW", "300 kvar柜发热，电抗器占八成", rows([
        ("电抗器", 1500, "1500 W", "warn"), ("开关、熔断器", 250, "250 W", "brand"), ("电容器", 120, "120 W", "accent")], 1500),
        "条形图：电抗器1500 W，开关与熔断器250 W，电容器120 W，合计约1.9 kW"),
    "transformer-reactive": Cover(DAY, "41% → 55%", "", "负载率低于它即过补", chart(
        (0, 0.85), (0, 48), [(0.2, "20%"), (0.41, "41%"), (0.55, "55%"), (0.8, "80%")], [(2, "2"), (10, "10"), (20, "20 kvar")],
        curve(transformer(10), "muted"), curve(transformer(2)), level(20, "固定电容20 kvar"),
        point(0.408, 20, "", "muted", drop=True), point(0.548, 20, "", "brand", drop=True),
        note(0.62, 38, "旧", "muted", "end"), note(0.76, 27, "新", "brand", "start"), left=250),
        "曲线图：旧变压器无功在负载率41%处与20 kvar固定电容相交，新变压器在55%处"),
    "four-quadrant": Cover(NIGHT, "−120", "kW", "正午上网，仍吸收150 kvar", chart(
        (-230, 390), (0, 260), [(-120, "−120"), (0, "0"), (80, "80"), (300, "300 kW")], [(150, "150 kvar")],
        lambda pen, plot: pen.arrow(*plot.at(0, 0), *plot.at(0, 258), "muted", 5) + pen.arrow(*plot.at(285, 150), *plot.at(-92, 150), "brand", 9),
        point(300, 150, "清晨0.89", "brand"), point(80, 150, "0.47", "accent"), point(-120, 150, "正午0.62", "warn"),
        note(-118, 30, "第Ⅱ象限", "muted"), note(190, 30, "第Ⅰ象限", "muted"), left=270),
        "功率平面：无功150 kvar不变，有功由清晨300 kW经80 kW到正午上网120 kW，功率因数0.89、0.47、0.62"),
    "adjustable-load": Cover(DAY, "200", "kW", "14时至16时可减少", chart(
        (0, 24), (330, 950), [(0, "0时"), (7, "7时"), (14, "14"), (16, "16"), (24, "24时")], [(680, "680"), (880, "880 kW")],
        between(day_load, lambda _: 680, 14, 16, "accent"), level(680, colour="line"), curve(day_load),
        note(15, 560, "实际680", "accent"), note(7, 780, "基线880", "brand", "end"), left=250),
        "日负荷曲线：14时至16时由880 kW减到680 kW"),
    "tuning": Cover(NIGHT, "189", "Hz", "7%电抗率的调谐频率", chart(
        (80, 390), (-0.6, 1.15), [(134, "134"), (189, "189"), (250, "250"), (350, "350 Hz")], [(0.35, "感性"), (-0.35, "容性")],
        upright(150, "3次"), upright(250, "5次"), upright(350, "7次"), level(0, colour="muted", dash=""),
        curve(branch(0.14), "accent"), curve(branch(0.07)), point(50 / math.sqrt(0.14), 0, "", "accent", drop=True),
        point(189, 0, "", "brand", drop=True), note(388, 0.6, "14%", "accent", "end"), note(388, 0.08, "7%", "brand", "end")),
        "曲线图：7%支路在189 Hz由容性变为感性，14%支路在134 Hz"),
    "metering-gap": Cover(DAY, "3.6%", "", "分表之和与总表之差", share(
        3.6, 3, 4, "12600－12150＝450 kWh", "3.6%"),
        "条形图：总进线12600 kWh减分表合计12150 kWh，差450 kWh即3.6%，超过3%的限值"),
    "mixed-duty": Cover(NIGHT, "75", "kvar", "SVG一台，电容三级各50 kvar", chart(
        (0, 20), (0, 240), [], [(50, "50"), (100, "100"), (150, "150"), (210, "210 kvar")],
        between(lambda _: 150, lambda _: 0, 0, 20), level(50, colour="line", dash=""), level(100, colour="line", dash=""),
        between(varying, lambda _: 150, 0, 20, "accent"), level(150, colour="brand", dash=""), curve(varying, "ink", 7),
        note(10, 64, "电容承担长期无功", "ink"), lambda pen, plot: pen.text(plot.right, 446, "时间", "muted", "end", 42), left=270),
        "无功曲线：150 kvar以下由三级50 kvar电容承担，其上到210 kvar的波动由SVG承担"),
    "unbalance-phasors": Cover(DAY, "53", "A", "三相120、80、60 A时的零线电流", phasors(
        [(330, (87, 87, 87), "零线0 A"), (880, (120, 80, 60), "零线53 A")]),
        "两组相量：三相各87 A时零线0 A；120、80、60 A时零线53 A"),
    "multi-circuit": Cover(NIGHT, "12", "路", "一台主机，验收抽查三处", circuits(
        12, {1: "accent", 5: "warn", 6: "accent", 7: "warn", 12: "accent"},
        [(1.3, "首路", "accent"), (6, "相邻满载", "warn"), (11.7, "末路", "accent")]),
        "接线示意：十二个回路共用电压，首路、末路与相邻满载的第6路着色"),
    "charging-load": Cover(DAY, "1100", "kW", "同时充电，1000 kVA只能供950 kW", chart(
        (15.4, 25.6), (0, 1200), [(16, "16时"), (19, "19时"), (22, "22时"), (24, "24时")], [(450, "450"), (800, "800"), (1100, "1100 kW")],
        between(lambda _: 450, lambda _: 0, 15.4, 25.6), between(lambda h: max(at_once(h), 950), lambda _: 950, 17, 21, "warn"),
        curve(at_once, "muted", 8), curve(in_turn, "accent"), level(950), note(25.5, 1000, "1000 kVA×0.95", "warn", "end"),
        note(22.3, 550, "有序充电", "accent"), note(19.4, 150, "其他负荷约450 kW", "ink"), left=270),
        "曲线图：同时充电在19时达到1100 kW，超过1000 kVA变压器在功率因数0.95时的950 kW；有序充电在线下"),
    "self-healing": Cover(NIGHT, "1000", "V以上", "GB/T 47158-2026，6月1日实施", films(
        "击穿点", "金属层蒸发，绝缘恢复，容量略减"),
        "剖面示意：两层金属化薄膜，一处击穿点周围金属层已蒸发"),
    "ct-accuracy": Cover(DAY, "±1.25%", "", "60 A负荷误用600/5互感器", chart(
        (0, 120), (0, 1.75), [(10, "10%"), (60, "60%"), (100, "100%")], [(0.5, "0.5"), (1.5, "±1.5%")],
        curve(ct_class, start=5), point(10, 1.25, "600/5：±1.25%", "warn", 40, 4, "start", True),
        point(60, 0.625, "100/5：±0.63%", "accent", 0, -38, "middle", True), left=230),
        "曲线图：0.5级互感器误差限，60 A负荷用600/5时在10%处为±1.25%，用100/5时在60%处为±0.63%"),
    "lora-4g": Cover(NIGHT, "24", "点", "同一配电室，五年卡费", fees(
        24, ("4G：24张卡", "7200元"), ("LoRa：1张卡", "300元＋一台网关")),
        "示意：二十四块4G仪表各一张卡，五年7200元；二十四块LoRa仪表经一台网关，一张卡300元"),
    "residual-current": Cover(DAY, "300", "mA", "报警值，正常85 mA之上留裕度", chart(
        (0, 24), (math.log10(22), math.log10(1500)), [], [(math.log10(85), "85"), (math.log10(300), "300"), (3, "1000 mA")],
        level(3, "形同虚设", "muted", shift=46), level(math.log10(300), "设为300 mA，延时0.5 s", "accent", dash="", shift=48),
        level(math.log10(60), "设60 mA：一直报警", "warn", shift=48), curve(leakage, "brand", 8),
        note(23.6, math.log10(112), "正常85 mA", "brand", "end"), lambda pen, plot: pen.text(plot.right, 446, "时间", "muted", "end", 42), left=260),
        "曲线图：正常剩余电流约85 mA，报警值60 mA在其下、300 mA在其上、1000 mA远在其上"),
    "discharge": Cover(NIGHT, "3", "min", "由566 V降至50 V以下", chart(
        (0, 4), (0, 640), [(1, "1"), (2, "2"), (3, "3 min")], [(50, "50"), (252, "252"), (566, "566 V")],
        between(discharge, lambda _: 0, 0, 4), curve(discharge), level(50, colour="accent"),
        point(1, 252, "1分钟仍约252 V", "warn", 36, -12, "start"), point(3, 50, "方可验电", "accent", 0, -36), left=230),
        "曲线图：电容器断电瞬间566 V，1分钟约252 V，3分钟降至50 V以下"),
    "drive-spectrum": Cover(NIGHT, "27%", "", "理想六脉波，5至13次谐波合成", columns("占基波", [
        ("5次", 20, "20%", "warn"), ("7次", 14.3, "14%", "warn"), ("11次", 9.1, "9%", "brand"), ("13次", 7.7, "8%", "brand")], 8.6, 386),
        "柱状图：理想六脉波整流5、7、11、13次谐波电流为基波的20%、14%、9%、8%，合成27%"),
    # News of the company: what the article reports, in its own figures.
    "yearly-figures": Cover(DAY, "98.1%", "", "一次检验合格率，绿色为次年目标", pairs([
        ("一次合格率", 98.1, 98.6, "%"), ("热线响应", 2.6, 2, " h"), ("备件满足率", 94, 97, "%")]),
        "柱状图：2023年与2024年目标，一次检验合格率98.1%与98.6%，热线响应2.6 h与2 h，备件满足率94%与97%"),
    "bank-inspection": Cover(NIGHT, "49%", "", "滤网堵塞、风机停转，占比最高", rows([
        ("滤网、风机", 49, "49%", "warn"), ("容量衰减", 18, "18%", "brand"), ("取样、参数", 14, "14%", "brand"),
        ("端子、温度开关", 12, "12%", "brand"), ("其他", 7, "7%", "muted")], 49),
        "条形图：补偿柜巡检发现的问题，滤网堵塞与风机停转49%，容量衰减18%，取样或参数14%，端子与温度开关12%，其他7%"),
    "neutral-current": Cover(DAY, "186 → 31", "A", "年度团队治理的台区，零线电流", pairs([
        ("零线电流", 186, 31, " A"), ("末端最低电压", 201, 214, " V")]),
        "柱状图：一个台区治理前后，零线电流由186 A降到31 A，末端最低电压由201 V升到214 V"),
    "barn-inspection": Cover(NIGHT, "31%", "", "停电告警不合格率，五项里最高", rows([
        ("停电告警", 31, "31%", "warn"), ("发电机自启动", 12.5, "12.5%", "brand"), ("剩余电流", 9.5, "9.5%", "brand"),
        ("接头测温", 7.1, "7.1%", "brand"), ("接地电阻", 5.6, "5.6%", "brand")], 31),
        "条形图：圈舍用电体检不合格率，停电告警31%，发电机自启动12.5%，剩余电流9.5%，接头测温7.1%，接地电阻5.6%"),
    "third-quarter": Cover(DAY, "5.9", "件", "三季度每千台现场问题，灰色为二季度", pairs([
        ("现场问题", 6.8, 5.9, "件"), ("其中接线类", 57, 52, "%"), ("响应时间", 1.9, 1.6, " h"), ("解决时间", 31, 27, " h")]),
        "柱状图：二、三季度比较，每千台现场问题6.8与5.9件，接线类占57%与52%，响应时间1.9与1.6 h，解决时间31与27 h"),
}
