"use client";

import { preload } from "react-dom";
import styles from "./picture.module.css";

type Props = {
  /** The full-width WebP file; the other files are named after it. */
  src: string;
  /** Widths at which there is a file in each format, ascending. */
  widths: number[];
  height: number;
  alt: string;
  sizes: string;
  /** No wider file is offered: for a picture that is small on every screen. */
  most?: number | undefined;
  isFirst?: boolean;
  className: string;
};

const fileOf = (src: string, width: number, format: string) => src.replace(/\.webp$/, `-${width}.${format}`);

/**
 * AVIF and WebP in the widths that exist. A client component, so that the payload of a page holds a few facts instead of
 * two dozen addresses.
 */
export function ResponsiveImage({ src, widths, height, alt, sizes, most = Infinity, ...rest }: Props) {
  const { isFirst = false, className } = rest;
  const width = widths.at(-1) ?? 0;
  const offered = widths.filter((each) => each <= most);
  const avif = offered.map((each) => `${fileOf(src, each, "avif")} ${each}w`).join(", ");
  // The full-width WebP is the picture itself, which is not stored twice.
  const webp = offered
    .map((each) => `${each === width ? src : fileOf(src, each, "webp")} ${each}w`)
    .join(", ");
  const loading = isFirst
    ? ({ fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  if (isFirst) {
    const options = { imageSrcSet: avif, imageSizes: sizes, fetchPriority: "high" } as const;
    preload(src, { as: "image", type: "image/avif", ...options });
  }
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={className}
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
