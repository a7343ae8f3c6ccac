import { StaticMarkup } from "@/components/ui/static-markup";
import { shownPicture } from "@/components/ui/picture";
import { PictureMarkup } from "@/components/ui/picture-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { MenuLink } from "@/lib/links/navigation";
import { phrased } from "@/lib/text/phrases";
import styles from "./side-list.module.css";

type Props = {
  title: string;
  items: readonly (MenuLink & { image?: string })[];
  more?: MenuLink;
};

/** Further links beside an article. */
export function SideList({ title, items, more }: Props) {
  return (
    <StaticMarkup tag="nav" className={`no-print ${styles.box}`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map(({ label, href, image }) => (
          <li key={href}>
            <a href={href} className={image && styles.pictured}>
              {image && (
                <span className={styles.picture}>
                  <PictureMarkup picture={shownPicture(image)} fit="cover" sizes="6rem" most={320} />
                </span>
              )}
              <span>
                <WordsMarkup text={phrased(label)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.label}
        </a>
      )}
    </StaticMarkup>
  );
}
