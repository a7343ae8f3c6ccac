#!/usr/bin/python3
"""Draws the pictures of db/content/honours, each with its own words and patterns, marked as samples.

    studio/certificates.py <folder>      then: npm run content -- pictures <folder>

Needs rsvg-convert (librsvg2-bin) and the Noto CJK fonts (fonts-noto-cjk).
"""

import json
import pathlib
import re
import subprocess
import sys

from certificate_layouts import LAYOUTS, picture

PIXELS = 1120
ROOT = pathlib.Path(__file__).resolve().parents[1]
SUBJECTS = {55: "qualification", 57: "invention", 59: "utility", 61: "software"}


def company() -> dict[str, str]:
    text = (ROOT / "lib/site.ts").read_text()
    return {name: re.search(rf'\b{name}: "([^"]+)"', text)[1] for name in ("company", "address")}


def main(folder: str) -> None:
    out = pathlib.Path(folder)
    holder = company()
    described = []
    for source in sorted((ROOT / "db/content/honours").glob("*.json")):
        honour = json.loads(source.read_text())
        title = re.sub(r"（[^（）]*编号[^（）]*）$", "", honour["tilte"])
        svg = picture(LAYOUTS[honour["type"]]({**honour, **holder, "title": title}))
        file = f"{honour['image']}.png"
        (out / file).parent.mkdir(parents=True, exist_ok=True)
        command = ["rsvg-convert", "--width", str(PIXELS), "--output", str(out / file)]
        subprocess.run(command, input=svg.encode(), check=True)
        described.append({"file": file, "alt": f"{title}（示例样张）", "subject": SUBJECTS[honour["type"]]})
    (out / "manifest.json").write_text(json.dumps(described, ensure_ascii=False, indent=1))
    print(f"{len(described)} certificates in {out}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
