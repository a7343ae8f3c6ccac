import type { ReactNode } from "react";
import type { GalleryItem } from "@/db/queries/galleries";
import { Carousel } from "@/components/ui/carousel";
import { Container } from "@/components/ui/container";
import { BANNER_SIZES, Picture } from "@/components/ui/picture";
import styles from "./banner-stage.module.css";

type Props = {
  banners: readonly GalleryItem[];
  /** Milliseconds between two banners. */
  delay: number;
  /** The page's heading and its one action; they stay while the pictures change. */
  children: ReactNode;
  /** Lower, and opening with the second banner, for pages that are not the home page. */
  compact?: boolean;
  /** A banner of this title shows no caption: the page's heading says the same. */
  heading?: string;
};

/** Banners behind the page's first words. On phones the words stand below the picture. */
export function BannerStage({ banners, delay, children, compact = false, heading }: Props) {
  const [opening, ...others] = banners;
  const shown = compact && opening ? [...others, opening] : banners;
  return (
    <div className={`${styles.stage} ${compact ? styles.compact : ""}`} data-surface="dark">
      <div className={styles.banners}>
        <Carousel
          label="横幅"
          delay={delay}
          controls="over"
          slides={shown.map(({ id, image, title }, index) => (
            <figure key={id} className={styles.banner}>
              <Picture image={image} alt="" fit="cover" sizes={BANNER_SIZES} priority={index === 0} />
              {title !== heading && <figcaption className={styles.caption}>{title}</figcaption>}
            </figure>
          ))}
        />
      </div>
      <Container className={styles.words}>
        <div className={styles.inside}>{children}</div>
      </Container>
    </div>
  );
}
