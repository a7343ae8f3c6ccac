"use client";

import type { ReactNode } from "react";
import type { GalleryItem } from "@/db/queries/company/galleries";
import { BANNER_SIZES } from "@/components/ui/banner-sizes";
import { Carousel } from "@/components/ui/carousel";
import { Container } from "@/components/ui/container";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import styles from "./banner-stage.module.css";

type Props = {
  /** Their titles with marked line breaks. */
  banners: readonly Pictured<GalleryItem>[];
  /** Milliseconds between two banners. */
  delay: number;
  /** The page's heading and action, which stay while the pictures change. */
  children: ReactNode;
};

/** Banners behind the page's heading, starting with the second one, as the home page starts with the first. On phones the heading is below. */
export function BannerStage({ banners, delay, children }: Props) {
  const [opening, ...others] = banners;
  const shown = opening ? [...others, opening] : banners;
  return (
    <div className={styles.stage} data-surface="dark">
      <div className={styles.banners}>
        <Carousel
          label="横幅"
          delay={delay}
          controls="over"
          slides={shown.map(({ id, picture, title }, index) => (
            <figure key={id} className={styles.banner}>
              <PictureView picture={picture} alt="" fit="cover" sizes={BANNER_SIZES} priority={index === 0} />
              <figcaption className={styles.caption}>
                <Words text={title} />
              </figcaption>
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
