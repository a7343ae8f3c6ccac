import type { Block, BusSchematic, Device } from "./schematic";

/** Width of a schematic in drawing units; a font of 13 units is still 12 px where a phone shows it 340 px wide. */
export const WIDTH = 360;
export const ROW = 22;
/** Rows left free between two banks of a unit, for the names of their switches. */
export const BANK_GAP = 0.75;
/** The left edge of the devices, and left of it the fuses and the ties of the secondaries. */
export const DEVICE_X = 232;
export const DEVICE_WIDTH = 116;
export const TIE_X = 214;
export const SYMBOL_X = 196;

const BUS_TOP = 40;
const HEAD = 32;
const GAP = 18;

export type PlacedBlock = { block: Block; y: number };
type PlacedDevice = Pick<Device, "name" | "out"> & {
  y: number;
  h: number;
  earth: boolean;
  blocks: PlacedBlock[];
};
export type BusLayout = {
  devices: PlacedDevice[];
  conductors: { name: string; x: number }[];
  busTop: number;
  busEnd: number;
  height: number;
};

const rowsOf = (block: Block) => {
  if (block.kind === "openDelta") return 5;
  if (block.kind === "taps")
    return block.terminals.length + ((block.banks ?? 1) - 1) * (block.lines.length + BANK_GAP);
  return block.kind === "transformers" ? block.lines.length * 2 : block.terminals.length;
};

/** Room below a block for the earth of its secondaries. */
const earthOf = (block: Block) => {
  if (block.kind === "openDelta") return 20;
  if (block.kind !== "transformers") return 0;
  return block.earthed ? 20 : 6;
};

/** Room for the text above fuses or coils, below taps of other conductors. */
const wordsOf = (block: Block, before: Block | undefined) =>
  block.kind === "taps" && block.via && block.via !== "ownBreaker" && before?.kind === "taps" ? 12 : 0;

/**
 * Devices below one another, with their blocks of terminals in rows; conductors end after the last row that needs them.
 */
export function layoutBus({ lines, devices, load, chain }: BusSchematic): BusLayout {
  let y = BUS_TOP + 4;
  let busEnd = y;
  const placed = devices.map(({ name, blocks, out, earth = false }) => {
    const top = y;
    y += HEAD;
    const rows = blocks.map((block, index) => {
      const past = block.kind === "stubs" && y < busEnd + 34 && load !== "";
      if (past) y = busEnd + 34;
      y += wordsOf(block, blocks[index - 1]);
      const at = y;
      y += (rowsOf(block) - 1) * ROW;
      if (block.kind !== "stubs") busEnd = y + 16 + earthOf(block);
      y += earthOf(block) + GAP + (block.kind === "stubs" ? 6 : 8);
      return { block, y: at };
    });
    const h = y - 10 - top;
    y += earth || chain ? 34 : 18;
    return { name, out, y: top, h, earth, blocks: rows };
  });
  const conductors = lines.map((name, index) => ({ name, x: 26 + index * 36 }));
  return { devices: placed, conductors, busTop: BUS_TOP, busEnd, height: Math.max(y - 8, busEnd + 32) };
}
