import { isUnit } from "./units";

/** A quantity: single figures or a span, with the unit. */
export type Quantity = { numbers?: number[]; min?: number; max?: number; unit: string };

const NUMBER = "[-+]?\\d+(?:\\.\\d+)?";
const LIMIT = "(?:(?:AC|DC|AC/DC) )?[≤≥＜＞约]?";
const WHOLE = new RegExp(
  `^${LIMIT}(?:±(?<around>\\d+(?:\\.\\d+)?)|(?<min>${NUMBER})%?~(?<max>${NUMBER})|(?<list>${NUMBER}(?:(?:、${NUMBER})*|(?:/${NUMBER})*))) ?(?<unit>[^\\d\\s（，；、]*)$`,
);

/** Parses `450 V`, `0~50 ℃`, `±0.5 %`, `5/10/15 kvar`, `AC 400、450 V`; undefined if the text contains anything else. */
export function readQuantity(text: string): Quantity | undefined {
  const { around, min, max, list, unit = "" } = WHOLE.exec(text)?.groups ?? {};
  if (unit !== "" && !isUnit(unit)) return undefined;
  if (around !== undefined) return { min: -Number(around), max: Number(around), unit };
  if (min !== undefined) return { min: Number(min), max: Number(max), unit };
  return list === undefined ? undefined : { numbers: list.split(/[、/]/).map(Number), unit };
}
