import { PART_NAMES } from "@/lib/one-line/parts";
import type { OneLine, OneLinePart } from "@/lib/one-line/shape";

type Models = ReadonlyMap<number, string>;

const partWords = ({ kind, product, text = "", branch, second }: OneLinePart, models: Models) => {
  const model = product === undefined ? "" : (models.get(product) ?? "");
  const words = [model, text, second ? `另一路${second.text}` : ""].filter(Boolean);
  if (kind === "load") return text;
  const name = `${branch ? "旁接" : ""}${PART_NAMES[kind]}`;
  // The text `10 kV市电进线` already contains the name 市电进线.
  if (words.length === 1 && text.includes(name)) return text;
  return words.length > 0 ? `${name}（${words.join("，")}）` : name;
};
const columnWords = (parts: OneLinePart[], models: Models) =>
  parts.map((part) => partWords(part, models)).join("→");

/** One sentence for each conductor of a kind. */
const conductors = (name: string, columns: readonly OneLinePart[][], models: Models) =>
  columns.map((parts, at) => `${name}${columns.length > 1 ? at + 1 : ""}：${columnWords(parts, models)}。`);

/** The description of a busbar or of the network. */
export type Described = { name: string; lines: string[] };

/** A text alternative of a one-line diagram: for each busbar, one sentence per conductor. */
export function describeOneLine({ sections, network }: OneLine, models: Models): Described[] {
  const busbars = sections.map(({ name, incoming, feeders, tie }, at): Described => ({
    name: incoming.length > 0 ? name : `${name}，由${sections[at - 1]?.name ?? ""}的末条出线供电`,
    lines: [
      ...conductors("进线", incoming, models),
      ...conductors("出线", feeders, models),
      ...(tie ? [`与${sections[at + 1]?.name ?? "下一段"}之间：${tie}。`] : []),
    ],
  }));
  if (!network) return busbars;
  const gateway = network.gateway === undefined ? "" : `经${models.get(network.gateway) ?? "网关"}`;
  return [...busbars, { name: "通信", lines: [`现场设备以${network.link}${gateway}上送${network.to}。`] }];
}
