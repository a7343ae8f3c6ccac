import { preload } from "react-dom";
import { imageUrl } from "@/lib/image-url";
import { pictureOf, sizeUrl } from "@/lib/pictures";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./picture.module.css";

/**
 * Across the page. On phones a little less than the real width, here and elsewhere: their dense screens do not show the
 * difference, and the next smaller file is half as large.
 */
export const BANNER_SIZES = "(width < 768px) 84vw, 100vw";

type Props = {
  /** Path or whole address as the store holds it; empty shows a calm placeholder. */
  image: string;
  /** Without one, the words kept with the picture; "" for decoration. */
  alt?: string;
  /** Widths at which the page shows the picture, as in HTML. */
  sizes?: string;
  /** Fills its box instead of keeping its own proportions. */
  fit?: "cover" | "contain";
  /** The one large picture at the top of a page. */
  priority?: boolean;
  className?: string;
};

/** Every picture of the site: AVIF and WebP in the widths that exist, and a box of the right shape. */
export function Picture({ image, alt, sizes = "100vw", fit, priority = false, className }: Props) {
  const names = classNames(styles.picture, fit && styles[fit], className);
  if (image === "") return <Placeholder className={names} alt={alt} />;

  const known = pictureOf(image);
  const loading = priority
    ? ({ fetchPriority: "high" } as const)
    : ({ loading: "lazy", decoding: "async" } as const);
  if (!known) return <img className={names} src={imageUrl(image)} alt={alt ?? ""} {...loading} />;

  const srcSet = (format: "avif" | "webp") =>
    known.widths.map((width) => `${imageUrl(sizeUrl(image, width, format))} ${width}w`).join(", ");
  if (priority) {
    preload(imageUrl(image), {
      as: "image",
      type: "image/avif",
      imageSrcSet: srcSet("avif"),
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        className={classNames(names, known.name.startsWith("products/") && styles.render)}
        {...loading}
        alt={alt ?? known.alt}
        width={known.width}
        height={known.height}
        sizes={sizes}
        srcSet={srcSet("webp")}
        src={imageUrl(image)}
      />
    </picture>
  );
}

function Placeholder({ className, alt }: { className: string; alt?: string }) {
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return (
    <span className={classNames(className, styles.placeholder)} {...role}>
      <Icon name="picture" size={32} />
    </span>
  );
}
