import { type Drawn, FONT, LINE, LINK, type Mark, PAINT, TEXT } from "@/drawings";
import { type Doc, widthOf, writeAt } from "./paper";

type TextMark = Extract<Mark, { kind: "text" }>;
type Shape = Exclude<Mark, TextMark>;

function drawText(doc: Doc, { x, y, text, anchor, strong = false, upright, href }: TextMark) {
  const style = { size: FONT, bold: strong, colour: (href ? LINK : TEXT).fill };
  const width = widthOf(doc, text, style);
  const before = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
  if (upright) doc.rotate(-90, { origin: [x, y] });
  writeAt(doc, text, style, x - before, y);
}

function outline(doc: Doc, mark: Shape) {
  switch (mark.kind) {
    case "path":
      if (mark.at) doc.translate(mark.at.x, mark.at.y);
      if (mark.at?.lying) doc.rotate(-90).scale(-1, 1);
      return doc.path(mark.data);
    case "circle":
      return doc.circle(mark.x, mark.y, mark.r);
    case "ellipse":
      return doc.ellipse(mark.x, mark.y, mark.rx, mark.ry);
    case "rect":
      return mark.radius
        ? doc.roundedRect(mark.x, mark.y, mark.w, mark.h, mark.radius)
        : doc.rect(mark.x, mark.y, mark.w, mark.h);
  }
}

function drawShape(doc: Doc, mark: Shape, weight: number) {
  const paint = PAINT[mark.role];
  const { fill = "none", stroke = LINE.stroke, strokeWidth = weight, strokeDasharray } = paint;
  outline(doc, mark);
  if (strokeDasharray) doc.dash(strokeDasharray.split(" ").map(Number) as never, {});
  doc.lineWidth(strokeWidth);
  if (fill === "none") doc.stroke(stroke);
  else if (stroke === "none") doc.fill(fill);
  else doc.fillAndStroke(fill, stroke);
}

/** The PDF renderer: draws the marks of a drawing at a position and scale, with its text as text. */
export function drawMarks(doc: Doc, { marks, weight }: Drawn, x: number, y: number, scale: number) {
  doc.save();
  doc.translate(x, y).scale(scale).lineJoin("round");
  for (const mark of marks) {
    doc.save();
    if (mark.kind === "text") drawText(doc, mark);
    else drawShape(doc, mark, weight);
    doc.restore();
  }
  doc.restore();
}
