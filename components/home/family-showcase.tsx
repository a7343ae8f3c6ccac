"use client";

import type { Family } from "@/db/queries/categories/families";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import { familyHref, subfamilyHref } from "@/lib/links/navigation";
import { classNames } from "@/components/ui/class-names";
import swipe from "./swipe-row.module.css";
import styles from "./family-showcase.module.css";

type ShownFamily = Omit<Family, "lists"> & { lists: readonly { id: number; name: string }[] };

/** The product families. With a mouse or by keyboard the chosen one opens its panel; by touch all are open. */
export function FamilyShowcase({ families }: { families: Pictured<ShownFamily>[] }) {
  return (
    <ul className={classNames(swipe.row, styles.families)}>
      {families.map(({ id, name, picture, description, lists, count }) => (
        <li key={id} className={styles.family}>
          <h3 className={styles.name}>
            <a href={familyHref(id)}>
              <Words text={name} />
              <span className={styles.count}>{count} 款</span>
              <Icon name="next" size={16} className={styles.icon} />
            </a>
          </h3>
          <div className={styles.panel}>
            <div className={styles.picture}>
              <PictureView picture={picture} alt="" fit="contain" sizes="(max-width: 767.98px) 30vw, 34rem" />
            </div>
            <div className={styles.facts}>
              <p className={styles.panelName} aria-hidden="true">
                <Words text={name} />
              </p>
              <p className={styles.description}>{description}</p>
              <ul className={styles.entries} aria-label={`${withoutBreaks(name)}的产品系列`}>
                {lists.map((entry) => (
                  <li key={entry.id}>
                    <a href={subfamilyHref(id, entry.id)}>
                      <Words text={entry.name} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
