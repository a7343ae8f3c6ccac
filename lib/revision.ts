import { z } from "zod";

/** Facts of a product that changed, as they are called and were and are on its page; empty where there was or is none. */
export const changesShape = z.array(
  z.strictObject({ fact: z.string().min(1), before: z.string(), after: z.string() }),
);

export type FactChange = z.infer<typeof changesShape>[number];

export type Revision = {
  /** From 1 on. */
  number: number;
  /** `2026-01-31`. */
  date: string;
  /** None of the first. */
  changes: FactChange[];
};

/** Where all revisions of a product are told. */
export const revisionsHref = (product: number): string => `/newdetail/${product}/revisions`;

/** How a revision is called. */
export const versionName = (number: number): string => `V1.${number - 1}`;

/** Which revision a paper says what it says of, `V1.0 · 2026-01-31`; empty for a product that no migration wrote. */
export const revisionLabel = (revision: Revision | undefined): string =>
  revision ? `${versionName(revision.number)} · ${revision.date}` : "";

/** `230 mm×90 mm×290 mm（宽×厚×高`: three lengths and what each of them is. */
const LENGTH = String.raw`[\d.~()φ]+(?: mm)?`;
const SIZE = new RegExp(`(${LENGTH})×(${LENGTH})×(${LENGTH})（([宽高深厚])×([宽高深厚])×([宽高深厚])`, "g");

/** What a text says, however its minus is typed and in whatever order its lengths stand. */
const meaningOf = (text: string) =>
  text.replaceAll("−", "-").replace(SIZE, (_, ...found: string[]) =>
    [0, 1, 2]
      .map((at) => `${found[at + 3]?.replace("厚", "深")}${found[at]}`)
      .sort()
      .join("（"),
  );

/** A change of what is said, and not only of how. */
export const isChanged = ({ before, after }: FactChange): boolean => meaningOf(before) !== meaningOf(after);

const BETWEEN_ITEMS = "；";

/** A standard once, by its number and title, and not by its number before that. */
const eachOnce = (text: string) =>
  [...new Set(text.split(BETWEEN_ITEMS))]
    .filter((item, _, all) => !all.some((other) => other !== item && other.startsWith(item)))
    .join(BETWEEN_ITEMS);

/** What a text says, one by one, by the number of a standard and the value alone. */
const itemsOf = (text: string) =>
  text.split(/[；，]/).flatMap((item) => item.replace(/[《（].*$/, "").trim() || []);

/** What a change takes away, and what it adds. */
function movedItems({ before, after }: FactChange) {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  return { gone: was.filter((item) => !is.includes(item)), come: is.filter((item) => !was.includes(item)) };
}

/** Changes without those that only moved something to a line of its own, `海拔≤2000 m` to `海拔`, or from one line to another. */
function withoutMoves(changes: readonly FactChange[]): FactChange[] {
  const all = changes.map((change) => ({ change, fact: change.fact, ...movedItems(change) }));
  return all
    .filter((own) => {
      const others = all.filter((other) => other !== own);
      const isGoneTo = (item: string) =>
        others.some(({ fact, come }) => come.some((to) => to === item || fact + to === item));
      const isComeFrom = (item: string) =>
        others.some(({ gone }) => gone.some((from) => from === item || from === own.fact + item));
      const isMoved = own.gone.length + own.come.length > 0;
      return !(isMoved && own.gone.every(isGoneTo) && own.come.every(isComeFrom));
    })
    .map(({ change }) => change);
}

/** The head of a table that came or went, which says nothing beside its rows. */
const isHeadAlone = ({ fact, before, after }: FactChange) =>
  fact.endsWith(" 表头") && (before === "" || after === "");

/** From what a fact was before the first of these changes to what it is after the last. */
function mergedChanges(changes: readonly FactChange[]): FactChange[] {
  const merged = new Map<string, FactChange>();
  for (const { fact, before, after } of changes)
    merged.set(fact, { fact, before: merged.get(fact)?.before ?? before, after });
  const told = [...merged.values()]
    .map(({ fact, before, after }) => ({ fact, before: eachOnce(before), after: eachOnce(after) }))
    .filter((change) => isChanged(change) && !isHeadAlone(change));
  return withoutMoves(told);
}

const figuresOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(" ");

/** Changes of figures, with which somebody may have planned, before those of words alone. */
function figuresFirst(changes: readonly FactChange[]): FactChange[] {
  const isOfFigures = ({ before, after }: FactChange) => figuresOf(before) !== figuresOf(after);
  return [...changes.filter(isOfFigures), ...changes.filter((change) => !isOfFigures(change))];
}

/** What one day changed, figures first; the first publication is an entry of its own. */
export type RevisedDay = { versions: string; date: string; isFirst: boolean; changes: FactChange[] };

/** What a day without changes of facts was for. */
export const unchangedText = ({ isFirst }: RevisedDay): string =>
  isFirst ? "首次发布" : "整理写法，数据不变";

/** Revisions, the newest first, by their days: who reads them asks what was before that day and what is after it. */
export function revisedDays(revisions: readonly Revision[]): RevisedDay[] {
  const days: Revision[][] = [];
  for (const revision of revisions) {
    const last = days.at(-1);
    if (last?.[0]?.date === revision.date && revision.number > 1) last.push(revision);
    else days.push([revision]);
  }
  return days.map((day) => {
    const [newest, oldest] = [day[0]!, day.at(-1)!];
    return {
      versions: [...new Set([oldest, newest])].map(({ number }) => versionName(number)).join("~"),
      date: newest.date,
      isFirst: oldest.number === 1,
      changes: figuresFirst(mergedChanges([...day].reverse().flatMap(({ changes }) => changes))),
    };
  });
}
