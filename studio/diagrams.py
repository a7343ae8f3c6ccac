"""Draws the figures and covers of knowledge articles, and the figure of the platform's page: python3 studio/diagrams.py <folder>.

Writes PNGs (rsvg-convert) and manifest.json as `npm run content -- pictures <folder>` takes them in.
"""

import json
import subprocess
import sys
from pathlib import Path

import bars
import curves
import schematics
from cover_kinds import LABEL
from covers import COVERS
from pen import PAGE, WIDTH, drawing

# What each figure shows, as alternative texts.
FIGURES = {
    curves.parallel_resonance: "曲线图：1000 kVA变压器投入150、300、450 kvar电容时，阻抗在10.5、7.5、6.1次出现尖峰",
    curves.tuning: "曲线图：7%电抗率的支路在189 Hz由容性变为感性，14%在134 Hz",
    curves.night_reactive: "曲线图：白天吸收无功，夜间电容未退出，向电网倒送",
    curves.transformer_reactive: "曲线图：新变压器空载无功由10 kvar降为2 kvar，20 kvar固定电容过补的范围变宽",
    curves.adjustable_load: "曲线图：日负荷中14时至16时可减少200 kW",
    curves.charging_load: "曲线图：同时充电超过1000 kVA变压器容量，有序充电不超过",
    curves.mixed_duty: "示意图：电容器按50 kvar一级跟随无功需求，差额由SVG补足",
    curves.neutral_harmonics: "波形图：三相电流各含30%的3次谐波，在零线中叠加为90%",
    curves.ct_accuracy: "曲线图：0.5级互感器误差限，60 A负荷用600/5时为±1.25%，用100/5时为±0.63%",
    curves.discharge: "曲线图：电容器断电瞬间566 V，放电3分钟降至50 V以下",
    curves.payback: "折线图：投入6万元，每月节省2500元，24个月收回",
    bars.drive_spectrum: "柱状图：5至19次谐波电流含有率，不带电抗器的变频器5次63%、7次54%，带电抗器的30%、12%，理想六脉波20%、14%",
    bars.cabinet_losses: "条形图：300 kvar补偿柜发热，电抗器1500 W，开关与熔断器250 W，电容器120 W",
    bars.current_ranges: "刻度图：0.2-0.5(60) A电能表的最小、转折与最大电流",
    bars.power_triangle: "功率三角形：417 kW由0.85提高到0.95，需补偿121 kvar",
    bars.pv_power_factor: "两个功率三角形：光伏发300 kW后电网有功降为100 kW，功率因数由0.94降为0.55",
    bars.unbalance_phasors: "相量图：三相平衡时零线电流为0，三相120、80、60 A时零线为53 A",
    bars.four_quadrant: "四象限图：光伏企业从清晨到正午由第一象限移到第二象限",
    schematics.lora_4g: "拓扑图：4G每块仪表一张卡，LoRa多块仪表经一台网关上传",
    schematics.residual_current: "原理图：相线与中性线穿过互感器，PE线不穿过，漏电流经PE线返回",
    schematics.multi_circuit: "接线示意：一台主机共用电压，测量12个三相回路",
    schematics.self_healing: "剖面示意：金属化薄膜击穿点周围金属层蒸发后绝缘恢复",
    schematics.cloud_deployment: "示意图：公有云由各站点的网关经4G、以太网接入澜衡云；本地部署时网关经园区网络接入用户的服务器，数据不出园区",
}


def heading(pen, cover):
    """The number, its unit, and what it is, in one line."""
    return (
        f'<text x="60" y="96" fill="{pen.ink}" font-size="86" font-weight="700">{cover.value}'
        f'<tspan font-size="56" dx="12">{cover.unit}</tspan>'
        f'<tspan font-size="{LABEL}" font-weight="500" dx="30" fill="{pen.muted}">{cover.caption}</tspan></text>'
    )


def cover_drawing(cover):
    """In the band that every card shows of it."""
    pen = cover.ground
    # Cards of a wide screen show no more of it than 2.7:1, its middle.
    return drawing(pen, f'<g transform="translate(36 112) scale(0.94)">{heading(pen, cover)}{cover.figure(pen)}</g>')


def take(folder, name, svg, alt):
    file = f"news/{name}.png"
    subprocess.run(["rsvg-convert", "-w", str(WIDTH), "-o", folder / file], input=svg.encode(), check=True)
    return {"file": file, "alt": alt, "subject": name}


def main(folder):
    (folder / "news").mkdir(parents=True, exist_ok=True)
    taken = [take(folder, figure.__name__.replace("_", "-"), drawing(PAGE, figure(PAGE)), alt) for figure, alt in FIGURES.items()]
    taken += [take(folder, f"{name}-cover", cover_drawing(cover), cover.alt) for name, cover in COVERS.items()]
    (folder / "manifest.json").write_text(json.dumps(taken, ensure_ascii=False, indent=2))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
