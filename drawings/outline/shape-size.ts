import { type Group, plain, readGroups, readSpan, type Span } from "./lengths";

/** The outer dimensions of a version of a product. A round version has equal width and depth. */
export type Shape = { label: string; width: Span; height: Span; depth: Span; round: boolean };

/** The order in which all three-sided sizes are written, so that products can be compared. */
export const ORDER = "宽×高×深";
const NAMED_ORDER = /[宽高深长厚](?:\s*[×xX*＊✕✖]\s*[宽高深长厚]){2}/g;
const SIDES = { 宽: "width", 高: "height", 深: "depth" } as const;
const ONE_SIDE = /^(.*?)\s*(\d+(?:\.\d+)?)\s*([宽高深])$/;

const labelOf = ({ before, after }: Group) => {
  const remarks = after.match(/^\(([^)]*)\)/)?.[1]?.split(",") ?? [];
  const version = remarks.find(
    (remark) => /型$/.test(remark) || (/^[\w+./%~ ]*\d[\w+./%~ ]*$/.test(remark) && !remark.includes("×")),
  );
  const lead = before
    .replace(/^.*[:,。]/, "")
    .replace("(", " ")
    .replace(")", "")
    .trim();
  return lead || version?.trim() || "";
};

function shapeOf(group: Group): Shape | undefined {
  const [width, height, depth] = group.spans;
  if (!width || !height) return undefined;
  const label = labelOf(group);
  if (depth) return { label, width, height, depth, round: false };
  return width.text.includes("φ") ? { label, width, depth: width, height, round: true } : undefined;
}

/** A further version that differs in one side: "4P 140 mm宽". */
function otherVersion(clause: string, base: Shape | undefined): Shape | undefined {
  const [, label, value, name] = clause.match(ONE_SIDE) ?? [];
  const span = value && readSpan(value);
  return base && span
    ? { ...base, [SIDES[name as keyof typeof SIDES]]: span, label: label ?? "" }
    : undefined;
}

/** The outlines in a text; none if it gives no size. */
export function readShapes({ shapesize }: { shapesize: string }): Shape[] {
  const shapes: Shape[] = [];
  for (const clause of plain(shapesize)
    .split(/[;。]/)
    .map((part) => part.trim())) {
    const found = readGroups(clause).flatMap((group) => shapeOf(group) ?? []);
    const other = found.length ? undefined : otherVersion(clause, shapes[0]);
    shapes.push(...found, ...(other ? [other] : []));
  }
  return shapes;
}

/** The orders of sides that a text names, without duplicates. */
export const ordersIn = (text: string): string[] => [...new Set(text.match(NAMED_ORDER))];

/** Whether a text with three-sided sizes states their order. */
export const saysOrder = (text: string): boolean =>
  ordersIn(text).length > 0 || readGroups(plain(text)).every(({ spans }) => spans.length < 3);

export type Depth = { span: Span; text: string; clearance: Span | undefined };

/** Depth behind the panel ("≤72") and the clearance required behind it ("另留接线空间100 mm"). */
export function readDepth(deepin: string): Depth | undefined {
  const text = plain(deepin);
  const [lead, limit = ""] = text.match(/^([≤<]?)\s*φ?\d+(?:\.\d+)?(?:~\d+(?:\.\d+)?)?/) ?? [];
  const span = lead ? readSpan(lead.replace(/[≤<]\s*/, "")) : undefined;
  if (!span) return undefined;
  const clearance = readSpan(text.match(/另留\D*(\d+(?:\.\d+)?)/)?.[1] ?? "");
  return { span, text: limit + span.text, clearance };
}
