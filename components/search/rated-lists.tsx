import { FoldMarkup } from "@/components/ui/fold-markup";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ListOfRatings } from "@/db/queries/search/rated-lists";
import styles from "./rated-lists.module.css";

const LABEL = "按同样参数筛选";

/** Links to lists with the same search as filters; on phones behind one line, so that the first hit is on the first screen. */
export const RatedLists = ({ lists }: { lists: readonly ListOfRatings[] }) => (
  <nav aria-label={LABEL}>
    <FoldMarkup title={LABEL} span={`${lists.length} 个列表`}>
      <h2 className={styles.title}>{LABEL}</h2>
      <ul className={styles.list}>
        {lists.map(({ href, family, text, count }) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.family}>
                {family} {count} 款
              </span>
              <span className={styles.text}>
                <NoBreakText text={text} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </FoldMarkup>
  </nav>
);
