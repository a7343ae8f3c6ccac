"use client";

import type { CaseItem } from "@/db/queries/articles/cases";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Lightbox } from "@/components/ui/lightbox";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { Words } from "@/components/ui/words";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./case-strip.module.css";

/** Project cases as pictures, which open large. */
export function CaseStrip({ cases }: { cases: Pictured<Omit<CaseItem, "caption">>[] }) {
  return (
    <Lightbox name="cases">
      <ul className={styles.cases}>
        {cases.map(({ id, title, picture }) => (
          <li key={id} className={styles.case}>
            <figure>
              <div className={styles.picture}>
                <LightboxLink href={picture.src} caption={withoutBreaks(title)}>
                  <PictureView
                    picture={picture}
                    alt=""
                    fit="cover"
                    sizes="(max-width: 767.98px) 46vw, 30rem"
                  />
                </LightboxLink>
              </div>
              <figcaption className={styles.title}>
                <Words text={title} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}
