"use client";

import { LightboxLink } from "@/components/ui/lightbox-link";
import { Lightbox } from "@/components/ui/lightbox";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./case-strip.module.css";

type Reference = {
  id: number;
  title: string;
  image: string;
  /** Measurements before and after. */
  figures: readonly { name: string; values: string }[];
};

/** Project cases as pictures that can be enlarged, with their measurements. */
export function CaseStrip({ cases }: { cases: Pictured<Reference>[] }) {
  return (
    <Lightbox name="cases">
      <ul className={styles.cases}>
        {cases.map(({ id, title, picture, figures }) => (
          <li key={id}>
            <figure>
              <div className={styles.picture}>
                <LightboxLink href={picture.src} caption={withoutBreaks(title)}>
                  <PictureView
                    picture={picture}
                    alt=""
                    fit="cover"
                    sizes="(max-width: 767.98px) 84vw, 30rem"
                  />
                </LightboxLink>
              </div>
              <figcaption className={styles.title}>
                <Words text={title} />
              </figcaption>
            </figure>
            <dl className={styles.figures}>
              {figures.map(({ name, values }) => (
                <div key={name}>
                  <dt>
                    <Words text={name} />
                  </dt>
                  <dd>{values}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}
