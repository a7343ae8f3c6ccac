import { entryInRole } from "@/lib/parameters/entries";
import type { Field, Raw } from "@/lib/tools/fields";
import { shownFields } from "@/lib/tools/kvar/fields";
import { modeOf } from "@/lib/tools/kvar/load-fields";
import { notesOf } from "@/lib/tools/notes";
import { LOAD_KINDS } from "@/lib/tools/harmonics/spectra";
import { ratingsIn } from "./ratings";

/** The calculator for a search, with its input. */
export type AskedCalculation = {
  tool: "kvar" | "harmonics" | "meter";
  values: Raw;
  /** Fields that keep the value of the example and affect the result. */
  assumed: readonly string[];
  /** How ambiguous words were interpreted. */
  note?: string;
  /** The given input in words. */
  text: string;
};

/** The parts of a search that a calculator can use. */
type Told = {
  /** The figure in this unit, if any. */
  figure: (unit: string) => string | undefined;
  powerFactors: Raw;
  words: string;
};

const POWER_FACTORS =
  /(?:功率因数|力率|cos ?[φϕ]?)?\s*[从由]?\s*(0?\.\d+)(?:\s*(?:提高|提升|提|补偿|补|升|改)?(?:到|至|→|~|-|[,，、/])\s*|\s+)(0?\.\d+|1(?:\.0+)?)(?!\d|\s?[a-z%千万伏安毫级])/i;

/** A power factor and a higher target, with their text in the search. */
function powerFactorsIn(text: string): { said: string; powerFactors: Raw } {
  const [said = "", from, to] = POWER_FACTORS.exec(text) ?? [];
  return Number(to) > Number(from)
    ? { said, powerFactors: { pf1: String(Number(from)), pf2: String(Number(to)) } }
    : { said: "", powerFactors: {} };
}

/** The option of the voltage field for this voltage; undefined if there is none. */
function voltageOf(fields: readonly Field[], volts: string): string | undefined {
  const field = fields.find(({ name }) => name === "u");
  const rated = entryInRole("systemVoltage")?.ratedAs?.[volts] ?? volts;
  const options = field?.kind === "choice" ? field.options : [];
  return options.find(({ value }) => value === rated)?.value;
}

/** Above this load, which the example's transformer cannot carry, the transformer is left open. */
const EXAMPLE_KW = 700;

function ofLoad({ figure, powerFactors, words }: Told): Omit<AskedCalculation, "text"> | undefined {
  const kw = figure("kW");
  const isPowerFactor = Object.keys(powerFactors).length > 0;
  if (kw === undefined || !(isPowerFactor || /补偿|电容|无功|电机|电动机/.test(words))) return undefined;
  // Generators do not need compensation for their power as loads do.
  if (/光伏|发电|储能/.test(words)) return undefined;
  const sn = figure("kVA") ?? (Number(kw) > EXAMPLE_KW ? "" : undefined);
  const values = { mode: "load", by: "kw", p: kw, ...powerFactors, ...(sn !== undefined && { sn }) };
  return { tool: "kvar", values, assumed: ["pf1", "pf2", "u", "sn", "uk"] };
}

/** The site sells no transformers, so a search for one means the calculation. */
function ofTransformer({ figure, words }: Told): Omit<AskedCalculation, "text"> | undefined {
  const sn = figure("kVA");
  if (sn === undefined || figure("kW") !== undefined || !/补偿|电容|无功|变压器|箱变/.test(words))
    return undefined;
  return { tool: "kvar", values: { mode: "transformer", sn }, assumed: ["ratio", "u", "uk"] };
}

/** Choosing a meter for a load; without such words the figure is a rating of the meter. */
const ASKS_METER =
  /(?:电表|电能表|电度表).*(?:负荷|负载|选|配|用什么)|(?:负荷|负载|选|配).*(?:电表|电能表|电度表)/;

function ofTransducer({ figure, words }: Told): Omit<AskedCalculation, "text"> | undefined {
  const [a, kw] = [figure("A"), figure("kW")];
  const isAsked = (/互感器|变比|\bct\b/i.test(words) && !/传感器/.test(words)) || ASKS_METER.test(words);
  // Further figures, such as 333 mV, are ratings of a product.
  if (!isAsked || /\d/.test(words) || (a === undefined) === (kw === undefined)) return undefined;
  return a === undefined
    ? { tool: "meter", values: { by: "kw", x: kw ?? "" }, assumed: ["sys", "pf", "use", "len"] }
    : { tool: "meter", values: { by: "a", x: a }, assumed: ["sys", "use", "len"] };
}

/** Names of loads; if there are several kinds, the one with more harmonics. */
const LOADS: readonly (readonly [RegExp, string])[] = [
  [/12 ?脉/, "p12"],
  [/有源前端|igbt/i, "afe"],
  [/ups/i, "ups"],
  [/充电/, "ev"],
  [/中频炉|直流/, "mf"],
  [/电弧炉/, "arc"],
  [/led|照明/i, "led"],
  [/变频/, "vfd"],
];

function ofHarmonics({ figure, words }: Told): Omit<AskedCalculation, "text"> | undefined {
  const [kw, sn] = [figure("kW"), figure("kVA")];
  const name = LOADS.find(([called]) => called.test(words))?.[1];
  const load = LOAD_KINDS.find((kind) => kind.name === name);
  if (kw === undefined || !load || !/谐波|滤波|apf|有源/i.test(words)) return undefined;
  const values = {
    ...Object.fromEntries(LOAD_KINDS.map((kind) => [kind.name, ""])),
    [load.name]: kw,
    ...(sn && { sn }),
  };
  return {
    tool: "harmonics",
    values,
    assumed: ["sn", "uk", "margin"],
    note: `负荷按“${load.label}”估算，不是这种的在计算器里改。${load.isBare ? notesOf("harmonics")("choke", {}) : ""}`,
  };
}

/** Ratings of transformers (R10 series, GB/T 321), often typed without a unit; none of them is a network voltage. */
const SIZE = "(100|125|160|200|250|315|400|500|630|800|1000|1250|1600|2000|2500)";
const BARE_SIZES = [
  new RegExp(`(^|[^\\d.])${SIZE} ?的?(?=变压器|箱变)`, "g"),
  new RegExp(`(变压器|箱变) ?${SIZE}(?![\\d./]| ?[a-z%千万伏安])`, "gi"),
];

/** `1250变压器` as `1250kVA 变压器`. */
const withTransformerSizes = (text: string) =>
  BARE_SIZES.reduce((read, size) => read.replace(size, "$1 $2kVA "), text);

/** Units of the input of calculators; other units are ratings of products. */
const UNITS: ReadonlySet<string> = new Set(["kW", "kVA", "A", "V", "kV"]);

/**
 * The calculation for a search that contains all necessary input: `1000 kVA 配多少电容`,
 * `500kW 功率因数 0.7 补到 0.95`, `200kW 变频器 APF 选多大`; undefined for other searches.
 */
export function askedCalculation(searched: string): AskedCalculation | undefined {
  const text = withTransformerSizes(searched.normalize("NFKC"));
  const { said, powerFactors } = powerFactorsIn(text);
  const { ratings, marks, words } = ratingsIn(text.replace(said, said && " "));
  const figures = new Map(ratings.map(({ unit, min }) => [unit, String(min)]));
  const isPlain = ratings.every(({ unit, min, max }) => min === max && UNITS.has(unit));
  if (!isPlain || figures.size < ratings.length || marks.length > 0) return undefined;
  const told: Told = {
    figure: (unit) => figures.get(unit),
    powerFactors,
    words: words.join(" "),
  };
  const asked = [ofTransducer, ofLoad, ofTransformer, ofHarmonics].flatMap((reader) => reader(told) ?? [])[0];
  if (!asked) return undefined;
  const volts =
    figures.get("V") ?? (figures.has("kV") ? String(Number(figures.get("kV")) * 1000) : undefined);
  const fields = asked.tool === "kvar" ? shownFields(modeOf(asked.values.mode)) : [];
  const u = volts === undefined ? undefined : voltageOf(fields, volts);
  if (volts !== undefined && u === undefined) return undefined;
  const values: Raw = { ...asked.values, ...(u !== undefined && { u }) };
  const given = [...(said ? [said.trim()] : []), ...ratings.map((rating) => rating.text)].join("，");
  return { ...asked, values, text: given, assumed: asked.assumed.filter((name) => !(name in values)) };
}
