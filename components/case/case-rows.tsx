import { Picture } from "@/components/ui/picture";
import { Whole } from "@/components/ui/whole";
import { Words } from "@/components/ui/words";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import { caseHref } from "@/lib/cases/address";
import { figureText, kindText } from "@/lib/cases/facts";
import { isRender } from "@/lib/pictures";
import { phrased } from "@/lib/text/phrases";
import { CaseNote } from "./case-note";
import styles from "./case-rows.module.css";

const MOST_FIGURES = 2;

/** Cases in which a solution was carried out or a product used: each leads to its page, and says what it was and what was measured. */
export function CaseRows({ items }: { items: readonly CaseCard[] }) {
  return (
    <>
      <ul className={styles.cases}>
        {items.map(({ id, title, image, facts }) => (
          <li key={id}>
            <div className={styles.picture}>
              <Picture
                image={image}
                alt=""
                fit={isRender(image) ? "contain" : "cover"}
                sizes="9rem"
                most={480}
              />
            </div>
            <div>
              <h3 className={styles.title}>
                <a href={caseHref(id)}>
                  <Words text={phrased(title)} />
                </a>
              </h3>
              {facts && (
                <>
                  <p className={styles.kind}>{kindText(facts)}</p>
                  <p className={styles.figures}>
                    <Whole
                      text={facts.figures
                        .slice(0, MOST_FIGURES)
                        .map((figure) => `${figure.name} ${figureText(figure)}`)
                        .join("；")}
                    />
                  </p>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      <CaseNote />
    </>
  );
}
