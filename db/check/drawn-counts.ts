import type { Content } from "@/db/source/shapes";
import type { OneLine, OneLinePart } from "@/lib/one-line/shape";
import { asPattern } from "@/lib/text/as-pattern";
import { plainText } from "@/lib/text/plain-text";
import type { Finding, Rule } from "./finding";

type Said = [field: string, says: string];
const CHINESE = ["一", "两", "三", "四", "五", "六"];
const numberOf = (said: string) => CHINESE.indexOf(said) + 1 || Number(said);

/** The number in `8×50 kvar`, `60 A×4`, `36只`; one without a number. Undefined for open numbers: `每箱一只`, `12路`. */
function piecesOf({ text = "" }: OneLinePart): number | undefined {
  if (/每|\d路/.test(text)) return undefined;
  const said = /(?<![第\d])(\d+)(?:台|只|套|组|面)|(?<![\d.])(\d+)×\d|×(\d+)$/.exec(text);
  return Number(said?.[1] ?? said?.[2] ?? said?.[3] ?? 1);
}

/** The number of identical busbars: `箱变0.4 kV母线（3台相同）`. */
const busbarsOf = (name: string) => Number(/（(\d+)(?:台|面|段|栋|处)相同）$/.exec(name)?.[1] ?? 1);

/** Elements with a product, and the number of their busbar. */
const drawnIn = ({ sections }: OneLine) =>
  sections.flatMap(({ name, incoming, feeders }) =>
    [...incoming, ...feeders]
      .flat()
      .flatMap((part) =>
        part.product === undefined ? [] : [{ part, product: part.product, busbars: busbarsOf(name) }],
      ),
  );

/** The drawn pieces of a product; undefined if an element leaves the number open. */
function drawnPieces(diagram: OneLine, product: number): number | undefined {
  let sum = 0;
  for (const { part, busbars } of drawnIn(diagram).filter((drawn) => drawn.product === product)) {
    const pieces = piecesOf(part);
    if (pieces === undefined) return undefined;
    sum += pieces * busbars;
  }
  return sum;
}

/** The number of circuits that a last element stands for: `直流桩2~9`, `空压机1、2`, `3×30 kW`. */
function circuitsOf({ kind, text = "" }: OneLinePart): number {
  const range = /(\d+)~(\d+)(?!\d|\s*(?:kW|kvar|A|V))/.exec(text);
  if (range) return Number(range[2]) - Number(range[1]) + 1;
  if (kind !== "motor") return 1;
  const listed = /\D(\d(?:、\d)+)(?!\d)/.exec(text)?.[1];
  return listed ? listed.split("、").length : (piecesOf({ kind, text }) ?? 1);
}

/** If a conductor stands for several circuits, its devices must be counted once per circuit. */
function circuitFaults(diagram: OneLine, modelOf: ReadonlyMap<number, string>): Said[] {
  return diagram.sections.flatMap(({ feeders }) =>
    feeders.flatMap((parts) => {
      const end = parts.at(-1);
      const circuits = end ? circuitsOf(end) : 1;
      if (!end || circuits === 1) return [];
      return parts.flatMap((part): Said[] => {
        const pieces = piecesOf(part);
        const model = part.product === undefined ? undefined : modelOf.get(part.product);
        if (model === undefined || part.branch || pieces === undefined || pieces === circuits) return [];
        return [["diagram", `出线「${end.text}」是 ${circuits} 路，${model} 画的是 ${pieces}`]];
      });
    }),
  );
}

/** The diagram of a case must show the installed equipment in the same quantities. */
function equipmentFaults(
  { equipment, diagram }: Content["cases"][number],
  modelOf: ReadonlyMap<number, string>,
): Said[] {
  if (!diagram || equipment.length === 0) return [];
  const bought = new Map<number, number>();
  for (const { product, quantity } of equipment) bought.set(product, (bought.get(product) ?? 0) + quantity);
  const shown = new Set([...drawnIn(diagram).map(({ product }) => product)]);
  const strange = [...shown]
    .filter((product) => !bought.has(product))
    .map((product): Said => ["diagram", `画了设备表里没有的 ${modelOf.get(product) ?? product}`]);
  const differing = [...bought].flatMap(([product, quantity]): Said[] => {
    if (product === diagram.network?.gateway) return [];
    const pieces = drawnPieces(diagram, product);
    if (pieces === undefined || pieces === quantity) return [];
    return [["diagram", `${modelOf.get(product) ?? product} 画了 ${pieces}，设备表里是 ${quantity}`]];
  });
  return [...strange, ...differing];
}

/** The drawn pieces of a product with a rating. */
function drawnAt(diagram: OneLine, product: number, rating: string): number {
  const ratingOf = ({ text = "" }: OneLinePart) => /(?:\d×)?(\d+(?:\.\d+)? (?:kvar|A))/.exec(text)?.[1];
  return drawnIn(diagram)
    .filter((drawn) => drawn.product === product && ratingOf(drawn.part) === rating)
    .reduce((sum, { part, busbars }) => sum + (piecesOf(part) ?? 0) * busbars, 0);
}

/** Quantities in the text of a solution, `LH-SVG-M 2×75 kvar` or `两台75 kvar的LH-SVG-M`, must match its diagram. */
function toldFaults(
  { maincontent, diagram }: Content["solutions"][number],
  modelOf: ReadonlyMap<number, string>,
): Said[] {
  if (!diagram) return [];
  const text = plainText(maincontent);
  return [...new Set(drawnIn(diagram).map(({ product }) => product))].flatMap((product) => {
    const model = modelOf.get(product);
    if (model === undefined) return [];
    const name = asPattern(model);
    const told = [
      ...text.matchAll(new RegExp(`${name}(?![A-Z0-9-])[^，。；、×\\d]{0,8}(\\d+)×(\\d+ (?:kvar|A))`, "g")),
      ...text.matchAll(
        new RegExp(
          `(?<![各每\\d][^，。；、]{0,6})([一两三四五六]|\\d+)台(\\d+ (?:kvar|A))的 ?${name}(?![A-Z0-9-])`,
          "g",
        ),
      ),
    ];
    return told.flatMap(([, said = "", rating = ""]): Said[] => {
      const pieces = drawnAt(diagram, product, rating);
      return pieces === numberOf(said)
        ? []
        : [["diagram", `正文里 ${model} ${rating} 是 ${numberOf(said)} 台，画的是 ${pieces}`]];
    });
  });
}

/**
 * One-line diagrams with other quantities than the texts and the list of equipment. A warning, as the numbers are parsed from
 * texts, and a correct text may be worded in an unknown way.
 */
export const differentCounts: Rule = ({ solutions, cases, products }) => {
  const modelOf = new Map(products.map(({ id, model }) => [id, model]));
  const circuits = (diagram: OneLine | undefined) => (diagram ? circuitFaults(diagram, modelOf) : []);
  const found = (file: "solutions" | "cases", id: number, said: Said[]): Finding[] =>
    said.map(([field, says]) => ({ file, id, field, says }));
  return [
    ...solutions.flatMap((one) =>
      found("solutions", one.id, [...circuits(one.diagram), ...toldFaults(one, modelOf)]),
    ),
    ...cases.flatMap((one) =>
      found("cases", one.id, [...circuits(one.diagram), ...equipmentFaults(one, modelOf)]),
    ),
  ];
};
