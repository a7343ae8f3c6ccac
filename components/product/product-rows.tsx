import { CompareChoice } from "@/components/compare/compare-choice";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Rating } from "@/db/queries/parameters";
import type { ProductItem } from "@/db/queries/products";
import { titlePieces } from "@/lib/text/title-match";
import { RatingList } from "./rating-list";
import styles from "./product-rows.module.css";

type Props = {
  items: readonly ProductItem[];
  /** What was searched for is marked in the titles. */
  searched?: string;
  /** Two or three ratings of each. */
  ratings?: ReadonlyMap<number, readonly Rating[]>;
};

/** Products one below the other: picture, title, what it does. */
export function ProductRows({ items, searched = "", ratings }: Props) {
  return (
    <ul className={styles.rows}>
      {items.map(({ id, title, model, image, basicfunction }, index) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a href={`/newdetail/${id}`}>
                {titlePieces(title, searched).map(({ text, isMatch }, at) =>
                  isMatch ? <mark key={at}>{text}</mark> : text,
                )}
              </a>
            </h2>
            {model && <p className={styles.model}>{model}</p>}
            <p className={styles.text}>{basicfunction}</p>
            <RatingList ratings={ratings?.get(id) ?? []} />
            <CompareChoice id={id} title={title} />
          </div>
          <div className={styles.image}>
            <Picture
              image={image}
              alt=""
              fit="contain"
              sizes="(width < 768px) 7rem, 12rem"
              priority={index === 0}
            />
          </div>
          <Icon name="arrow" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
