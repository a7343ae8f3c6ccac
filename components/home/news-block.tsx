"use client";

import type { NewsItem } from "@/db/queries/articles/news";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import styles from "./news-block.module.css";

/** The newest news: the first with its picture, the others in a list. */
export function NewsBlock({ news }: { news: Pictured<NewsItem>[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ id, title, picture, createtime }, index) => {
        const [date = ""] = createtime.split(" ");
        return (
          <li key={id} className={styles.item}>
            {index === 0 && (
              <div className={styles.picture}>
                <PictureView picture={picture} alt="" fit="cover" sizes="(max-width: 767.98px) 84vw, 40rem" />
              </div>
            )}
            <time className={styles.date} dateTime={date}>
              {date}
            </time>
            <h3 className={styles.title}>
              <a href={`/detail/${id}`}>
                <Words text={title} />
              </a>
            </h3>
          </li>
        );
      })}
    </ul>
  );
}
