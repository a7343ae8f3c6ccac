import type { Rating } from "@/lib/parameters/rating";
import styles from "./product-ratings.module.css";

/** The few figures by which an engineer knows a product. */
export function ProductRatings({ ratings }: { ratings: readonly Rating[] }) {
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
