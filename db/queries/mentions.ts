import { setImmediate as turn } from "node:timers/promises";
import { gt, sql } from "drizzle-orm";
import { type db, prepared } from "@/db/client";
import { textsVersion } from "@/db/content-version";
import { builtPerContentVersion } from "@/db/per-content-version";
import { news, solutions } from "@/db/schema";
import { linkedProducts, possibleModels } from "@/lib/text/model-names";
import type { NewsItem } from "./news";
import type { ProductDetail } from "./products";
import type { SolutionItem } from "./solutions";

/** Texts of each kind read between two moments for others: some milliseconds. */
const SLICE = 40;
/** Of each kind, the first in list order are kept. */
const MOST = 4;

type Kind = "solutions" | "news";
/** A text that names products. */
type Item = Pick<typeof news.$inferSelect, "id" | "title" | "image" | "createtime" | "sort">;
/** The texts that name a model, or link to the page of a product. */
type Index = Record<Kind, Map<string, Item[]>>;

/** The next texts of a kind after an id. */
function next(orm: ReturnType<typeof db>, table: typeof news | typeof solutions, kind: Kind) {
  const { id, title, image, createtime, sort, maincontent } = table;
  const part = orm
    .select({
      ...{ id, title, image, createtime, sort, maincontent },
      kind: sql<Kind>`${sql.raw(`'${kind}'`)}`.as("kind"),
    })
    .from(table)
    .where(gt(id, sql.placeholder(kind)))
    .orderBy(id)
    .limit(SLICE)
    .as(`next_${kind}`);
  return orm.select().from(part);
}

const nextTexts = prepared((orm) =>
  next(orm, solutions, "solutions")
    .unionAll(next(orm, news, "news"))
    .prepare(),
);

const inListOrder = (a: Item, b: Item) =>
  b.sort - a.sort || b.createtime.localeCompare(a.createtime) || b.id - a.id;

const linkTo = (id: number) => `#${id}`;

function add(names: Map<string, Item[]>, name: string, item: Item) {
  names.set(name, [...(names.get(name) ?? []), item].sort(inListOrder).slice(0, MOST));
}

async function build(): Promise<Index> {
  const index: Index = { solutions: new Map(), news: new Map() };
  const after = { solutions: 0, news: 0 };
  for (;;) {
    const rows = nextTexts().all(after);
    for (const { kind, maincontent, ...item } of rows) {
      after[kind] = item.id;
      for (const name of possibleModels(maincontent)) add(index[kind], name, item);
      for (const id of linkedProducts(maincontent)) add(index[kind], linkTo(id), item);
    }
    if (rows.length < SLICE) return index;
    await turn();
  }
}

const mentions = builtPerContentVersion(build, textsVersion);

/** The solutions and the news that name a product by its model or link to it: what it was used for, and what was told of it. */
export async function mentionsOf({
  id,
  model,
}: Pick<ProductDetail, "id" | "model">): Promise<{ solutions: SolutionItem[]; news: NewsItem[] }> {
  const index = await mentions();
  const of = (kind: Kind) => {
    const found = [...(index[kind].get(model) ?? []), ...(index[kind].get(linkTo(id)) ?? [])];
    return [...new Set(found)].sort(inListOrder).slice(0, MOST);
  };
  return { solutions: of("solutions"), news: of("news") };
}
