import type { CaseItem } from "@/db/queries/cases";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Lightbox } from "@/components/ui/lightbox";
import { Picture } from "@/components/ui/picture";
import styles from "./case-strip.module.css";

/** Project cases as pictures, which open large. */
export function CaseStrip({ cases }: { cases: CaseItem[] }) {
  return (
    <Lightbox>
      <ul className={styles.cases}>
        {cases.map(({ id, title, image }) => (
          <li key={id} className={styles.case}>
            <figure>
              <div className={styles.picture}>
                <LightboxLink image={image} caption={title}>
                  <Picture image={image} alt="" fit="cover" sizes="(width < 768px) 46vw, 30rem" />
                </LightboxLink>
              </div>
              <figcaption className={styles.title}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Lightbox>
  );
}
