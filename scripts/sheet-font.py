"""Makes datasheet/fonts/: Noto Sans SC, regular and bold, with the characters of data sheets and nothing else.

Needs python3-fonttools and fonts-noto-cjk of Debian. Run it again only to add characters: python3 scripts/sheet-font.py
"""

from pathlib import Path

from fontTools import subset, ttLib

SOURCES = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
# Which of the faces of the collection: the one with the forms of mainland China.
FACE = "NotoSansCJKsc-{}"
TARGET = Path(__file__).parent.parent / "datasheet" / "fonts"

# Beyond GB 2312: ASCII, Latin letters with accents, and signs of units and formulas.
MORE = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—‘’“”•…‰′″‹›€℃℉Ω№™←↑→↓⇄−∓∕√∞∠∥≈≠≤≥⊥①②③④⑤⑥⑦⑧⑨⑩⑪⑫■□▲△●○◆★☆✓φ㎡㎥"


def gb2312():
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield bytes((row, cell)).decode("gb2312")
            except UnicodeDecodeError:
                pass


def face_of(weight):
    for font in ttLib.TTCollection(SOURCES.format(weight)):
        if font["name"].getDebugName(6) == FACE.format(weight):
            return font
    raise SystemExit(f"no {FACE.format(weight)} in {SOURCES.format(weight)}")


options = subset.Options()
# Horizontal text, character by character: no rules of layout, no hints, and the licence in the names.
options.layout_features = []
options.hinting = False
options.desubroutinize = False
options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "DSIG"]
options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
options.notdef_outline = True

TARGET.mkdir(parents=True, exist_ok=True)
for weight in ("Regular", "Bold"):
    font = face_of(weight)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(gb2312()) + MORE)
    subsetter.subset(font)
    # The date of making would make each run a change.
    font.recalcTimestamp = False
    font.save(TARGET / f"NotoSansSC-{weight}.otf")
