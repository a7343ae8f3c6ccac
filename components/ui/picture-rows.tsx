import { isRender } from "@/lib/pictures";
import { phrased } from "@/lib/text/phrases";
import { shownPicture } from "./picture";
import { PictureMarkup } from "./picture-markup";
import { classNames } from "./class-names";
import styles from "./picture-rows.module.css";
import swipe from "./swipe-row.module.css";
import { NoBreakText } from "./no-break-text";
import { WordsMarkup } from "./words-markup";

type PictureRow = {
  href: string;
  title: string;
  image: string;
  /** The purpose and the result. */
  lines?: { kind: string; result: string } | undefined;
};

type Props = {
  rows: readonly PictureRow[];
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean | undefined;
};

/**
 * A list of linked items, each with a small picture, its title and up to two short lines. A server component, for use
 * inside StaticMarkup.
 */
export const PictureRows = ({ rows, swipes }: Props) => (
  <ul className={classNames(styles.rows, swipes && rows.length > 1 && classNames(styles.swipes, swipe.row))}>
    {rows.map(({ href, title, image, lines }) => (
      <li key={href}>
        <div className={styles.picture}>
          <PictureMarkup
            picture={shownPicture(image)}
            fit={isRender(image) ? "contain" : "cover"}
            sizes="9rem"
            most={480}
          />
        </div>
        <div>
          <h3 className={styles.title}>
            <a href={href}>
              <WordsMarkup text={phrased(title)} />
            </a>
          </h3>
          {lines && (
            <>
              <p className={styles.kind}>
                <NoBreakText text={lines.kind} />
              </p>
              <p className={styles.result}>
                <NoBreakText text={lines.result} />
              </p>
            </>
          )}
        </div>
      </li>
    ))}
  </ul>
);
