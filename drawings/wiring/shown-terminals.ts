import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Schematic } from "./schematic";
import { ROW } from "./terminals";
import { wiringOf } from "./wiring";

const LETTERS = "ABCN";
/** Prefixes of terminals in front of the letter, and texts that are not terminals. */
const KINDS = /^(?:母线夹|母排|连接器|常用|应急|端子排)(?=[A-Z])/;
const NO_TERMINAL = "红外窗";

const isWords = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

/** All texts of a schematic except names of conductors: bus terminals A and B are not the phases A and B. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) => (key === "lines" && isWords(one) ? [] : wordsOf(one)));
}

/** Texts that the renderer adds; a branch is connected to the busbar at terminals with the names of the phases. */
const added = (schematic: Schematic): string[] => {
  if (schematic.kind === "branch") return schematic.lines;
  if (schematic.kind !== "bus") return [];
  const { devices } = schematic;
  const blocks = devices.flatMap((device) => device.blocks);
  return [
    ...(devices.some(({ earth }) => earth) ? ["PE"] : []),
    ...(blocks.some(({ kind }) => kind === "transformers") ? ["P1", "P2", "S1", "S2"] : []),
    ...(blocks.some((block) => block.kind === "transformers" && block.earthed) ? ["接地"] : []),
  ];
};

/** "4*~9" → 4, 5 … 9; "IA~IC" → IA, IB, IC; "网络1/2" → 网络1, 网络2; "CTA±" → CTA+, CTA-. */
function spread(piece: string): string[] {
  const bare = piece.replaceAll("*", "");
  if (bare.endsWith("±")) return ["+", "-"].map((sign) => bare.slice(0, -1) + sign);
  if (bare.includes("/")) {
    const [head = "", ...others] = bare.split("/");
    const stem = head.replace(/[\dA-Z]$/, "");
    return [head, ...others.map((one) => (/^[\dA-Z]$/.test(one) ? stem + one : one))].flatMap(spread);
  }
  const [, lead = "", first = "", last = ""] = /^(.*?)(\d+|[A-N])~\D*?(\d+|[A-N])$/.exec(bare) ?? [];
  if (/\d/.test(first)) {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, step) => `${lead}${Number(first) + step}`);
  }
  if (first)
    return [...LETTERS.slice(LETTERS.indexOf(first), LETTERS.indexOf(last) + 1)].map((one) => lead + one);
  return [bare];
}

const cut = (text: string) =>
  text
    .replace(/<[^>]+>|（.*?）/g, "")
    .split("、")
    .map((piece) => piece.trim().replace(KINDS, ""))
    .filter((piece) => piece !== "" && piece !== NO_TERMINAL);

/** Terminals of the table that no schematic of the product shows. */
export function missingTerminals(product: DrawingProduct): string[] {
  const words = wiringOf(product).flatMap((schematic) => [...wordsOf(schematic), ...added(schematic)]);
  const tokens = words.flatMap((word) => [word, ...word.split(/\s/), ...word.split(/[\s、；，]|进|出|端子/)]);
  const shown = new Set(tokens.flatMap((token) => [token, ...spread(token)]));
  return [...product.wirecontent.matchAll(ROW)].flatMap(([, terminals = ""]) =>
    cut(terminals).filter((piece) => !shown.has(piece) && spread(piece).some((one) => !shown.has(one))),
  );
}
