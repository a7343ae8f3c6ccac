import { PAIRS, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Block, Device, Stubs } from "./schematic";
import { named, type TerminalRow } from "./terminals";

export const VOLTAGES = ["UA", "UB", "UC", "UN"];

const numbered = PAIRS.map((name) => name.replace("*", ""));

/** Pairs of input and output; the input has the polarity star, at its number if the table has it there. */
export const withStars = (pairs: readonly string[]): string[] =>
  pairs.some((terminal) => terminal.includes("*"))
    ? [...pairs]
    : pairs.map((terminal, at) => (at % 2 === 0 ? `${terminal}*` : terminal));

/** Input and output of each phase: by number if the text pairs them, else by name. */
export const currents = (rows: TerminalRow[]) =>
  withStars(named(rows, /^(?!.*回零).*(电流|I[ABC]进|I[ABC]\*)/, numbered) ?? PAIRS);

export const voltages = (rows: TerminalRow[]) =>
  named(rows, /^(?!.*电流)(UA|电压|.*公共电压)/, VOLTAGES) ?? VOLTAGES;

export const supply = (rows: TerminalRow[]): Stubs[] => {
  const row = rows.find(({ job }) => job.includes("工作电源"));
  if (!row) return [];
  const own = row.terminals.length === 2 ? row.terminals : ["L", "N"];
  const terminals = named([row], /./, ["L", "N"]) ?? own;
  return [stub(terminals, row.job.startsWith("辅助") ? "辅助电源" : "工作电源", "fuse")];
};

const COMMUNICATION = /RS485|通信|抄表|本地/;

export const bus485 = (rows: TerminalRow[]): Stubs[] => {
  const row = rows.find(({ job }) => COMMUNICATION.test(job));
  if (!row) return [];
  const numbers = row.terminals.filter((terminal) => /^\d+$/.test(terminal));
  if (numbers.length > 3 || /-\d/.test(row.text)) return [stub([row.text], row.job)];
  const names = ["A", "B", "屏蔽"].slice(0, Math.max(2, numbers.length));
  return [
    stub(
      names.map((name, index) => `${numbers[index] ?? "485"} ${name}`),
      row.job.includes("选配") ? "RS485（选配）" : "RS485总线",
    ),
  ];
};

/** The remaining rows of the table with their own texts: pulses, relays, Ethernet, antennas; both ends of a pair. */
const further = (rows: TerminalRow[]): Stubs[] =>
  rows
    .filter(({ job }) => !/电压|电流|^U|^I|工作电源|^抄表/.test(job) && !COMMUNICATION.test(job))
    .map(({ terminals, text, job }) =>
      stub(terminals.length === 2 ? terminals : [text], job.replace(/（.*?）/g, "")),
    );

export const meterDevice = (product: DrawingProduct, blocks: Block[], rows: TerminalRow[]): Device => ({
  name: product.model,
  blocks: [...blocks, ...supply(rows), ...bus485(rows), ...further(rows)],
});
