import { eq, sql } from "drizzle-orm";
import { CASE_KEYS, type CaseChoice, type CaseKey } from "@/lib/cases/choice";
import type { CaseFacts, Figure } from "@/lib/cases/facts";
import { type Page, pageOf, type PageRequest } from "@/lib/links/paging";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { caseFacts, cases, solutionCases, solutions } from "@/db/schema-cases";
import type { CaseItem } from "./cases";
import type { SolutionItem } from "./solutions";
import { inListOrder } from "@/db/queries/lists/list";

export type CaseCard = CaseItem & {
  type: number;
  /** The products used, if known. */
  products: { id: number; title: string }[];
  facts: CaseFacts | undefined;
};

const used = sql<string>`(SELECT json_group_array(json_object('id', p.id, 'title', p.title)) FROM case_products u
  CROSS JOIN products p ON p.id = u.product WHERE u."case" = ${cases.id})`;
const figures = sql<string>`(SELECT json_group_array(json_object('name', name, 'before', "before", 'after', "after",
  'unit', unit)) FROM case_figures WHERE "case" = ${cases.id})`;

const all = prepared((orm) =>
  orm
    .select({
      id: cases.id,
      type: cases.type,
      title: cases.title,
      image: cases.image,
      caption: cases.caption,
      used: used.as("used"),
      facts: caseFacts,
      figures: figures.as("figures"),
    })
    .from(cases)
    .leftJoin(caseFacts, eq(caseFacts.case, cases.id))
    .orderBy(...inListOrder(cases))
    .prepare(),
);

/**
 * All cases in list order. Editors write only some dozens: one statement reads all, and filtering is done in memory.
 */
const cards = perContentVersion((): CaseCard[] =>
  all()
    .all()
    .map(({ used, facts, figures, ...item }) => ({
      ...item,
      products: JSON.parse(used) as CaseCard["products"],
      facts: facts
        ? {
            year: facts.year,
            industry: facts.industry,
            problems: facts.problems.split(","),
            site: facts.site,
            installed: facts.installed,
            town: facts.town,
            voltage: facts.voltage,
            figures: JSON.parse(figures) as Figure[],
          }
        : undefined,
    })),
);

const valuesOf = ({ facts }: CaseCard): Record<CaseKey, readonly string[]> => ({
  industry: facts ? [facts.industry] : [],
  problem: facts?.problems ?? [],
  town: facts?.town ? [facts.town] : [],
  voltage: facts?.voltage ? [facts.voltage] : [],
  year: facts ? [String(facts.year)] : [],
});

function isChosen(choice: CaseChoice, card: CaseCard): boolean {
  const values = valuesOf(card);
  return CASE_KEYS.every((key) => choice[key] === undefined || values[key].includes(choice[key]));
}

const ofType = (type?: number) => cards().filter((card) => type === undefined || card.type === type);

export const getCaseCard = (id: number): CaseCard | undefined => cards().find((card) => card.id === id);

/** Similarity of two cases: a shared solution counts most, then equipment and problem, then the place. */
function likeness(one: CaseCard, other: CaseCard, alongside: readonly CaseCard[]): number {
  const common = <Item>(some: readonly Item[] = [], others: readonly Item[] = []) =>
    some.filter((item) => others.includes(item)).length;
  const ids = ({ products }: CaseCard) => products.map(({ id }) => id);
  return (
    8 * common(alongside, [other]) +
    3 * common(one.facts?.problems, other.facts?.problems) +
    2 * (one.facts?.industry === other.facts?.industry ? 1 : 0) +
    4 * common(ids(one), ids(other))
  );
}

/** The most similar cases; ties in list order. */
export function similarCases(card: CaseCard, limit: number): CaseCard[] {
  const alongside = listSolutionsOfCase(card.id).flatMap(({ id }) => listCasesOfSolution(id));
  return cards()
    .filter(({ id, facts }) => id !== card.id && facts !== undefined && card.facts !== undefined)
    .map((other) => ({ other, likeness: likeness(card, other, alongside) }))
    .filter((found) => found.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, limit)
    .map(({ other }) => other);
}

/** All cases of a filter choice, of one type or of all. */
export const chosenCases = (choice: CaseChoice, type?: number): CaseCard[] =>
  ofType(type).filter((card) => isChosen(choice, card));

/** A page of cases, filtered by type, industry and problem. */
export const listCaseCards = (request: PageRequest & CaseChoice & { type: number }): Page<CaseCard> =>
  pageOf(chosenCases(request, request.type), request);

/** The number of cases for each value of each filter, with the other filters unchanged. */
export function countCaseChoices(
  choice: CaseChoice,
  type?: number,
): Record<CaseKey, ReadonlyMap<string, number>> {
  const counted = (key: CaseKey) => {
    const counts = new Map<string, number>();
    for (const card of chosenCases({ ...choice, [key]: undefined }, type))
      for (const value of valuesOf(card)[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  return {
    industry: counted("industry"),
    problem: counted("problem"),
    town: counted("town"),
    voltage: counted("voltage"),
    year: counted("year"),
  };
}

/** The first cases with a picture that used any of these products. */
export const listCasesOfProducts = (ids: readonly number[], limit: number): CaseCard[] =>
  cards()
    .filter(({ image, products }) => image !== "" && products.some(({ id }) => ids.includes(id)))
    .slice(0, limit);

const ofSolution = prepared((orm) =>
  orm
    .select({ id: solutionCases.case })
    .from(solutionCases)
    .where(eq(solutionCases.solution, sql.placeholder("solution")))
    .orderBy(solutionCases.place)
    .prepare(),
);

const solutionsOf = prepared((orm) =>
  orm
    .select({ id: solutions.id, title: solutions.title, image: solutions.image })
    .from(solutionCases)
    .innerJoin(solutions, eq(solutions.id, solutionCases.solution))
    .where(eq(solutionCases.case, sql.placeholder("case")))
    .orderBy(solutionCases.place, ...inListOrder(solutions))
    .prepare(),
);

/** The solutions that a case carried out; first those that list the case first. */
export const listSolutionsOfCase = (id: number): SolutionItem[] => solutionsOf().all({ case: id });

/** Project cases of a solution, as chosen by its editors. */
export function listCasesOfSolution(solution: number): CaseCard[] {
  const byId = new Map(cards().map((card) => [card.id, card]));
  return ofSolution()
    .all({ solution })
    .flatMap(({ id }) => byId.get(id) ?? []);
}
