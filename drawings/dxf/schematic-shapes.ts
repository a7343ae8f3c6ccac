import { isValidElement, type ReactNode } from "react";
import { circle, rect } from "@/drawings/geometry/pen";
import { SYMBOLS, type SymbolName } from "@/drawings/geometry/symbols";
import { DEVICE, MEASURE, SOLID } from "@/drawings/svg/paint";
import { Conductor, Element, Label, Terminal } from "@/drawings/svg/symbols";
import { path, type Shape } from "./shape";

/** Of the marks of a schematic, each of which takes some. */
type Props = Readonly<
  Partial<
    Record<"x" | "y" | "cx" | "cy" | "r" | "rx" | "ry" | "width" | "height", number | string> & {
      d: string;
      stroke: string;
      strokeDasharray: string;
      name: SymbolName;
      lying: boolean;
      anchor: "start" | "middle" | "end";
      children: ReactNode;
    }
  >
>;

function layerOf({ stroke, strokeDasharray }: Props, otherwise: "wire" | "symbol") {
  if (strokeDasharray) return "hidden";
  return stroke === MEASURE.stroke ? "secondary" : otherwise;
}

const isFilled = ({ stroke }: Props) => stroke === SOLID.stroke;

const words = (children: ReactNode): string =>
  Array.isArray(children) ? children.map(words).join("") : typeof children === "string" ? children : "";

const place = ({ x = 0, y = 0, cx = x, cy = y }: Props) => ({ x: Number(cx), y: Number(cy) });

/** How a file draws what the page's pen draws by these marks; any other mark is made of them. */
const PENS = new Map<unknown, (props: Props) => Shape[]>([
  [Conductor, ({ d = "" }) => [path("busbar", d)]],
  [Terminal, (props) => [path("terminal", circle(place(props).x, place(props).y, 3))]],
  [
    Element,
    ({ name = "line", lying = false, ...props }) => [
      { ...path("symbol", SYMBOLS[name]), at: { ...place(props), lying } },
    ],
  ],
  [
    Label,
    ({ anchor = "start", children, ...props }) => [
      { kind: "text", layer: "text", ...place(props), anchor, text: words(children) },
    ],
  ],
  ["path", ({ d = "", ...props }) => [path(layerOf(props, "wire"), d, isFilled(props))]],
  [
    "circle",
    ({ r, ...props }) => {
      const { x, y } = place(props);
      return [
        path(layerOf(props, isFilled(props) ? "wire" : "symbol"), circle(x, y, Number(r)), isFilled(props)),
      ];
    },
  ],
  [
    "ellipse",
    ({ rx, ry, ...props }) => [
      { kind: "ellipse", layer: "symbol", ...place(props), rx: Number(rx), ry: Number(ry) },
    ],
  ],
  [
    "rect",
    ({ width, height, rx = 0, ...props }) => {
      const box = { ...place(props), w: Number(width), h: Number(height) };
      return [path(props.stroke === DEVICE.stroke ? "device" : "symbol", rect(box, Number(rx)))];
    },
  ],
]);

/** The marks of a schematic, read by a second pen. */
export function schematicShapes(marks: ReactNode): Shape[] {
  if (Array.isArray(marks)) return marks.flatMap(schematicShapes);
  if (!isValidElement<Props>(marks)) return [];
  const pen = PENS.get(marks.type);
  if (pen) return pen(marks.props);
  // The marks are plain functions of what they show.
  if (typeof marks.type === "function")
    return schematicShapes((marks.type as (props: Props) => ReactNode)(marks.props));
  return schematicShapes(marks.props.children);
}
