"use client";

import type { SolutionItem } from "@/db/queries/articles/solutions";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { classNames } from "@/components/ui/class-names";
import swipe from "@/components/ui/swipe-row.module.css";
import styles from "./solution-tiles.module.css";

type Field = { label: string; href: string; image: string; solutions: SolutionItem[] };

/** The fields of application, each with its first solutions. */
export function SolutionTiles({ fields }: { fields: Pictured<Field>[] }) {
  return (
    <ul className={classNames(swipe.row, styles.fields)}>
      {fields.map(({ label, href, picture, solutions }) => (
        <li key={href} className={styles.field}>
          <div className={styles.head} data-surface="dark">
            <PictureView picture={picture} alt="" fit="cover" sizes="(max-width: 767.98px) 84vw, 27rem" />
            <h3 className={styles.name}>
              <a href={href}>
                {label}
                <Icon name="arrow" />
              </a>
            </h3>
          </div>
          <ul className={styles.solutions}>
            {solutions.map(({ id, title }) => (
              <li key={id}>
                <a href={`/cm_detail/${id}`}>
                  <Words text={title} />
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
