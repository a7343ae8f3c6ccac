"use client";

import type { Family } from "@/db/queries/categories/families";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { familyHref, type MenuLink, subfamilyHref } from "@/lib/links/navigation";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./family-tiles.module.css";

const SIZES = "(max-width: 767.98px) 84vw, 18rem";
/** On a phone as high as the name beside it. */
const COMPACT_SIZES = "(max-width: 767.98px) 6rem, 18rem";

type ShownFamily = Omit<Family, "lists" | "description"> & { lists: readonly { id: number; name: string }[] };

type Props = {
  families: Pictured<ShownFamily>[];
  /** What helps those who do not know the family: the tile after the last. */
  help: { title: string; text: string; links: readonly MenuLink[] };
  /** With a mouse or by keyboard a tile opens the panel of its sub-families over its picture; on a phone the tiles are low. */
  isCompact?: boolean;
};

/** The families as tiles that lead to their products, each with its sub-families. */
export function FamilyTiles({ families, help, isCompact = false }: Props) {
  return (
    <ul className={classNames(styles.tiles, isCompact && styles.compact)}>
      {families.map(({ id, name, picture, lists, count }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <a href={familyHref(id)}>
                <Words text={name} />
              </a>
              <small>{count} 款</small>
            </h3>
            <Links
              of={`${withoutBreaks(name)}的产品系列`}
              links={lists.map((entry) => ({ label: entry.name, href: subfamilyHref(id, entry.id) }))}
            />
          </div>
          <div className={styles.picture}>
            <PictureView picture={picture} alt="" fit="contain" sizes={isCompact ? COMPACT_SIZES : SIZES} />
          </div>
        </li>
      ))}
      <li className={styles.help}>
        <h3 className={styles.name}>{help.title}</h3>
        <p className={styles.text}>{help.text}</p>
        <Links of={help.title} links={help.links} />
      </li>
    </ul>
  );
}

const Links = ({ of, links }: { of: string; links: readonly MenuLink[] }) => (
  <ul className={styles.links} aria-label={of}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>
          <Words text={label} />
          <Icon name="next" size={14} />
        </a>
      </li>
    ))}
  </ul>
);
