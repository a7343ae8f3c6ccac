type Unit = {
  /** What it is a multiple of, and how many times. */
  of: string;
  times: number;
  /** The least value that can be. */
  least?: number;
};

const unit = (of: string, times = 1, least?: number): Unit => ({
  of,
  times,
  ...(least !== undefined && { least }),
});

/** Every unit of the catalogue. Those with the same `of` can be counted into each other. */
const UNITS: Readonly<Record<string, Unit>> = {
  V: unit("V", 1, 0),
  kV: unit("V", 1000, 0),
  mA: unit("A", 0.001, 0),
  A: unit("A", 1, 0),
  kA: unit("A", 1000, 0),
  mW: unit("W", 0.001, 0),
  W: unit("W", 1, 0),
  kW: unit("W", 1000, 0),
  VA: unit("VA", 1, 0),
  kVA: unit("VA", 1000, 0),
  kvar: unit("kvar", 1, 0),
  kWh: unit("kWh", 1, 0),
  kvarh: unit("kvarh", 1, 0),
  "W/kvar": unit("W/kvar", 1, 0),
  Hz: unit("Hz", 1, 0),
  kHz: unit("Hz", 1000, 0),
  MHz: unit("Hz", 1_000_000, 0),
  µs: unit("s", 0.000_001, 0),
  ms: unit("s", 0.001, 0),
  s: unit("s", 1, 0),
  min: unit("s", 60, 0),
  h: unit("s", 3600, 0),
  天: unit("s", 86_400, 0),
  mm: unit("m", 0.001, 0),
  m: unit("m"),
  kg: unit("kg", 1, 0),
  dB: unit("dB", 1, 0),
  /** Of sound, as an ear weighs it. */
  "dB(A)": unit("dB", 1, 0),
  dBm: unit("dBm"),
  "℃": unit("℃", 1, -273),
  K: unit("K", 1, 0),
  "%": unit("%"),
  /** Multiples of the rated current. */
  In: unit("In", 1, 0),
  Un: unit("Un", 1, 0),
  bps: unit("bps", 1, 0),
  "点/周波": unit("点/周波", 1, 0),
  次: unit("次", 1, 0),
  万次: unit("次", 10_000, 0),
  路: unit("路", 1, 0),
  级: unit("级", 1, 0),
  组: unit("级", 1, 0),
  条: unit("级", 1, 0),
  台: unit("台", 1, 0),
  节点: unit("台", 1, 0),
  费率: unit("费率", 1, 0),
};

export const isUnit = (name: string): boolean => Object.hasOwn(UNITS, name);

/** The longest first, so that `kV` is not read as `V` with a letter before it. */
export const UNIT_NAMES: readonly string[] = Object.keys(UNITS).sort((a, b) => b.length - a.length);

/** The same as regular expressions find them. */
export const UNIT_PATTERNS: readonly string[] = UNIT_NAMES.map((name) => name.replace(/[()]/g, "\\$&"));

/** The least value that a unit can have; none where it has none. */
export const leastOf = (name: string): number | undefined => UNITS[name]?.least;

const DIGITS = 12;

/** A number counted into another unit (30 mA → 0.03 A); nothing where that is another kind of thing. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  const [source, target] = [UNITS[from], UNITS[to]];
  if (!source || !target || source.of !== target.of) return undefined;
  return Number(((value * source.times) / target.times).toPrecision(DIGITS));
}

/** What a unit measures, and how many times; what is no unit measures nothing but itself. */
export const dimensionOf = (name: string): { of: string; times: number } =>
  UNITS[name] ?? { of: name, times: 1 };
