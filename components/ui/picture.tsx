import { imageUrl } from "@/lib/image-url";
import { pictureOf } from "@/lib/pictures";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./picture.module.css";
import { ResponsiveImage } from "./responsive-image";

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
  /**
   * Fills its box instead of keeping its own proportions. `object` is `contain` without most of the margin that a render
   * has around its object.
   */
  fit?: "cover" | "contain" | "object";
  /** The one large picture at the top of a page. */
  priority?: boolean;
  /** No wider file is offered: for a picture that is small on every screen. */
  most?: number;
  className?: string;
};

/** Every picture of the site: AVIF and WebP in the widths that exist, and a box of the right shape. */
export function Picture({ image, alt, sizes = "100vw", fit, priority = false, most, className }: Props) {
  const names = classNames(styles.picture, fit && styles[fit], className);
  if (image === "") return <Placeholder className={names} alt={alt} />;

  const known = pictureOf(image);
  const src = imageUrl(image);
  if (!known) {
    const loading = priority
      ? ({ fetchPriority: "high" } as const)
      : ({ loading: "lazy", decoding: "async" } as const);
    return <img className={names} src={src} alt={alt ?? ""} {...loading} />;
  }
  const { widths, height, name } = known;
  return (
    <ResponsiveImage
      src={src}
      widths={widths}
      height={height}
      alt={alt ?? known.alt}
      sizes={sizes}
      most={most}
      isFirst={priority}
      className={classNames(names, name.startsWith("products/") && styles.render)}
    />
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
