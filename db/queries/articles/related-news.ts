import { NEWS_TYPE } from "@/lib/constants";
import { SITE } from "@/lib/site";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { mentionsOf } from "./mentions";
import { indexArticles, type IndexedArticle, type NewsDetail } from "./news";

/** More than stand beside an article's end nobody chooses from. */
const MOST = 4;
/** Characters that two titles have in a row. Fewer are in titles of any kind: 发布, 试验室, 电容器. */
const PHRASE = 4;
/** Products that two articles name: one alone is often named in passing. */
const FEWEST_PRODUCTS = 2;

/** What a title says, in pieces of that length; the maker's own name stands in many. */
function phrasesIn(title: string): string[] {
  const runs = title.replaceAll(SITE.brand, " ").match(/\p{Script=Han}+/gu) ?? [];
  return runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - PHRASE + 1) }, (_, at) => run.slice(at, at + PHRASE)),
  );
}

type Asked = Pick<NewsDetail, "id" | "title" | "subject">;
type Named = Pick<ProductDetail, "id" | "model">;

/** How many of these products other news name. */
async function namingAlso(products: readonly Named[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const product of products) {
    const { knowledge, news } = await mentionsOf(product);
    for (const { id } of [...knowledge, ...news]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * News of both kinds that have to do with one: of its subject first, then those whose titles share a phrase or that
 * name several of its products; of each those that share most, then the newest. None where nothing is shared.
 *
 * @param products those that the article names
 */
export async function relatedNews(
  article: Asked,
  products: readonly Named[],
): Promise<readonly IndexedArticle[]> {
  const phrases = new Set(phrasesIn(article.title));
  const named = await namingAlso(products);
  const found = Object.values(NEWS_TYPE)
    .flatMap((type) => indexArticles(type).articles)
    .filter(({ id }) => id !== article.id)
    .map((other) => {
      const isOfSubject = article.subject !== "" && other.subject === article.subject;
      const hasPhrase = phrasesIn(other.title).some((phrase) => phrases.has(phrase));
      const count = named.get(other.id) ?? 0;
      const isRelated = isOfSubject || hasPhrase || count >= FEWEST_PRODUCTS;
      return { other, isRelated, isOfSubject, shared: count + Number(hasPhrase) };
    })
    .filter(({ isRelated }) => isRelated);
  return found
    .sort(
      (a, b) =>
        Number(b.isOfSubject) - Number(a.isOfSubject) ||
        b.shared - a.shared ||
        b.other.createtime.localeCompare(a.other.createtime) ||
        b.other.id - a.other.id,
    )
    .slice(0, MOST)
    .map(({ other }) => other);
}
