import type { Drawn } from "@/drawings/geometry/drawing";
import { box, conductor, element, label, listed, type Marks, path, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { textWidth } from "@/drawings/geometry/sheet";
import type { OneLine } from "@/lib/one-line/shape";
import { inkOf } from "./ink";
import { layoutOneLine, NETWORK_HEIGHT, type OneLineLayout, type PlacedPart } from "./one-line";
import { symbolHeight, WORDS_LINE } from "./parts";

/** Models by product id. */
export type Models = ReadonlyMap<number, string>;

const BOX = 132;
/** The start of the network: the devices in the diagram above. */
const DEVICES = "现场设备";
const LINK_X = textWidth(DEVICES) + 12;
const linkEnd = (link: string) => LINK_X + textWidth(link) + 28;

/** A model, linked to its product. */
const model = (product: number, models: Models, x: number, y: number): Marks => ({
  ...{ kind: "text", x, y, text: models.get(product) ?? String(product) },
  href: `/newdetail/${product}`,
});

const busbars = ({ buses, ties }: OneLineLayout): Marks => [
  conductor(buses.map(({ x1, x2, y }) => line(x1, y, x2, y)).join("")),
  buses.map(({ name, nameX, y }) => label(nameX, y - 8, name, { strong: true })),
  ties.map(({ text, x1, x2, y }) => {
    const middle = (x1 + x2) / 2;
    return [
      wire(line(x1, y, middle - 20, y) + line(middle + 20, y, x2, y)),
      element("breaker", middle, y, true),
      label(middle, y - 24, text, { anchor: "middle" }),
    ];
  }),
];

/** The text of an element, beside its symbol or, if there is no room, below it. */
function partWords({ part, x, y, letters }: PlacedPart, models: Models): Marks {
  const height = symbolHeight(part);
  const below = part.kind === "load" ? x - 20 : x + 14;
  const left = letters.below ? below : x + 26;
  const room = height - letters.lines.length * WORDS_LINE;
  const top = letters.below ? y + height + 11 : y + Math.max(0, room) / 2 + 12;
  return [
    letters.above.map((words, index) => label(x + 14, y + 12 + index * WORDS_LINE, words)),
    letters.lines.map((words, index) => {
      const at = top + index * WORDS_LINE;
      return typeof words === "string" ? label(left, at, words) : model(words.product, models, left, at);
    }),
  ];
}

const networkWidth = ({ network }: OneLine) => (network ? linkEnd(network.link) + 2 * BOX + 52 : 0);

/** Below the conductors: the bus of the devices, the gateway, and where it reports to. */
function networkMarks(
  { link, gateway, to }: NonNullable<OneLine["network"]>,
  models: Models,
  y: number,
): Marks {
  const from = linkEnd(link);
  const middle = y + 44;
  const far = gateway === undefined ? from : from + BOX + 44;
  const boxAt = (x: number) => box("device", { x, y: middle - 20, w: BOX, h: 40 }, 3);
  return [
    label(4, middle + 4.5, DEVICES),
    path("network", line(LINK_X, middle, from, middle)),
    label(LINK_X + 4, middle - 8, link),
    gateway !== undefined && [
      boxAt(from),
      model(gateway, models, from + 14, middle + 4.5),
      wire(line(from + BOX, middle, far, middle)),
    ],
    boxAt(far),
    label(far + BOX / 2, middle + 4.5, to, { anchor: "middle" }),
  ];
}

/**
 * A one-line diagram with busbars, conductors and elements. Each kind of line is a single path, to keep the page small.
 */
export function drawOneLine(diagram: OneLine, models: Models): Drawn {
  const layout = layoutOneLine(diagram);
  const ink = inkOf(layout);
  const { network } = diagram;
  const marks: Marks = [
    busbars(layout),
    wire(ink.lines),
    path("box", ink.bodies),
    path("part", ink.machines),
    path("solid", ink.solid),
    ink.letters.map(({ x, y, text, strong }) => label(x, y, text, { anchor: "middle", strong })),
    layout.parts.map((placed) => partWords(placed, models)),
    network && networkMarks(network, models, layout.height - NETWORK_HEIGHT),
  ];
  const width = Math.max(layout.width, networkWidth(diagram));
  return { width, height: layout.height, weight: 1.2, marks: listed(marks) };
}
