"use client";

import { BANNER_SIZES } from "@/components/ui/banner-sizes";
import { ButtonLink } from "@/components/ui/button-link";
import { Carousel } from "@/components/ui/carousel";
import { Container } from "@/components/ui/container";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import type { Slide } from "@/db/queries/company/slides";
import { CAROUSEL_DELAY } from "@/lib/constants";
import { BREAK } from "@/lib/text/phrase-marks";
import styles from "./hero.module.css";

/** A two-part title breaks between its parts. */
const COLON = new RegExp(`：${BREAK}?`, "g");
const partsOf = (title: string) => title.replace(COLON, "：\n").split("\n");

type Props = {
  /** The page's heading. It is constant for screen readers, while the slides with their own headings change. */
  heading: string;
  slides: readonly Pictured<Slide>[];
};

/** The banners of the home page, each with a sentence beside its picture and a link. */
export function Hero({ heading, slides }: Props) {
  return (
    <div className={styles.hero} data-surface="dark">
      <h1 className="visually-hidden">{heading}</h1>
      <Carousel
        label="横幅"
        delay={CAROUSEL_DELAY.banner}
        controls="over"
        slides={slides.map(({ id, title, picture, text }, index) => (
          <div key={id} className={styles.slide} data-side={text?.side ?? "left"}>
            <div className={styles.picture}>
              <PictureView picture={picture} alt="" fit="cover" sizes={BANNER_SIZES} priority={index === 0} />
            </div>
            <Container className={styles.place}>
              <div className={styles.words}>
                <h2 className={styles.title}>
                  {partsOf(title).map((part) => (
                    <span key={part} className={styles.part}>
                      <Words text={part} />
                    </span>
                  ))}
                </h2>
                {text && (
                  <>
                    <p className={styles.sentence}>
                      <Words text={text.sentence} />
                    </p>
                    <ButtonLink href={text.href} icon="arrow">
                      {text.label}
                    </ButtonLink>
                  </>
                )}
              </div>
            </Container>
          </div>
        ))}
      />
    </div>
  );
}
