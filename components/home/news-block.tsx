"use client";

import type { NewsItem } from "@/db/queries/articles/news";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import styles from "./news-block.module.css";

/** The newest news; a photograph stands beside them, a chart could not be read that small. */
export function NewsBlock({ news }: { news: Pictured<NewsItem>[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ id, title, picture, createtime }) => {
        const [date = ""] = createtime.split(" ");
        return (
          <li key={id} className={styles.item}>
            <div>
              <time className={styles.date} dateTime={date}>
                {date}
              </time>
              <h3 className={styles.title}>
                <a href={`/detail/${id}`}>
                  <Words text={title} />
                </a>
              </h3>
            </div>
            {!picture.ground && (
              <div className={styles.picture}>
                <PictureView picture={picture} alt="" fit="cover" sizes="10rem" most={480} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
