import { type Group, plain, readGroups, readSpan, type Span } from "./lengths";

/** The outer size of one version of a product. A round one is as wide as deep. */
export type Shape = { label: string; width: Span; height: Span; depth: Span; round: boolean };
type Axis = "width" | "height" | "depth";

const AXES: Readonly<Record<string, Axis>> = {
  宽: "width",
  长: "width",
  高: "height",
  深: "depth",
  厚: "depth",
};
const ORDER = /[宽高深长厚](?:×[宽高深长厚]){2}/;
const ONE_SIDE = /^(.*?)\s*(\d+(?:\.\d+)?)\s*([宽高深])$/;

/** "深×宽×高" → the axis of each place; beside a 长 the 宽 is the depth. */
function namedOrder(text: string): Axis[] | undefined {
  const names = text.match(ORDER)?.[0].split("×");
  if (!names) return undefined;
  const axes = names.map((name) => (name === "宽" && names.includes("长") ? "depth" : AXES[name]));
  return new Set(axes).size === 3 ? axes.flatMap((axis) => axis ?? []) : undefined;
}

/** Where the text names no order, the depth says which place is the depth; otherwise 宽×高×深. */
function guessedOrder(spans: Span[], depth: Span | undefined): Axis[] {
  const place = [2, 1, 0].find(
    (index) => spans[index]?.max === depth?.min || spans[index]?.max === depth?.max,
  );
  if (place === 1) return ["width", "depth", "height"];
  if (place === 0) return ["depth", "width", "height"];
  return ["width", "height", "depth"];
}

const labelOf = ({ before, after }: Group) => {
  const remarks = after.match(/^\(([^)]*)\)/)?.[1]?.split(",") ?? [];
  const version = remarks.find(
    (remark) => /型$/.test(remark) || (/^[\w+./% ]*\d[\w+./% ]*$/.test(remark) && !remark.includes("×")),
  );
  const lead = before
    .replace(/^.*[:,。]/, "")
    .replace("(", " ")
    .replace(")", "")
    .trim();
  return lead || version?.trim() || "";
};

function shapeOf(group: Group, order: Axis[] | undefined, depth: Span | undefined): Shape | undefined {
  const [first, second, third] = group.spans;
  if (!first || !second) return undefined;
  const label = labelOf(group);
  if (!third) {
    if (!first.text.includes("φ")) return undefined;
    return { label, width: first, depth: first, height: second, round: true };
  }
  const axes = order ?? guessedOrder(group.spans, depth);
  const side = (axis: Axis) => group.spans[axes.indexOf(axis)] ?? first;
  return { label, width: side("width"), height: side("height"), depth: side("depth"), round: false };
}

/** A later version that differs on one side only: "4P 140 mm宽". */
function otherVersion(clause: string, base: Shape | undefined): Shape | undefined {
  const [, label, value, name] = clause.match(ONE_SIDE) ?? [];
  const axis = name && AXES[name];
  const span = value && readSpan(value);
  return base && axis && span ? { ...base, [axis]: span, label: label ?? "" } : undefined;
}

/** The outlines that the texts of a product give; none where they give no size. */
export function readShapes({ shapesize, deepin }: { shapesize: string; deepin: string }): Shape[] {
  const text = plain(shapesize);
  const order = namedOrder(text);
  const depth = readDepth(deepin)?.span;
  const shapes: Shape[] = [];
  for (const clause of text.split(/[;。]/).map((part) => part.trim())) {
    const found = readGroups(clause).flatMap((group) => shapeOf(group, order, depth) ?? []);
    const other = found.length ? undefined : otherVersion(clause, shapes[0]);
    shapes.push(...found, ...(other ? [other] : []));
  }
  return shapes;
}

/** Whether sizes of three sides say which is which: by naming their order, or by one that is the depth. */
export function saysOrder({ shapesize, deepin }: { shapesize: string; deepin: string }): boolean {
  const text = plain(shapesize);
  if (namedOrder(text)) return true;
  const { min = NaN, max = NaN } = readDepth(deepin)?.span ?? {};
  const isDepth = (span: Span) => span.max >= min && span.max <= max;
  return readGroups(text).every(({ spans }) => spans.length < 3 || spans.some(isDepth));
}

export type Depth = { span: Span; text: string; clearance: Span | undefined };

/** Depth behind the panel ("≤72") and the room that has to stay free behind it ("另留接线空间100 mm"). */
export function readDepth(deepin: string): Depth | undefined {
  const text = plain(deepin);
  const [lead, limit = ""] = text.match(/^([≤<]?)\s*φ?\d+(?:\.\d+)?(?:~\d+(?:\.\d+)?)?/) ?? [];
  const span = lead ? readSpan(lead.replace(/[≤<]\s*/, "")) : undefined;
  if (!span) return undefined;
  const clearance = readSpan(text.match(/另留\D*(\d+(?:\.\d+)?)/)?.[1] ?? "");
  return { span, text: limit + span.text, clearance };
}
