/** Codes by which machines know units: UN/ECE Recommendation 20, as schema.org's `unitCode` has it. */
export const UNIT_CODES: Readonly<Record<string, string>> = {
  V: "VLT",
  kV: "KVT",
  mA: "4K",
  A: "AMP",
  kA: "B22",
  mW: "C31",
  W: "WTT",
  kW: "KWT",
  VA: "D46",
  kvar: "KVR",
  Hz: "HTZ",
  kHz: "KHZ",
  MHz: "MHZ",
  µs: "B98",
  ms: "C26",
  s: "SEC",
  min: "MIN",
  h: "HUR",
  天: "DAY",
  mm: "MMT",
  m: "MTR",
  kg: "KGM",
  dB: "2N",
  "℃": "CEL",
  K: "KEL",
  "%": "P1",
  bps: "B10",
};

/** Units that are words: multiples of a rated value, counts, and ratios that have no code. */
export const TEXT_UNITS: readonly string[] = [
  ...["In", "Un", "W/kvar", "点/周波", "费率"],
  ...["次", "万次", "路", "级", "组", "条", "台", "节点"],
];
