type Unit = {
  /** The base unit; `times` is the factor to it. */
  of: string;
  times: number;
  /** The lowest possible value. */
  least: number;
};

const unit = (of: string, times = 1, least = 0): Unit => ({ of, times, least });

/** All units. Those with the same `of` can be converted into each other. */
const UNITS: Readonly<Record<string, Unit>> = {
  V: unit("V"),
  kV: unit("V", 1000),
  mA: unit("A", 0.001),
  A: unit("A"),
  kA: unit("A", 1000),
  mW: unit("W", 0.001),
  W: unit("W"),
  kW: unit("W", 1000),
  VA: unit("VA"),
  kVA: unit("VA", 1000),
  kvar: unit("kvar"),
  kWh: unit("kWh"),
  kvarh: unit("kvarh"),
  "W/kvar": unit("W/kvar"),
  Hz: unit("Hz"),
  kHz: unit("Hz", 1000),
  MHz: unit("Hz", 1_000_000),
  µs: unit("s", 0.000_001),
  ms: unit("s", 0.001),
  s: unit("s"),
  min: unit("s", 60),
  h: unit("s", 3600),
  天: unit("s", 86_400),
  mm: unit("m", 0.001),
  m: unit("m", 1, -Infinity),
  kg: unit("kg"),
  dB: unit("dB"),
  /** A-weighted sound level. */
  "dB(A)": unit("dB"),
  dBm: unit("dBm", 1, -Infinity),
  "℃": unit("℃", 1, -273),
  K: unit("K"),
  "%": unit("%", 1, -Infinity),
  /** Multiples of the rated current. */
  In: unit("In"),
  Un: unit("Un"),
  bps: unit("bps"),
  "点/周波": unit("点/周波"),
  次: unit("次"),
  万次: unit("次", 10_000),
  路: unit("路"),
  级: unit("级"),
  组: unit("级"),
  条: unit("级"),
  台: unit("台"),
  节点: unit("台"),
  费率: unit("费率"),
};

export const isUnit = (name: string): boolean => Object.hasOwn(UNITS, name);

/** Longest first, so that `kV` is not matched as `V`. */
export const UNIT_NAMES: readonly string[] = Object.keys(UNITS).sort((a, b) => b.length - a.length);

/** The same, escaped for regular expressions. */
export const UNIT_PATTERNS: readonly string[] = UNIT_NAMES.map((name) => name.replace(/[()]/g, "\\$&"));

/** The lowest possible value in a unit. */
export const leastOf = (name: string): number => UNITS[name]?.least ?? -Infinity;

const DIGITS = 12;

/** Converts a number into another unit (30 mA → 0.03 A); undefined if the dimensions differ. */
export function convert(value: number, from: string, to: string): number | undefined {
  if (from === to) return value;
  const [source, target] = [UNITS[from], UNITS[to]];
  if (!source || !target || source.of !== target.of) return undefined;
  return Number(((value * source.times) / target.times).toPrecision(DIGITS));
}

/** The base unit and factor of a unit; an unknown unit is its own base. */
export const dimensionOf = (name: string): { of: string; times: number } =>
  UNITS[name] ?? { of: name, times: 1 };
