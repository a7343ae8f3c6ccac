import type { OneLine, OneLinePart, OneLineSection } from "@/lib/one-line/shape";
import { clustersOf, COLUMN } from "./clusters";
import { type Lettering, letteringOf, symbolHeight, WORDS_LINE } from "./parts";

/** Position of the conductor in its column; drawing units are CSS pixels. */
const WIRE_X = 24;
const TOP = 6;
const BUS_ROOM = 30;
const TIE = 64;
export const NETWORK_HEIGHT = 92;

export type PlacedPart = {
  part: OneLinePart;
  x: number;
  y: number;
  bottom: number;
  letters: Lettering;
  /** The conductor starts or ends here. */
  end: "top" | "bottom" | undefined;
  /** Position of the current transformer directly above, which feeds a controller. */
  transformerY: number | undefined;
};
type Wire = { x: number; y1: number; y2: number };
type Bus = { name: string; nameX: number; x1: number; x2: number; y: number };
export type OneLineLayout = {
  width: number;
  height: number;
  buses: Bus[];
  ties: { text: string; x1: number; x2: number; y: number }[];
  /** Between elements, and between elements and busbars. */
  wires: Wire[];
  junctions: { x: number; y: number }[];
  parts: PlacedPart[];
};

const heightOf = (part: OneLinePart) => {
  const { lines, below } = letteringOf(part);
  const words = lines.length * WORDS_LINE;
  return below ? symbolHeight(part) + words + 6 : Math.max(symbolHeight(part), words + 4) + 4;
};
const total = (parts: OneLinePart[]) => parts.reduce((sum, part) => sum + heightOf(part), 0);
const tallest = (columns: OneLinePart[][]) => Math.max(0, ...columns.map(total));

/** The elements of an incomer or a feeder, stacked from a height down. */
function stack(parts: OneLinePart[], x: number, from: number, isSupply: boolean): PlacedPart[] {
  let y = from;
  let ringY = from;
  return parts.map((part, index) => {
    const isOuter = index === (isSupply ? 0 : parts.length - 1);
    const end = isOuter ? (isSupply ? ("top" as const) : ("bottom" as const)) : undefined;
    const isSampled = part.kind === "controller" && parts[index - 1]?.kind === "currentTransformer";
    const transformerY = isSampled ? ringY : undefined;
    const placed = { part, x, y, bottom: y + heightOf(part), letters: letteringOf(part), end, transformerY };
    ringY = y + 20;
    y = placed.bottom;
    return placed;
  });
}

/** The name of a busbar is beside the conductors that enter it from above. */
function nameAt({ incoming }: OneLineSection, x: number, feed: number | undefined) {
  if (feed === undefined) return x + incoming.length * COLUMN + 4;
  return feed < x + COLUMN ? feed + 8 : x + 4;
}

/** Places a section. Its incomers end on the busbar; without incomers, a feeder at `feed` supplies it from above. */
function place(
  section: OneLineSection,
  cluster: { x: number; columns: number },
  busY: number,
  feed?: number,
) {
  const xOf = (index: number) => cluster.x + index * COLUMN + WIRE_X;
  const supplies = section.incoming.map((parts, index) =>
    stack(parts, xOf(index), busY - 10 - total(parts), true),
  );
  const feeders = section.feeders.map((parts, index) => stack(parts, xOf(index), busY + 10, false));
  const bus: Bus = {
    name: section.name,
    nameX: nameAt(section, cluster.x, feed),
    x1: cluster.x + 4,
    x2: cluster.x + cluster.columns * COLUMN - 10,
    y: busY,
  };
  const wires = [...supplies, ...feeders].map(([first]) => first?.x ?? 0);
  return {
    bus,
    parts: [...supplies, ...feeders].flat(),
    wires: [
      ...supplies.map((column) => ({ x: column[0]?.x ?? 0, y1: column.at(-1)?.bottom ?? busY, y2: busY })),
      ...feeders.map((column) => ({ x: column[0]?.x ?? 0, y1: busY, y2: busY + 10 })),
    ],
    junctions: [...new Set(wires), ...(feed === undefined ? [] : [feed])].map((x) => ({ x, y: busY })),
    bottom: busY + 10 + tallest(section.feeders),
    last: feeders.at(-1)?.at(-1),
  };
}

/**
 * Places busbars with incomers above and feeders below; sections side by side or below the feeder that supplies them.
 */
export function layoutOneLine(diagram: OneLine): OneLineLayout {
  const clusters = clustersOf(diagram.sections);
  const firstBus = TOP + 10 + Math.max(...diagram.sections.map(({ incoming }) => tallest(incoming)));
  const layout: OneLineLayout = {
    ...{ width: 0, height: 0, buses: [], ties: [], wires: [], junctions: [], parts: [] },
  };
  let x = 0;
  for (const { sections, columns } of clusters) {
    let y = firstBus;
    let above: PlacedPart | undefined;
    for (const section of sections) {
      const placed = place(section, { x, columns }, y, above?.x);
      if (above) layout.wires.push({ x: above.x, y1: above.bottom, y2: y });
      layout.buses.push(placed.bus);
      layout.parts.push(...placed.parts);
      layout.wires.push(...placed.wires);
      layout.junctions.push(...placed.junctions);
      if (section.tie)
        layout.ties.push({ text: section.tie, x1: placed.bus.x2, x2: placed.bus.x2 + TIE + 14, y });
      above = placed.last;
      layout.height = Math.max(layout.height, placed.bottom + 8);
      y = placed.bottom + BUS_ROOM;
    }
    x += columns * COLUMN;
    layout.width = Math.max(layout.width, x);
    x += sections.some(({ tie }) => tie) ? TIE : 12;
  }
  return { ...layout, height: layout.height + (diagram.network ? NETWORK_HEIGHT : 0) };
}
