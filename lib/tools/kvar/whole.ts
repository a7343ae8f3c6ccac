import type { Match } from "@/lib/tools/answer";
import {
  type Candidate,
  covers,
  fewest,
  named,
  singles,
  singlesWith,
  singlesWithout,
} from "@/lib/tools/candidate";
import type { OptionRole } from "@/lib/tools/parameter-roles";
import type { Bank } from "./bank";
import { outputKvar, ratedText, reactorText } from "./reactor";
import { CAPACITY, RATE, RATED, VOLTAGE } from "./units";
import { amountOf, type Found, installed, kvarText, missing, noted, outputOf } from "./ways";

const MOST_CABINETS = 4;

const says = ({ pattern }: Candidate, figure: "steps" | "percent") =>
  pattern?.parts.some((part) => "figure" in part && part.figure === figure) ?? false;

/**
 * Whether a product can be ordered with these capacitors. Its data have the rates of the reactors that it may have, whose
 * capacitors follow from the rate, and the voltages of its capacitors; without voltages, it takes any.
 */
function isMadeWith(candidate: Candidate, { rate, rated }: Bank): boolean {
  if (rate > 0) return singles(candidate, RATE).includes(rate);
  if (singles(candidate, RATED).length === 0) return true;
  return singlesWithout(candidate, RATED, RATE).includes(rated);
}

/** The reactor and its capacitors if the order code cannot tell them, which would order capacitors without one. */
function uncoded(candidate: Candidate, { rate, rated }: Bank, mode?: OptionRole): string {
  if (rate === 0 || says(candidate, "percent")) return "";
  return `${reactorText(rate)}，${mode === "mixed" ? "相间" : ""}电容器额定 ${ratedText(rated)}`;
}

/** Assembled equipment for the network, by its capacity; `mode` is the compensation mode, unless it is decided on site. */
export function whole(
  candidate: Candidate,
  kvar: number,
  bank: Bank,
  made: string,
  mode?: OptionRole,
): Found[] {
  if (!covers(candidate, VOLTAGE, bank.system) || !isMadeWith(candidate, bank)) return [];
  const way = fewest(singlesWith(candidate, CAPACITY, { [VOLTAGE]: bank.system }), bank.order, MOST_CABINETS);
  if (!way) return [];
  const { rated, rate, system } = bank;
  const total = way.size * way.count;
  // Steps of the size of the calculated units, if the cabinet can be divided into such steps.
  const each = bank.units?.way.size ?? bank.steps.size;
  const steps = Number.isInteger(way.size / each) ? way.size / each : undefined;
  const figures = { size: way.size, steps, mode, percent: rate > 0 ? rate : undefined };
  const product = named(candidate, mode ? figures : {});
  const isStepped = product.code !== "" && says(candidate, "steps");
  const output = outputKvar(total, rated, system, rate / 100);
  const ordered = uncoded(candidate, bank, mode);
  const match: Match = {
    ...product,
    amount: amountOf(way),
    gives: outputOf(output, undefined),
    pieces: way.count,
    ...(mode === undefined && { isUndecided: true }),
    reason: `成套装置，${installed({ total, order: bank.order })}${isStepped ? `，每台 ${steps} 级（每级 ${kvarText(each)}）` : ""}${made}${ordered && `；订货代码不含电抗，备注写明：${ordered}`}`,
    note: ordered ? `${missing(kvar)}，${ordered}` : noted(kvar, bank),
  };
  const all = steps === undefined ? undefined : { count: steps * way.count };
  return [{ match, times: total / bank.order, output, steps: all }];
}
