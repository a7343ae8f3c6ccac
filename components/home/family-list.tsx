import type { Family } from "@/db/queries/categories/families";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { familyHref, type MenuLink, subfamilyHref } from "@/lib/links/navigation";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./family-list.module.css";

type ShownFamily = Omit<Family, "lists" | "description"> & { lists: readonly { id: number; name: string }[] };

export type FamiliesProps = {
  families: Pictured<ShownFamily>[];
  /** Help for visitors who do not know the family, as the last tile. */
  help: { title: string; text: string; links: readonly MenuLink[] };
};

type Props = FamiliesProps & {
  className: string | undefined;
  /** The style sheet of the variant: its classes are added to those of the same name in family-list.module.css. */
  look: Readonly<Record<string, string>>;
  sizes: string;
};

/** The families with their sub-families, shared by both variants: FamilyTiles and FamilyPanels. */
export function FamilyList({ families, help, className, look, sizes }: Props) {
  const linksTo = (label: string, links: readonly MenuLink[]) => (
    <ul className={classNames(styles.links, look.links)} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            <Words text={link.label} />
            <Icon name="next" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <ul className={classNames(styles.list, className)}>
      {families.map(({ id, name, picture, lists, count }) => (
        <li key={id} className={classNames(styles.tile, look.tile)}>
          <div className={classNames(styles.words, look.words)}>
            <h3 className={classNames(styles.name, look.name)}>
              <a href={familyHref(id)}>
                <Words text={name} />
              </a>
              <small>{count} 款</small>
            </h3>
            {linksTo(
              `${withoutBreaks(name)}的产品系列`,
              lists.map((entry) => ({ label: entry.name, href: subfamilyHref(id, entry.id) })),
            )}
          </div>
          <div className={classNames(styles.picture, look.picture)}>
            <PictureView picture={picture} alt="" fit="contain" sizes={sizes} />
          </div>
        </li>
      ))}
      <li className={classNames(styles.help, look.help)}>
        <h3 className={classNames(styles.name, look.name)}>{help.title}</h3>
        <p className={classNames(styles.text, look.text)}>{help.text}</p>
        {linksTo(help.title, help.links)}
      </li>
    </ul>
  );
}
