import type { Rating } from "@/db/queries/parameters";
import styles from "./rating-list.module.css";

/** The ratings by which an engineer tells a product from its neighbours. */
export function RatingList({ ratings }: { ratings: readonly Rating[] }) {
  if (ratings.length === 0) return null;
  return (
    <dl className={styles.ratings}>
      {ratings.map(({ key, name, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
