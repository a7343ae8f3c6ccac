import { NoBreakText } from "@/components/ui/no-break-text";
import type { ListOfRatings } from "@/db/queries/search/rated-lists";
import styles from "./rated-lists.module.css";

/** Links to lists with the same search as filters. */
export const RatedLists = ({ lists }: { lists: readonly ListOfRatings[] }) => (
  <nav aria-labelledby="rated-lists">
    <h2 id="rated-lists" className={styles.title}>
      按同样参数筛选
    </h2>
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
  </nav>
);
