import { JumpList } from "@/components/ui/jump-list";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { IndexedArticle } from "@/db/queries/articles/news";
import { grouped } from "@/lib/grouped";
import { NO_SUBJECT, SUBJECTS } from "@/lib/links/articles";
import { phrased } from "@/lib/text/phrases";
import styles from "./article-index.module.css";

type Props = { articles: readonly IndexedArticle[]; isWhole: boolean; headingLevel: 2 | 3 };

const yearOf = ({ createtime }: IndexedArticle) => createtime.slice(0, 4);

const partOf = (key: string) => `articles-${key || "other"}`;

/** The subjects with articles, in their order. */
function bySubject(articles: readonly IndexedArticle[]) {
  const groups = grouped(articles, ({ subject }) => subject);
  return [...Object.entries(SUBJECTS), ["", NO_SUBJECT] as const].flatMap(([key, name]) => {
    const own = groups.get(key);
    return own ? [{ key, name, own }] : [];
  });
}

/** Links above the cards to the index below them, and to each of its subjects. */
export const SubjectLinks = ({ articles }: Pick<Props, "articles">) => (
  <JumpList
    label="按主题找文章"
    items={[
      { anchor: "articles", name: "文章索引", count: articles.length },
      ...bySubject(articles).map(({ key, name, own }) => ({ anchor: partOf(key), name, count: own.length })),
    ]}
  />
);

/** The index of articles by subject and year, as the cards have no links (SPEC §2). */
export function ArticleIndex({ articles, isWhole, headingLevel }: Props) {
  const [Heading, Inner] = headingLevel === 2 ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return (
    <section id="articles" aria-labelledby="articles-title" className={styles.index}>
      <Heading id="articles-title" className={styles.title}>
        {isWhole ? "全部行业文章" : "最近的行业文章"}
      </Heading>
      <StaticMarkup className={styles.subjects}>
        {bySubject(articles).map(({ key, name, own }) => (
          <div key={key} id={partOf(key)}>
            <Inner className={styles.subject}>{name}</Inner>
            {[...grouped(own, yearOf)].map(([year, ofYear]) => (
              <div key={year} className={styles.year}>
                <p>{year}年</p>
                <ul>
                  {ofYear.map((article) => (
                    <li key={article.id}>
                      <a href={`/detail/${article.id}`}>
                        <WordsMarkup text={phrased(article.title)} />
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </StaticMarkup>
    </section>
  );
}
