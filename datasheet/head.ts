import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { revisionLabel } from "@/lib/revision";
import { type Doc, heightOf, INK, PAPER, rule, artifact, widthOf, WIDTH } from "./paper";
import { drawLogo, LOGO_WORDS } from "./logo";
import { content, type Flow, part, say } from "./structure";

const PICTURE = { width: 188, height: 141 };
const LEFT = WIDTH - PICTURE.width - 22;
const MODEL = { size: 24, bold: true, colour: INK.navy };
const TITLE = { size: 13, bold: true, colour: INK.brand };
const SUMMARY = { size: 9 };
const POINT = { size: 8, colour: INK.muted };
const FAMILY = { size: 8, colour: INK.muted };
const KIND = { size: 9, bold: true, colour: INK.brand };
const NOTICE = { size: 8.5, bold: true, colour: INK.danger };
const NAME = { size: 7.5, colour: INK.muted };

/** The brand, the type of document with its revision, and its place in the catalogue. */
export function brandLine(flow: Flow, kind: string, place: string) {
  const { doc, root } = flow;
  content(doc, root, "Figure", () => drawLogo(doc, PAPER.left, flow.y, 30), { alt: LOGO_WORDS });
  const right = { x: PAPER.left + WIDTH / 3, width: (WIDTH * 2) / 3, align: "right" as const };
  say(flow, root, "P", kind, KIND, { ...right, y: flow.y + 1 });
  say(flow, root, "P", place, FAMILY, { ...right, y: flow.y + 15 });
  rule(doc, PAPER.left, flow.y + 36, WIDTH, INK.brand, 1.5);
  flow.y += 50;
}

function bullets(flow: Flow, points: readonly string[], y: number): number {
  const { doc, root } = flow;
  const list = part(doc, root, "L");
  for (const point of points) {
    const item = part(doc, list, "LI");
    artifact(doc, () => doc.circle(PAPER.left + 2, y + 6, 1.2).fill(INK.accent));
    y += say(flow, item, "LBody", point, POINT, { x: PAPER.left + 9, y, width: LEFT - 9 });
  }
  return y;
}

/** The largest font size at which a rating fits in its column on one line, or the smallest readable one. */
function ratingStyle(doc: Doc, text: string, width: number) {
  const sizes = [13, 12, 11, 10, 9];
  const styles = sizes.map((size) => ({ size, bold: true, colour: INK.navy }));
  return (
    styles.find((style) => widthOf(doc, text, style) <= width) ?? { size: 8.5, bold: true, colour: INK.navy }
  );
}

function ratings(flow: Flow, { ratings }: DataSheet) {
  if (ratings.length === 0) return;
  const { doc, root } = flow;
  const step = WIDTH / ratings.length;
  const width = step - 18;
  const shown = ratings.map((rating) => ({ ...rating, style: ratingStyle(doc, rating.text, width) }));
  const tallest = Math.max(...shown.map(({ text, style }) => heightOf(doc, text, style, width)));
  const height = tallest + 24;
  artifact(doc, () => doc.rect(PAPER.left, flow.y, WIDTH, height).fill(INK.soft));
  artifact(doc, () => doc.rect(PAPER.left, flow.y, 2.5, height).fill(INK.accent));
  shown.forEach(({ name, text, style }, at) => {
    const x = PAPER.left + at * step + 12;
    const item = part(doc, root, "P");
    say(flow, item, "Span", name, NAME, { x, y: flow.y + 6, width });
    say(flow, item, "Span", text, style, { x, y: flow.y + 17, width });
  });
  flow.y += height + 14;
}

/** Model, name, purpose, picture and key ratings. */
export function drawHead(flow: Flow, sheet: DataSheet, picture: Buffer | undefined) {
  const { doc, root } = flow;
  brandLine(flow, `产品数据页 ${revisionLabel(sheet.revision)}`.trim(), sheet.family);
  const top = flow.y;
  const at = (y: number) => ({ x: PAPER.left, y, width: picture ? LEFT : WIDTH });
  let y = top - 6;
  doc.outline.addItem(`${sheet.model} ${sheet.title}`.trim(), { top: 0, left: PAPER.width } as object);
  if (sheet.model) y += say(flow, root, "H1", sheet.model, MODEL, at(y)) - 2;
  y += say(flow, root, sheet.model ? "P" : "H1", sheet.title, TITLE, at(y)) + 5;
  if (sheet.notice) y += say(flow, root, "P", sheet.notice, NOTICE, at(y)) + 3;
  y += say(flow, root, "P", sheet.summary, SUMMARY, at(y)) + 5;
  if (picture) {
    const [x, { width, height }] = [PAPER.left + WIDTH - PICTURE.width, PICTURE];
    content(doc, root, "Figure", () => doc.image(picture, x, top, { fit: [width, height], align: "right" }), {
      alt: `${sheet.title}外观`,
    });
  }
  y = bullets(flow, sheet.features, y);
  flow.y = Math.max(y, picture ? top + PICTURE.height : 0) + 12;
  ratings(flow, sheet);
}
