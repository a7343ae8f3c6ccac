import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { type Doc, widthOf, writeAt } from "./paper";

/** Attributes of SVG that the drawings use (drawings/svg). */
type Marks = Partial<
  Record<
    | "d"
    | "fill"
    | "stroke"
    | "strokeWidth"
    | "strokeDasharray"
    | "transform"
    | "textAnchor"
    | "x"
    | "y"
    | "cx"
    | "cy"
    | "r"
    | "rx"
    | "ry"
    | "width"
    | "height"
    | "fontSize"
    | "fontWeight",
    string | number
  >
> & { children?: ReactNode };

/** What an element hands down to those in it. */
const INHERITED = [
  "fill",
  "stroke",
  "strokeWidth",
  "strokeDasharray",
  "textAnchor",
  "fontSize",
  "fontWeight",
] as const;

/** What only holds others: paper has no links. */
const HOLDERS = new Set(["svg", "g", "a"]);

const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

function turn(doc: Doc, transform: string) {
  for (const [, name, values = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = numbers(values);
    if (name === "translate") doc.translate(a, b);
    else if (name === "scale") doc.scale(a, b);
    else doc.rotate(a, { origin: [b, c] });
  }
}

const isPaint = (paint: string | number | undefined) => paint !== undefined && paint !== "none";

function paint(doc: Doc, { fill = "#000", stroke, strokeWidth = 1, strokeDasharray }: Marks) {
  if (strokeDasharray) doc.dash(numbers(String(strokeDasharray)) as never, {});
  doc.lineWidth(Number(strokeWidth));
  if (isPaint(fill) && isPaint(stroke)) doc.fillAndStroke(String(fill), String(stroke));
  else if (isPaint(fill)) doc.fill(String(fill));
  else if (isPaint(stroke)) doc.stroke(String(stroke));
}

const wordsOf = (node: ReactNode): string =>
  Array.isArray(node)
    ? node.map(wordsOf).join("")
    : typeof node === "string" || typeof node === "number"
      ? String(node)
      : "";

function text(doc: Doc, { x = 0, y = 0, textAnchor, fill, fontSize = 13, fontWeight, children }: Marks) {
  const words = wordsOf(children);
  const style = { size: Number(fontSize), bold: fontWeight !== undefined, colour: String(fill) };
  const width = widthOf(doc, words, style);
  const before = textAnchor === "middle" ? width / 2 : textAnchor === "end" ? width : 0;
  writeAt(doc, words, style, Number(x) - before, Number(y));
}

function element(doc: Doc, type: string, marks: Marks) {
  // A diagram without, say, machines has a path of nothing.
  if (marks.d === "") return;
  const [x, y, w, h] = [marks.x, marks.y, marks.width, marks.height].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (type === "path") paint(doc.path(String(marks.d)), marks);
  else if (type === "circle") paint(doc.circle(Number(marks.cx), Number(marks.cy), Number(marks.r)), marks);
  else if (type === "ellipse")
    paint(doc.ellipse(Number(marks.cx), Number(marks.cy), Number(marks.rx), Number(marks.ry)), marks);
  else if (type === "rect")
    paint(
      marks.rx === undefined ? doc.rect(x, y, w, h) : doc.roundedRect(x, y, w, h, Number(marks.rx)),
      marks,
    );
  else if (type === "text") text(doc, marks);
  else throw new Error(`A drawing has <${type}>, which the data sheet cannot draw`);
}

/**
 * Draws the marks of a drawing, which are elements of SVG (drawings/svg), with the pen of the PDF: the same lines, and its
 * text as text. They are components without state, so that calling them gives what they hold.
 */
export function drawMarks(doc: Doc, node: ReactNode, given: Marks) {
  if (Array.isArray(node)) return void node.forEach((each) => drawMarks(doc, each as ReactNode, given));
  if (!isValidElement(node)) return;
  const { type, props } = node as ReactElement<Marks>;
  if (typeof type === "function") return drawMarks(doc, (type as (props: Marks) => ReactNode)(props), given);
  if ((type as unknown) === Fragment) return drawMarks(doc, props.children, given);
  const handed = Object.fromEntries(INHERITED.map((name) => [name, props[name] ?? given[name]]));
  doc.save();
  if (props.transform) turn(doc, String(props.transform));
  if (HOLDERS.has(String(type))) drawMarks(doc, props.children, handed);
  else element(doc, String(type), { ...props, ...handed });
  doc.restore();
}
