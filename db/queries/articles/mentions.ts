import { setImmediate as turn } from "node:timers/promises";
import { gt, sql } from "drizzle-orm";
import { type db, prepared } from "@/db/client";
import { textsVersion } from "@/db/content-version";
import { builtPerContentVersion } from "@/db/per-content-version";
import { compareInList } from "@/db/queries/lists/list";
import { news } from "@/db/schema";
import { solutions } from "@/db/schema-cases";
import { NEWS_TYPE } from "@/lib/constants";
import { linkedProducts, possibleModels } from "@/lib/text/model-names";
import type { NewsItem } from "./news";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { SolutionItem } from "./solutions";

/** Rows per table read in one slice, some milliseconds of work. */
const SLICE = 40;
/** The maximum per kind, first in list order. */
const MOST = 4;

/** A table with texts that may name products. */
type Source = "solutions" | "news";
/** Industry news is background knowledge about the products it names; company news reports on them. */
type Kind = "solutions" | "knowledge" | "news";
/** A text that names products. */
type Item = Pick<typeof news.$inferSelect, "id" | "title" | "image" | "createtime" | "sort">;
export type Mentions = { solutions: SolutionItem[]; knowledge: NewsItem[]; news: NewsItem[] };
/** Texts that name a model or link to a product's page. */
type Index = Record<Kind, Map<string, Item[]>>;

/** The next rows of a table after an id. */
function next(orm: ReturnType<typeof db>, table: typeof news | typeof solutions, source: Source) {
  const { id, type, title, image, createtime, sort, maincontent } = table;
  const part = orm
    .select({
      ...{ id, type, title, image, createtime, sort, maincontent },
      source: sql<Source>`${sql.raw(`'${source}'`)}`.as("source"),
    })
    .from(table)
    .where(gt(id, sql.placeholder(source)))
    .orderBy(id)
    .limit(SLICE)
    .as(`next_${source}`);
  return orm.select().from(part);
}

const nextTexts = prepared((orm) =>
  next(orm, solutions, "solutions")
    .unionAll(next(orm, news, "news"))
    .prepare(),
);

const kindOf = (source: Source, type: number): Kind =>
  source === "news" && type === NEWS_TYPE.industry ? "knowledge" : source;

const linkTo = (id: number) => `#${id}`;

function add(names: Map<string, Item[]>, name: string, item: Item) {
  names.set(name, [...(names.get(name) ?? []), item].sort(compareInList).slice(0, MOST));
}

async function build(): Promise<Index> {
  const index: Index = { solutions: new Map(), knowledge: new Map(), news: new Map() };
  const after = { solutions: 0, news: 0 };
  for (;;) {
    const rows = nextTexts().all(after);
    for (const { source, type, maincontent, ...item } of rows) {
      const kind = kindOf(source, type);
      after[source] = item.id;
      for (const name of possibleModels(maincontent)) add(index[kind], name, item);
      for (const id of linkedProducts(maincontent)) add(index[kind], linkTo(id), item);
    }
    if (rows.length < SLICE) return index;
    await turn();
  }
}

// Searching 100,000 texts in SQL for a product that none of them names takes 580 ms.
const mentions = builtPerContentVersion("mentions", build, textsVersion);

/** Texts that name a product's model or link to it: applications, background knowledge and news. */
export async function mentionsOf({ id, model }: Pick<ProductDetail, "id" | "model">): Promise<Mentions> {
  const index = await mentions();
  const of = (kind: Kind) => {
    const found = [...(index[kind].get(model) ?? []), ...(index[kind].get(linkTo(id)) ?? [])];
    return [...new Set(found)].sort(compareInList).slice(0, MOST);
  };
  return { solutions: of("solutions"), knowledge: of("knowledge"), news: of("news") };
}
