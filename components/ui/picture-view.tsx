"use client";

import { preload } from "react-dom";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./picture.module.css";

/** What a picture is shown from. */
export type ShownPicture = {
  /** The full-width WebP file, after which the other files are named; empty where there is no picture. */
  src: string;
  /** Widths at which there is a file in each format, ascending; none for a picture from elsewhere. */
  widths?: number[];
  height?: number;
  /** A product on a plain studio floor. */
  isRender?: boolean;
};

export type Pictured<Item> = Omit<Item, "image"> & { picture: ShownPicture };

export type PictureViewProps = {
  picture: ShownPicture;
  /** "" for decoration. */
  alt?: string | undefined;
  /** Widths at which the page shows the picture, as in HTML. */
  sizes?: string;
  /**
   * Fills its box instead of keeping its own proportions. `object` is `contain` without most of the margin that a render
   * has around its object.
   */
  fit?: "cover" | "contain" | "object";
  /** The one large picture at the top of a page. */
  priority?: boolean | undefined;
  /** No wider file is offered: for a picture that is small on every screen. */
  most?: number;
  className?: string | undefined;
};

const fileOf = (src: string, width: number, format: string) => src.replace(/\.webp$/, `-${width}.${format}`);

/** A client component, so that the payload of a page holds a few facts instead of two dozen addresses. */
export function PictureView({ picture, alt = "", sizes = "100vw", fit, ...rest }: PictureViewProps) {
  const { priority = false, most = Infinity, className } = rest;
  const { src, widths, height, isRender } = picture;
  const names = classNames(styles.picture, fit && styles[fit], isRender && styles.render, className);
  if (src === "") return <Placeholder className={names} alt={alt} />;

  const loading = priority
    ? ({ fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  if (!widths) return <img className={names} src={src} alt={alt} {...loading} />;

  const width = widths.at(-1) ?? 0;
  const offered = widths.filter((each) => each <= most);
  const avif = offered.map((each) => `${fileOf(src, each, "avif")} ${each}w`).join(", ");
  // Browsers without AVIF are old and few: two widths will do. The full-width WebP is the picture itself, not stored twice.
  const webp = [...new Set([offered[1] ?? width, offered.at(-1) ?? width])]
    .map((each) => `${each === width ? src : fileOf(src, each, "webp")} ${each}w`)
    .join(", ");
  if (priority) {
    const options = { imageSrcSet: avif, imageSizes: sizes, fetchPriority: "high" } as const;
    preload(src, { as: "image", type: "image/avif", ...options });
  }
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={names}
        {...loading}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={webp}
        src={src}
      />
    </picture>
  );
}

function Placeholder({ className, alt }: { className: string; alt: string }) {
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return (
    <span className={classNames(className, styles.placeholder)} {...role}>
      <Icon name="picture" size={32} />
    </span>
  );
}
