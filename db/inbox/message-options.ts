import { parseArgs } from "node:util";
import { type MessageFilter, STATES, type State } from "@/db/queries/inquiry/message-admin";
import { DAY_MS } from "@/lib/durations";
import { ORDER_STATES, type OrderState } from "@/lib/inquiry/order";
import { chinaMidnight } from "@/lib/text/china-time";

/** A usage error, printed for staff without a stack trace. */
export class UsageError extends Error {}

export function readDay(name: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? chinaMidnight(value) : new Date(NaN);
  // JavaScript accepts 30 February and turns it into a day of March.
  const exact = new Date(day.getTime() + 8 * 3_600_000);
  if (Number.isNaN(day.getTime()) || exact.toISOString().slice(0, 10) !== value)
    throw new UsageError(`${name} 要写成日期，例如 2026-11-20。`);
  return day;
}

function readState(value: string | undefined): State | undefined {
  if (value === undefined || STATES.includes(value as State)) return value as State | undefined;
  throw new UsageError(`--state 只能是 ${STATES.join("、")}。`);
}

export const ORDER_STATE_NAMES = Object.values(ORDER_STATES).join("、");
const ANY_ORDER = "全部";

export const orderStateNamed = (name: string | undefined) =>
  (Object.keys(ORDER_STATES) as OrderState[]).find((state) => ORDER_STATES[state] === name);

function readOrderFilter(value: string | undefined): OrderState | "any" | undefined {
  if (value === undefined) return undefined;
  const state = value === ANY_ORDER ? "any" : orderStateNamed(value);
  if (!state) throw new UsageError(`--order 只能是 ${ANY_ORDER}、${ORDER_STATE_NAMES}。`);
  return state;
}

/** Parses the number of lines to show; `usual` without an argument. */
export function readLimit(value: string | undefined, usual: number): number {
  if (value === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError("--limit 要写成 1 以上的整数。");
  return Number(value);
}

export function readId(value: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(value ?? "")) throw new UsageError("请写留言的编号，例如 12。");
  return Number(value);
}

export type MessageCommand = {
  name: string;
  words: string[];
  filter: MessageFilter;
  limit: number;
  /** The target folder of `files`; for all other commands `--to` is a day. */
  folder: string | undefined;
  /** Whether messages are grouped by phone number. */
  isByPhone: boolean;
};

/** Parses the arguments of `npm run messages --`. Days are in China time, the last one inclusive. */
export function readCommand(typed: string[]): MessageCommand {
  const option = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    from: option,
    to: option,
    state: option,
    order: option,
    owner: option,
    limit: option,
    overdue: flag,
    "by-phone": flag,
  };
  try {
    const { positionals, values } = parseArgs({ args: typed, options, allowPositionals: true });
    const [name = "", ...words] = positionals;
    const from = readDay("--from", values.from);
    const folder = name === "files" ? values.to : undefined;
    const to = folder === undefined ? readDay("--to", values.to) : undefined;
    const state = readState(values.state);
    const order = readOrderFilter(values.order);
    const filter = {
      ...(from && { from }),
      ...(to && { until: new Date(to.getTime() + DAY_MS) }),
      ...(state && { state }),
      ...(order && { order }),
      ...(values.owner !== undefined && { owner: values.owner === "无" ? "" : values.owner }),
      ...(values.overdue && { overdueAt: new Date() }),
    };
    return {
      name,
      words,
      folder,
      filter,
      limit: readLimit(values.limit, 50),
      isByPhone: values["by-phone"] ?? false,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      "有不认识的选项；可以用 --from、--to、--state、--order、--owner、--overdue、--by-phone、--limit。",
    );
  }
}
