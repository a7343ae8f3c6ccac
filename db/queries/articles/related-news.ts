import { NEWS_TYPE } from "@/lib/constants";
import { SITE } from "@/lib/site";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { mentionsOf } from "./mentions";
import { indexArticles, type IndexedArticle, type NewsDetail } from "./news";

/** Nobody chooses among more links at the end of an article. */
const MOST = 4;
/** Length of a phrase shared by two titles, in characters. Shorter ones occur in any title: 发布, 试验室, 电容器. */
const PHRASE = 4;
/** The number of products that two articles must both name; a single one is often mentioned in passing. */
const FEWEST_PRODUCTS = 2;

/** All phrases of that length in a title, without the company's name, which is in many. */
function phrasesIn(title: string): string[] {
  const runs = title.replaceAll(SITE.brand, " ").match(/\p{Script=Han}+/gu) ?? [];
  return runs.flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - PHRASE + 1) }, (_, at) => run.slice(at, at + PHRASE)),
  );
}

type Asked = Pick<NewsDetail, "id" | "title" | "subject">;
type Named = Pick<ProductDetail, "id" | "model">;

/** The number of these products that other news names. */
async function namingAlso(products: readonly Named[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const product of products) {
    const { knowledge, news } = await mentionsOf(product);
    for (const { id } of [...knowledge, ...news]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * Related news of both kinds: of the same subject first, then with a phrase of the title or several products in common;
 * within these the most similar, then the newest. Empty if there is none.
 *
 * @param products the products named in the article
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
