import { SITE } from "@/lib/site";
import { type Doc, INK, PAPER, widthBetween, write } from "./paper";
import { drawLogo } from "./logo";

/** Header and footer: name and date of the document, a note on its validity, and the address of its latest version. */
export type Frame = { name: string; dated: string; note: string; address: string };

const STYLE = { size: 7, colour: INK.muted };
const MODEL = { size: 9, bold: true, colour: INK.navy };

function line(doc: Doc, y: number, colour: string, weight: number) {
  const right = PAPER.left + widthBetween(doc);
  doc.moveTo(PAPER.left, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke();
}

/** Header of pages after the first and footer of all: document, revision, and the address of the latest version. */
export function drawFrames(doc: Doc, { name, dated, note, address }: Frame) {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const across = { x: PAPER.left, width: widthBetween(doc) };
    doc.markContent("Artifact", { type: "Pagination" });
    if (page > start) {
      drawLogo(doc, PAPER.left, 28, 19);
      write(doc, name, MODEL, { ...across, y: 32, align: "right" });
      line(doc, 51, INK.brand, 1);
    }
    const y = doc.page.height - 38;
    line(doc, y - 5, INK.line, 0.5);
    const sides = { ...across, y };
    write(doc, `${name} · ${dated}`.trim(), STYLE, sides);
    write(doc, `${page - start + 1} / ${count}`, { ...STYLE, bold: true }, { ...sides, align: "right" });
    write(doc, `${SITE.company} · ${note}`, STYLE, { ...sides, y: y + 10 });
    write(doc, address, STYLE, { ...sides, y: y + 10, align: "right" });
    doc.endMarkedContent();
  }
}
