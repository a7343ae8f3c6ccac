import { preload } from "react-dom";
import { pictureFile, webpWidths } from "@/lib/picture-files";
import type { Ground } from "@/lib/pictures";
import { classNames } from "./class-names";
import { IconDrawing } from "./icon-drawing";
import styles from "./picture.module.css";

/** The data needed to render a picture. */
export type ShownPicture = {
  /** The full-width WebP file, from which the names of the other files derive; empty if there is no picture. */
  src: string;
  /** The widths of the AVIF files, ascending; empty for external pictures. */
  widths?: number[];
  height?: number;
  /** A rendering of a product on a plain studio floor. */
  isRender?: boolean;
  /** A chart on a plain background. */
  ground?: Ground;
};

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
  /** The one large picture at the top of a page: preloaded, not lazy. */
  priority?: boolean | undefined;
  /** The maximum width of files, for a picture that is small on every screen. */
  most?: number;
  /** The minimum width of files, for a picture that is large on every screen. */
  least?: number | undefined;
  /** A detail to show on phones instead, where the lettering of the whole would be too small to read. */
  onPhone?: ShownPicture | undefined;
  className?: string | undefined;
};

const srcset = (src: string, width: number, offered: number[], format: "avif" | "webp") =>
  offered.map((each) => `${pictureFile(src, width, { width: each, format })} ${each}w`).join(", ");

/** The picture as a server component, for use inside StaticMarkup; elsewhere use Picture, or PictureView in client components. */
export function PictureMarkup({ picture, alt = "", sizes = "100vw", fit, ...rest }: PictureViewProps) {
  const { priority = false, most = Infinity, least = 0, onPhone, className } = rest;
  const { src, widths, height, isRender } = picture;
  const names = classNames(styles.picture, fit && styles[fit], isRender && styles.render, className);
  if (src === "") return <Placeholder className={names} alt={alt} />;

  const loading = priority
    ? ({ fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  if (!widths) return <img className={names} src={src} alt={alt} {...loading} />;

  const width = widths.at(-1) ?? 0;
  const avif = srcset(
    src,
    width,
    widths.filter((each) => least <= each && each <= most),
    "avif",
  );
  // Browsers without AVIF are few: one file is enough for them, the smallest even if it is larger than `most`.
  const [smallest = width, largest = smallest] = webpWidths(width);
  const webp = { width: largest <= most ? largest : smallest, format: "webp" } as const;
  if (priority) {
    const options = { imageSrcSet: avif, imageSizes: sizes, fetchPriority: "high" } as const;
    preload(src, { as: "image", type: "image/avif", ...options });
  }
  return (
    <picture>
      {onPhone && <PhoneSources {...onPhone} sizes={sizes} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={names}
        {...loading}
        alt={alt}
        width={width}
        height={height}
        src={pictureFile(src, width, webp)}
      />
    </picture>
  );
}

function PhoneSources({ src, widths = [], height, sizes }: ShownPicture & { sizes: string }) {
  const width = widths.at(-1) ?? 0;
  const shared = { media: "(max-width: 767.98px)", sizes, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcset(src, width, widths, "avif")} {...shared} />
      <source srcSet={srcset(src, width, webpWidths(width), "webp")} {...shared} />
    </>
  );
}

function Placeholder({ className, alt }: { className: string; alt: string }) {
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return (
    <span className={classNames(className, styles.placeholder)} {...role}>
      <IconDrawing name="picture" size={32} />
    </span>
  );
}
