"use client";

import type { NewsItem } from "@/db/queries/articles/news";
import { Words } from "@/components/ui/words";
import styles from "./news-block.module.css";

/** The newest news without pictures: a chart would be unreadable at that size. */
export function NewsBlock({ news }: { news: Omit<NewsItem, "image">[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ id, title, createtime }) => {
        const [date = ""] = createtime.split(" ");
        return (
          <li key={id} className={styles.item}>
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
