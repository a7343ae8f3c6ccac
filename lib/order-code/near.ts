import { measured } from "@/lib/measured";
import type { Part } from "./shape";
import { valuesOf } from "./values";

/** What was probably meant by an invalid value: codes, and a text on their spelling. */
export type Near = { codes: string[]; says: string };

const NUMBER = /\d+(?:\.\d+)?/g;
const KILO = 1000;
const PLACES = 9;

const sorted = (figures: readonly number[]) => [...figures].sort((a, b) => a - b).join();
const total = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** `30` means 15+15 or 20+10, and `10+20` means 20+10. */
function nearSteps(part: Part & { kind: "steps" }, figures: readonly number[]): Near | undefined {
  const [first, second] = figures;
  if (first === undefined) return undefined;
  const stepsOf = (sum: string) => sum.split("+").map(Number);
  if (second !== undefined) {
    const codes = part.sums.filter((sum) => sorted(stepsOf(sum)) === sorted(figures));
    return codes.length > 0 ? { codes, says: `写作${codes.join("或")}` } : undefined;
  }
  const codes = part.sums.filter((sum) => total(stepsOf(sum)) === first);
  return codes.length > 0 ? { codes, says: `${measured(first, part.unit)}写${codes.join("或")}` } : undefined;
}

/** Volts instead of kilovolts, and vice versa. */
function nearVolts(part: Part & { kind: "number" }, [figure]: readonly number[]): Near | undefined {
  const factor = part.unit === "kV" ? 1 / KILO : part.unit === "V" ? KILO : undefined;
  if (factor === undefined || figure === undefined) return undefined;
  const code = String(Number((figure * factor).toFixed(PLACES)));
  return valuesOf(part).some((value) => value.code === code)
    ? { codes: [code], says: `代码写${part.unit}：${code}` }
    : undefined;
}

/** A value without its letter: `32` for C32. */
function nearLetter(part: Part & { kind: "number" }, [figure]: readonly number[]): Near | undefined {
  const letters = part.before.replace(/^[-/]/, "");
  const code = String(figure);
  return letters !== "" && valuesOf(part).some((value) => value.code === code)
    ? { codes: [code], says: `写作${letters}${code}${part.after}` }
    : undefined;
}

/** Another figure of the same choice: for `380` the choice 220, which means 220/380 V. */
function nearChoice(part: Part, [figure]: readonly number[]): Near | undefined {
  if (figure === undefined) return undefined;
  const saying = new RegExp(`(?<![\\d.])${String(figure).replace(".", "\\.")}(?![\\d.])`);
  const [only, another] = valuesOf(part).filter(({ meaning }) => saying.test(meaning));
  return only && !another ? { codes: [only.code], says: `${only.meaning}写${only.code}` } : undefined;
}

export function near(part: Part, written: string): Near | undefined {
  const figures = (written.match(NUMBER) ?? []).map(Number);
  if (part.kind === "steps") return nearSteps(part, figures);
  if (part.kind === "number") return nearLetter(part, figures) ?? nearVolts(part, figures);
  return /^\d+(?:\.\d+)? ?V?$/.test(written) ? nearChoice(part, figures) : undefined;
}
