import TEXTS from "@/db/content/site/tool-notes.json" with { type: "json" };
import { fillIn } from "@/lib/fill-in";

/**
 * The notes of the calculators by name, with the figures that they may have in double braces; editors write the texts.
 */
export const NOTES = {
  kvar: {
    beyond: [],
    nothingBeyond: [],
    enough: [],
    nothingEnough: [],
    bill: [],
    transformer: [],
    svg: ["原因"],
    fast: [],
    unbalanced: [],
    leading: [],
    resonating: [],
    quiet: [],
    clean: [],
    moderate: [],
    polluted: [],
    heavy: [],
    unknown: [],
    filter: [],
    unchecked: [],
    apart: ["接法"],
    nearSoDetuned: ["接法", "接近", "电抗率"],
    nearUnknown: ["接法", "接近"],
    nearClean: ["接法", "接近"],
    near: ["接法", "接近"],
    rate: [],
    rateChosen: [],
    rateHighVoltage: [],
    highSide: ["变压器无功", "高压侧功率因数", "力调电费", "目标", "母线功率因数", "补偿容量"],
    highVoltage: [],
    mainSwitch: [],
    levels: [],
  },
  harmonics: {
    over: ["次数"],
    within: [],
    withinAll: [],
    voltages: ["次数", "奇次限值", "偶次限值"],
    distorted: ["限值"],
    whole: [],
    neutral: [],
    neutralActive: [],
    neutralLarge: ["零线电流", "相电流"],
    neutralLargeActive: ["零线电流", "相电流"],
    choke: [],
    capacitors: ["无功"],
    measured: [],
    nothingNeeded: [],
  },
  meter: {
    settled: [],
    classD: [],
    warm: ["电流"],
    lacksClass: ["等级"],
    voltageTransformer: ["电压", "等级"],
    core: ["最小一次电流", "最小负荷", "一次电流"],
    secondary: [],
    ratio: [],
    direct: [],
    input: [],
    single: [],
  },
} as const;

type Notes = typeof NOTES;
type Figures<Names> = Names extends readonly string[]
  ? Readonly<Record<Names[number], string | number>>
  : never;

const ALL: { readonly [Tool in keyof Notes]: Readonly<Record<keyof Notes[Tool], string>> } = TEXTS;

/** Creates the notes of a calculator. */
export function notesOf<Tool extends keyof Notes>(tool: Tool) {
  const texts: Readonly<Record<keyof Notes[Tool], string>> = ALL[tool];
  return <Name extends keyof Notes[Tool]>(name: Name, figures: Figures<Notes[Tool][Name]>): string =>
    fillIn(texts[name], figures);
}
