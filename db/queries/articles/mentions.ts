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

/** Rows of each table read between two moments for others: some milliseconds. */
const SLICE = 40;
/** Of each kind, the first in list order are kept. */
const MOST = 4;

/** A table whose texts may name products. */
type Source = "solutions" | "news";
/** Industry news are what is worth knowing of the products that they name; company news tell of them. */
type Kind = "solutions" | "knowledge" | "news";
/** A text that names products. */
type Item = Pick<typeof news.$inferSelect, "id" | "title" | "image" | "createtime" | "sort">;
export type Mentions = { solutions: SolutionItem[]; knowledge: NewsItem[]; news: NewsItem[] };
/** The texts that name a model, or link to the page of a product. */
type Index = Record<Kind, Map<string, Item[]>>;

/** The next texts of a table after an id. */
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

// SQL looks 580 ms through 100,000 texts for a product that none of them names.
const mentions = builtPerContentVersion("mentions", build, textsVersion);

/** What names a product by its model or links to it: what it was used for, what is worth knowing, and what was told of it. */
export async function mentionsOf({ id, model }: Pick<ProductDetail, "id" | "model">): Promise<Mentions> {
  const index = await mentions();
  const of = (kind: Kind) => {
    const found = [...(index[kind].get(model) ?? []), ...(index[kind].get(linkTo(id)) ?? [])];
    return [...new Set(found)].sort(compareInList).slice(0, MOST);
  };
  return { solutions: of("solutions"), knowledge: of("knowledge"), news: of("news") };
}
