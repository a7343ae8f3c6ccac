"use client";

import type { Family } from "@/db/queries/categories/families";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { familyHref } from "@/lib/links/navigation";
import styles from "./family-tiles.module.css";

/** The families as tiles that lead to their products. */
export function FamilyTiles({ families }: { families: Pictured<Family>[] }) {
  return (
    <ul className={styles.tiles}>
      {families.map(({ id, name, picture, description, lists, count }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <a href={familyHref(id)}>{name}</a>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.entries}>{lists.map((entry) => entry.name).join("、")}</p>
            <p className={styles.count}>共 {count} 款产品</p>
          </div>
          <div className={styles.picture}>
            <PictureView picture={picture} alt="" fit="contain" sizes="(max-width: 767.98px) 84vw, 30rem" />
          </div>
        </li>
      ))}
    </ul>
  );
}
