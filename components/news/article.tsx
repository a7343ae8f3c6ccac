import { Share } from "@/components/page/share";
import { BackLink } from "@/components/ui/back-link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import type { NewsDetail } from "@/db/queries/articles/news";
import { isRender } from "@/lib/pictures";
import { readingMinutes } from "@/lib/text/contents";
import styles from "./article.module.css";
import { phrased } from "@/lib/text/phrases";
import { Words } from "@/components/ui/words";
import { PublishedDate } from "@/components/ui/published-date";

type Props = {
  article: NewsDetail;
  /** The displayed HTML. */
  html: string;
  kind: string;
  backHref: string;
};

export function Article({ article, html, kind, backHref }: Props) {
  return (
    <article>
      <header className={styles.head}>
        <h1>
          <Words text={phrased(article.title)} />
        </h1>
        <p className={styles.facts}>
          <span className={styles.kind}>{kind}</span>
          <PublishedDate createtime={article.createtime} />
          {article.author && <span>{`作者：${article.author}`}</span>}
          <span>{`阅读约 ${readingMinutes(article.maincontent)} 分钟`}</span>
        </p>
      </header>
      {article.image && (
        <div className={styles.picture}>
          <Picture
            image={article.image}
            fit={isRender(article.image) ? "contain" : "cover"}
            sizes="(max-width: 767.98px) 84vw, 52rem"
            priority
          />
        </div>
      )}
      <RichText html={html} />
      <Share path={`/detail/${article.id}`} />
      <p className={`no-print ${styles.back}`}>
        <BackLink href={backHref} />
      </p>
    </article>
  );
}
