import { PART_NAMES } from "@/lib/one-line/parts";
import type { OneLine, OneLinePart } from "@/lib/one-line/shape";

type Models = ReadonlyMap<number, string>;

const partWords = ({ kind, product, text = "", branch, second }: OneLinePart, models: Models) => {
  const model = product === undefined ? "" : (models.get(product) ?? "");
  const words = [model, text, second ? `另一路${second.text}` : ""].filter(Boolean);
  if (kind === "load") return text;
  const name = `${branch ? "旁接" : ""}${PART_NAMES[kind]}`;
  return words.length > 0 ? `${name}（${words.join("，")}）` : name;
};
const columnWords = (parts: OneLinePart[], models: Models) =>
  parts.map((part) => partWords(part, models)).join("→");

/** A one-line diagram in words, a sentence for each conductor, for those who do not see it. */
export function describeOneLine({ sections, network }: OneLine, models: Models): string[] {
  const lines = sections.flatMap(({ name, incoming, feeders, tie }, at) => [
    ...(incoming.length === 0 ? [`${name}由${sections[at - 1]?.name ?? ""}的末条出线供电。`] : []),
    ...incoming.map((parts, index) => `${name}进线${index + 1}：${columnWords(parts, models)}。`),
    ...feeders.map((parts, index) => `${name}出线${index + 1}：${columnWords(parts, models)}。`),
    ...(tie ? [`${name}与下一段之间：${tie}。`] : []),
  ]);
  if (!network) return lines;
  const gateway = network.gateway === undefined ? "" : `经${models.get(network.gateway) ?? "网关"}`;
  return [...lines, `通信：现场设备以${network.link}${gateway}上送${network.to}。`];
}
