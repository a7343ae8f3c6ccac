import { z } from "zod";
import { statementChanges, statementsIn } from "./statement-changes";

/** Changed facts of a product: name, text before and text after; empty where it did not exist. */
export const changesShape = z.array(
  z.strictObject({ fact: z.string().min(1), before: z.string(), after: z.string() }),
);

export type FactChange = z.infer<typeof changesShape>[number];

export type Revision = {
  /** From 1 on. */
  number: number;
  /** `2026-01-31`. */
  date: string;
  /** Empty for the first revision. */
  changes: FactChange[];
};

/** The page with all revisions of a product. */
export const revisionsHref = (product: number): string => `/newdetail/${product}/revisions`;

/** The display name of a revision. */
export const versionName = (number: number): string => `V1.${number - 1}`;

/** The revision label of a document, `V1.0 · 2026-01-31`; empty for a product without revisions. */
export const revisionLabel = (revision: Revision | undefined): string =>
  revision ? `${versionName(revision.number)} · ${revision.date}` : "";

/** `230 mm×90 mm×290 mm（宽×厚×高`: three lengths and their axes. */
const LENGTH = String.raw`[\d.~()φ]+(?: mm)?`;
const SIZE = new RegExp(`(${LENGTH})×(${LENGTH})×(${LENGTH})（([宽高深厚])×([宽高深厚])×([宽高深厚])`, "g");

/** A text normalized in its minus signs and the order of its lengths, for comparison. */
const meaningOf = (text: string) =>
  text.replaceAll("−", "-").replace(SIZE, (_, ...found: string[]) =>
    [0, 1, 2]
      .map((at) => `${found[at + 3]?.replace("厚", "深")}${found[at]}`)
      .sort()
      .join("（"),
  );

/** Whether a change is one of meaning, not only of spelling. */
export const isChanged = ({ before, after }: FactChange): boolean => meaningOf(before) !== meaningOf(after);

/** Removes the bare number of a standard that is also listed with its title. */
const eachOnce = (statements: ReadonlySet<string>) =>
  [...statements].filter((one, _, all) => !all.some((other) => other !== one && other.startsWith(one)));

/** The items of a text: numbers of standards, and single values. */
const itemsOf = (text: string) =>
  text.split(/[；，]/).flatMap((item) => item.replace(/[《（].*$/, "").trim() || []);

/** The items that a change removes and adds. */
function movedItems({ before, after }: FactChange) {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  return { gone: was.filter((item) => !is.includes(item)), come: is.filter((item) => !was.includes(item)) };
}

/** Removes changes that only moved a fact to another line, such as `海拔≤2000 m` to a line `海拔`. */
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

/** Whether a change is only the header of a new or removed table, which its rows include. */
const isHeadAlone = ({ fact, before, after }: FactChange) =>
  fact.endsWith(" 表头") && (before === "" || after === "");

/**
 * The changes of one day, statement by statement: a change names only the statements that it removed and added, so what a
 * later one takes back of an earlier one is no change.
 */
function mergedChanges(changes: readonly FactChange[]): FactChange[] {
  const facts = new Map<string, { gone: Set<string>; come: Set<string> }>();
  for (const { fact, before, after } of changes) {
    const [was, is] = [statementsIn(before), statementsIn(after)];
    const { gone, come } = facts.get(fact) ?? { gone: new Set(), come: new Set() };
    for (const one of was) if (!is.includes(one) && !come.delete(one)) gone.add(one);
    for (const one of is) if (!was.includes(one) && !gone.delete(one)) come.add(one);
    facts.set(fact, { gone, come });
  }
  const told = [...facts].flatMap(([fact, { gone, come }]) =>
    statementChanges(eachOnce(gone), eachOnce(come)).map((change) => ({ fact, ...change })),
  );
  return withoutMoves(told.filter((change) => isChanged(change) && !isHeadAlone(change)));
}

const figuresOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(" ");

/** The words before the old text of a changed fact and before its new one; a text that there is not has none. */
export function changeWords({ before, after }: FactChange): { before?: string; after?: string } {
  if (before === "") return { after: "新增" };
  return after === "" ? { before: "取消" } : { before: "原", after: "现" };
}

const isOfFigures = ({ before, after }: FactChange) => figuresOf(before) !== figuresOf(after);

/** Whether a statement only has other words than before, with the same figures. */
export const isOfWords = (change: FactChange): boolean =>
  change.before !== "" && change.after !== "" && !isOfFigures(change);

/** Sorts facts with changed figures, on which somebody may rely, before others, and mere words last. */
function figuresFirst(changes: readonly FactChange[]): FactChange[] {
  const told = changes.filter((change) => !isOfWords(change));
  const figures = new Set(told.filter(isOfFigures).map(({ fact }) => fact));
  return [
    ...told.filter(({ fact }) => figures.has(fact)),
    ...told.filter(({ fact }) => !figures.has(fact)),
    ...changes.filter(isOfWords),
  ];
}

/** The changes of one day, figures first; the first publication is a separate entry. */
export type RevisedDay = { versions: string; date: string; isFirst: boolean; changes: FactChange[] };

/** The text for a day without changed facts. */
export const unchangedText = ({ isFirst }: RevisedDay): string =>
  isFirst ? "首次发布" : "整理写法，数据不变";

/** Revisions by day, newest first: readers want to know what was before that day and after it. */
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
      changes: figuresFirst(
        mergedChanges([...day].reverse().flatMap(({ changes }) => withoutMoves(changes))),
      ),
    };
  });
}
