"""The four layouts: certificate, invention, utility model, software. All measures in points of the finished picture."""

from guilloche import fingerprint, frame, rosette, seal
from lettering import INK, SANS, fitted, line, paragraph, rect, text
from utility_drawings import DRAWINGS

WIDTH, HEIGHT = 1200, 1697
MIDDLE = WIDTH / 2
GREY = "#5b6672"
SERIF = "Noto Serif CJK SC"
DISCLAIMER = "本图为网站展示用示例样张，编号、机构与日期均为虚构，不是真实的证书、专利或登记，不具有证明效力。"
ENGLISH = {
    "QMS": "QUALITY MANAGEMENT SYSTEM",
    "EMS": "ENVIRONMENTAL MANAGEMENT SYSTEM",
    "OHS": "OCCUPATIONAL HEALTH AND SAFETY",
    "MMS": "MEASUREMENT MANAGEMENT SYSTEM",
    "ENMS": "ENERGY MANAGEMENT SYSTEM",
    "ISMS": "INFORMATION SECURITY MANAGEMENT",
    "ASS": "AFTER-SALES SERVICE",
    "VCC": "VOLUNTARY PRODUCT CERTIFICATION",
    "RPT": "TEST REPORT",
    "SEC": "SOFTWARE ENTERPRISE",
    "CRD": "CONTRACT AND CREDIT",
}
# Main and fine colour; those of management systems are blue.
COLOURS = {
    "RPT": ("#0b6a6f", "#4fb3ac"),
    "VCC": ("#0b6a6f", "#4fb3ac"),
    "ASS": ("#7a4a12", "#cfa35a"),
    "CRD": ("#7a4a12", "#cfa35a"),
    "SEC": ("#3b3f8f", "#9a9fd8"),
}
FINDINGS = {
    "RPT": "送检样品经检验，结果如下",
    "VCC": "经型式试验与工厂检查，符合示例标准的要求，认证产品为",
    **dict.fromkeys(("ASS", "CRD", "SEC"), "经评价，符合示例条件，评价范围为"),
}


def sample_mark(colour: str) -> str:
    """Words across the whole sheet and a ribbon in its corner."""
    across = "".join(
        f'<g transform="translate({x},{y}) rotate(-32)" opacity=".07">{text(0, 0, 132, "示例 SAMPLE", colour, 700, "middle", 10)}</g>'
        for x, y in ((470, 600), (760, 1180))
    )
    corner = rect(-220, -27, 440, 54, colour) + text(0, 11, 30, "示例 SAMPLE", "#fff", 700, "middle", 3)
    return across + f'<g transform="translate({WIDTH - 118},118) rotate(45)">{corner}</g>'


def fields(x, y, pairs, label_room, room, size=29, gap=22, rule="#d5dbe3") -> str:
    """Label and value by line, long values on several."""
    drawn = ""
    for at, (label, value) in enumerate(pairs):
        drawn += text(x, y, size, label, GREY)
        lines, tall = paragraph(x + label_room, y, size, value, room - label_room, 1.5, fill=INK, weight=500)
        y += tall - size * 0.5 + gap
        drawn += lines + (line(x, y - gap + 4, x + room, rule) if at < len(pairs) - 1 else "")
        y += size
    return drawn


def dated(day: str) -> str:
    year, month, date = day.split("-")
    return f"{year} 年 {int(month)} 月 {int(date)} 日"


def foot(honour, colour: str, x=150, y=1412):
    """Who issued it, when, and the seal."""
    number, issuer = honour["number"], honour["issuer"]
    return (
        text(x, y - 6, 32, f"{issuer}（虚构）", INK, 700, font=SERIF)
        + text(x, y + 50, 27, dated(honour["issued"]), INK)
        + seal(number, WIDTH - x - 120, y, 112, colour, f"{issuer}·样张专用·", "样张")
        + text(MIDDLE, 1582, 20, DISCLAIMER, GREY, 400, "middle")
    )


def certificate(honour) -> str:
    number, code = honour["number"], honour["number"].split("-")[1]
    main, fine = COLOURS.get(code, ("#12467f", "#7fa6d6"))
    title = honour["title"].removesuffix("（封面）")
    is_report = code == "RPT"
    drawn = rect(0, 0, WIDTH, HEIGHT, "#fdfcf8") + frame(number, 62, 62, WIDTH - 124, HEIGHT - 124, 40, fine, 2)
    drawn += rect(96, 96, WIDTH - 192, HEIGHT - 192, "none", main, 2.5) + sample_mark(main)
    drawn += text(MIDDLE, 250, 23, f"{ENGLISH[code]} · SAMPLE", main, 700, "middle", 4)
    drawn += text(MIDDLE, 350, fitted(title, 70, 880, 8), title, main, 700, "middle", 8, SERIF) + line(MIDDLE - 90, 394, MIDDLE + 90, main, 4)
    drawn += text(MIDDLE, 456, 28, f"编号 {number}", GREY, 500, "middle", 1)
    drawn += text(MIDDLE, 566, 30, "受检单位" if is_report else "兹证明", GREY, 400, "middle", 6, SERIF)
    drawn += text(MIDDLE, 650, 54, honour["company"], INK, 700, "middle", 4, SERIF)
    drawn += text(MIDDLE, 706, 25, honour["address"], GREY, 400, "middle")
    drawn += text(MIDDLE, 810, 30, FINDINGS.get(code, "经审核，符合示例标准的要求，认证范围为"), GREY, 400, "middle", 1, SERIF)
    scope, tall = paragraph(MIDDLE, 886, 34, honour["scope"], 800, 1.75, weight=500, anchor="middle", font=SERIF)
    pairs = [("签发日期" if is_report else "颁发日期", dated(honour["issued"]))]
    pairs.append(("有效期至", dated(honour["expires"])) if "expires" in honour else ("说　　明", "仅对送检的示例样品有效"))
    drawn += scope + fields(270, max(1090, 940 + tall), pairs, 170, 660)
    return drawn + foot(honour, main)


def patent_fields(honour):
    return [
        ("证书编号", honour["number"]),
        ("专利权人", honour["company"]),
        ("申请日", dated(honour["applied"])),
        ("授权公告日", dated(honour["issued"])),
        ("有效期至", dated(honour["expires"])),
        ("摘要", honour["scope"] + "。"),
    ]


def invention(honour) -> str:
    number, main, fine = honour["number"], "#6b1f3a", "#c58ea1"
    drawn = rect(0, 0, WIDTH, HEIGHT, "#fffdfb") + rect(40, 40, WIDTH - 80, HEIGHT - 80, "none", main, 3)
    drawn += rect(52, 52, WIDTH - 104, HEIGHT - 104, "none", fine, 1.5) + sample_mark(main)
    drawn += rosette(number, MIDDLE, 236, 150, main, 4, 1.5, 0.8) + line(150, 236, 424, fine, 2) + line(776, 236, 1050, fine, 2)
    drawn += text(MIDDLE, 476, 66, "发明专利证书", main, 700, "middle", 14, SERIF)
    drawn += text(MIDDLE, 528, 23, "INVENTION · SAMPLE CERTIFICATE", GREY, 500, "middle", 5)
    drawn += text(MIDDLE, 660, fitted(honour["title"], 50, 900), honour["title"], INK, 700, "middle", font=SERIF)
    drawn += line(MIDDLE - 90, 700, MIDDLE + 90, main, 4)
    drawn += fields(150, 800, patent_fields(honour), 210, 900, 30, 26, "#ead9de")
    return drawn + foot(honour, main, y=1430)


def utility(honour) -> str:
    number, main, fine = honour["number"], "#1d5c4a", "#7fb5a3"
    drawn = rect(0, 0, WIDTH, HEIGHT, "#fcfefc") + frame(number, 58, 58, WIDTH - 116, HEIGHT - 116, 30, fine, 2)
    drawn += rect(86, 86, WIDTH - 172, HEIGHT - 172, "none", main, 2) + sample_mark(main)
    drawn += text(150, 212, 60, "实用新型专利证书", main, 700, spacing=8, font=SERIF)
    drawn += text(150, 264, 23, "UTILITY MODEL · SAMPLE CERTIFICATE", GREY, 500, spacing=4) + line(150, 296, 1050, main, 3)
    drawn += text(150, 380, fitted(honour["title"], 46, 900), honour["title"], INK, 700, font=SERIF)
    drawn += rect(150, 420, 900, 440, "#fff", fine, 1.5) + f'<g transform="translate(150,420)">{DRAWINGS[honour["id"]]}</g>'
    drawn += text(1026, 842, 21, "附图　示意", GREY, 400, "end")
    drawn += fields(150, 924, patent_fields(honour), 200, 900, 27, 12, "#d4e4dd")
    return drawn + foot(honour, main, y=1430)


def software(honour) -> str:
    number, main, fine = honour["number"], "#2b3f8c", "#93a2dc"
    name = honour["title"].removesuffix(honour["version"]).strip()
    drawn = rect(0, 0, WIDTH, HEIGHT, "#fbfcff") + rect(0, 0, WIDTH, 360, main) + rosette(number, 880, 186, 130, "#fff", 4, 1.5, 0.6)
    drawn += text(120, 186, 56, "软件著作权登记证书", "#fff", 700, spacing=4, font=SERIF)
    drawn += text(120, 242, 22, "SOFTWARE COPYRIGHT · SAMPLE CERTIFICATE", "#fff", 500, spacing=3) + rect(120, 282, 90, 6, fine)
    drawn += sample_mark("#b8432c") + text(120, 500, fitted(name, 50, 960), name, INK, 700, font=SERIF) + line(120, 540, 210, main, 4)
    pairs = [
        ("版本号", honour["version"]),
        ("登记编号", number),
        ("著作权人", honour["company"]),
        ("登记日期", dated(honour["issued"])),
        ("功能", honour["scope"]),
    ]
    drawn += fields(120, 630, pairs, 220, 960, 31, 28, "#d8def2") + fingerprint(number, 120, 1120, 180, main)
    drawn += text(330, 1202, 23, "登记图纹", GREY) + text(330, 1242, 23, "由登记编号生成，每张不同", GREY)
    return drawn + foot(honour, main, 120, 1430)


LAYOUTS = {55: certificate, 57: invention, 59: utility, 61: software}


def picture(drawn: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{SANS}">{drawn}</svg>'
