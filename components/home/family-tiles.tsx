"use client";

import type { Family } from "@/db/queries/categories/families";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { familyHref, type MenuLink, subfamilyHref } from "@/lib/links/navigation";
import styles from "./family-tiles.module.css";

type Props = {
  families: Pictured<Family>[];
  /** What helps those who do not know the family: the tile after the last. */
  help: { title: string; text: string; links: readonly MenuLink[] };
};

/** The families as tiles that lead to their products, each with its sub-families. */
export function FamilyTiles({ families, help }: Props) {
  return (
    <ul className={styles.tiles}>
      {families.map(({ id, name, picture, lists, count }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <a href={familyHref(id)}>{name}</a>
              <small>{count} 款</small>
            </h3>
            <Links links={lists.map((entry) => ({ label: entry.name, href: subfamilyHref(id, entry.id) }))} />
          </div>
          <div className={styles.picture}>
            <PictureView picture={picture} alt="" fit="contain" sizes="(max-width: 767.98px) 84vw, 18rem" />
          </div>
        </li>
      ))}
      <li className={styles.help}>
        <h3 className={styles.name}>{help.title}</h3>
        <p className={styles.text}>{help.text}</p>
        <Links links={help.links} />
      </li>
    </ul>
  );
}

const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>
          {label}
          <Icon name="next" size={14} />
        </a>
      </li>
    ))}
  </ul>
);
