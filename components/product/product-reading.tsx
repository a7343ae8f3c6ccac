import type { ReactNode } from "react";
import { PostListMarkup } from "@/components/board/post-list";
import { classNames } from "@/components/ui/class-names";
import { ButtonLink } from "@/components/ui/button-link";
import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { FoldMarkup } from "@/components/ui/fold-markup";
import { PublishedDate } from "@/components/ui/published-date";
import { StaticMarkup } from "@/components/ui/static-markup";
import { Section } from "@/components/ui/section";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { Mentions } from "@/db/queries/articles/mentions";
import type { NewsItem } from "@/db/queries/articles/news";
import type { ListedPost } from "@/db/queries/board/board";
import { boardHref } from "@/lib/board/addresses";
import { ERASABLE } from "@/lib/board/erasable";
import { writeLink } from "@/lib/board/write-link";
import { LISTS } from "@/lib/links/section-lists";
import { phrased } from "@/lib/text/phrases";
import styles from "./product-reading.module.css";

/** More would make this column longer than the others. */
const MOST_ARTICLES = 2;

type Reading = Pick<Mentions, "knowledge" | "news"> & { questions: readonly ListedPost[] };

const PARTS = [
  { id: "questions", title: "问答" },
  { id: "knowledge", title: "知识" },
  { id: "news", title: "新闻" },
] as const;

/** The non-empty parts, for the page's anchor navigation. */
export const readingParts = (reading: Reading) => PARTS.filter(({ id }) => reading[id].length > 0);

type ColumnProps = {
  id: string;
  title: string;
  /** Collapsed on phones, where the fold has the title and the site menu leads to the other articles. */
  isFolded?: boolean;
  more: { href: string; label: string };
  children: ReactNode;
};

const Column = ({ id, title, isFolded = false, more, children }: ColumnProps) => (
  <div id={id} className={classNames(styles.column, isFolded && styles.folded)}>
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      <ButtonLinkMarkup href={more.href} variant="ghost">
        {more.label}
      </ButtonLinkMarkup>
    </div>
    {children}
  </div>
);

const Articles = ({ items }: { items: readonly NewsItem[] }) => (
  <ul>
    {items.map(({ id, title, createtime }) => (
      <li key={id} className={styles.item}>
        <a href={`/detail/${id}`}>
          <WordsMarkup text={phrased(title)} />
        </a>
        <PublishedDate createtime={createtime} />
      </li>
    ))}
  </ul>
);

/** Questions about a product, articles and company news that mention it, and the link to ask. */
export function ProductReading({ product, questions, knowledge, news }: Reading & { product: number }) {
  const write = writeLink({ kind: "speak", product }, "就这款产品提问");
  const articles = [
    { id: "knowledge", title: "相关知识", items: knowledge, list: LISTS.trade },
    { id: "news", title: "相关新闻", items: news, list: LISTS.company },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ items, ...rest }) => ({ ...rest, items: items.slice(0, MOST_ARTICLES) }));
  if (questions.length + articles.length === 0)
    return (
      <Section label="提问" room="close">
        <p className={styles.ask}>
          这款产品还没有人提问。
          <ButtonLink href={write.href} rel="nofollow" variant="ghost">
            {write.label}
          </ButtonLink>
        </p>
      </Section>
    );
  const isErasable = questions.some(({ isSeed }) => !isSeed);
  return (
    <Section
      title="问答与阅读"
      action={
        <ButtonLink href={write.href} rel="nofollow" variant="ghost">
          {write.label}
        </ButtonLink>
      }
    >
      <StaticMarkup className={styles.columns} {...(isErasable && { [ERASABLE]: "" as const })}>
        {questions.length > 0 && (
          <Column
            id="questions"
            title="工程问答"
            more={{ href: boardHref({ kind: "speak", product }), label: "这款产品的问题" }}
          >
            <PostListMarkup kind="speak" items={questions} label="关于这款产品的问题" headingLevel={4} />
          </Column>
        )}
        {articles.map(({ id, title, items, list }) => (
          <Column
            key={id}
            id={id}
            title={title}
            isFolded
            more={{ href: list.path, label: `更多${list.label}` }}
          >
            <FoldMarkup title={title} span={`${items.length} 篇`}>
              <Articles items={items} />
            </FoldMarkup>
          </Column>
        ))}
      </StaticMarkup>
    </Section>
  );
}
