import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { LightboxLink, ZoomSign } from "./lightbox-link";
import { PictureMarkup, type ShownPicture } from "./picture-markup";
import { WordsMarkup } from "./words-markup";
import styles from "./card.module.css";

export type CardProps = {
  title: string;
  picture: ShownPicture;
  /** The alternative text, if the picture shows more than the title says; usually it is decoration. */
  alt?: string;
  /** Without an address the card is not clickable. */
  href?: string | undefined;
  /** The picture opens in the Lightbox around the cards, under this caption. */
  preview?: string;
  text?: ReactNode;
  /** A small line under the title: a date, a type. */
  meta?: ReactNode;
  /** The full text of the item, below the title. */
  children?: ReactNode;
  /** Further actions, above the card's own link. */
  action?: ReactNode;
  /** By default photos fill the box, products and charts are shown whole. `object`: a product, as large as possible. */
  fit?: "cover" | "contain" | "object" | undefined;
  sizes?: string;
  /** The maximum width of the picture's files. */
  most?: number;
  /** The minimum width of the picture's files. */
  least?: number;
  headingLevel?: 2 | 3 | 4;
};

const CARD_SIZES = "(max-width: 767.98px) 84vw, (max-width: 1199.98px) 33vw, 24rem";

/** The card itself. This is the server component, for use inside StaticMarkup; elsewhere use Card or CardView. */
export function CardMarkup({ title, picture, alt = "", href, preview, text, meta, ...rest }: CardProps) {
  const { src, ground } = picture;
  const isWhole = picture.isRender ?? ground !== undefined;
  const {
    fit = isWhole ? "contain" : "cover",
    sizes = CARD_SIZES,
    most,
    least,
    headingLevel = 3,
    action,
    children,
  } = rest;
  const words = <WordsMarkup text={title} />;
  const Heading = `h${headingLevel}` as const;
  const view = <PictureMarkup {...{ picture, alt, fit, sizes, least }} {...(most && { most })} />;
  return (
    <li className={classNames(styles.card, href !== undefined && styles.linked)}>
      <div className={styles.body}>
        <Heading className={styles.title}>{href ? <a href={href}>{words}</a> : words}</Heading>
        {meta && <div className={styles.meta}>{meta}</div>}
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={classNames(styles.image, styles[ground ?? fit])}>
        {preview === undefined || src === "" ? (
          view
        ) : (
          <LightboxLink href={src} caption={preview}>
            {view}
            <ZoomSign />
          </LightboxLink>
        )}
      </div>
    </li>
  );
}
