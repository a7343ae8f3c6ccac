import { CompareChoice } from "@/components/compare/compare-choice";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { WordsWithHits } from "@/components/ui/words";
import { phrasedPieces } from "@/lib/text/phrases";
import { titlePieces } from "@/lib/text/title-match";
import { RatingList } from "./rating-list";
import styles from "./product-rows.module.css";

type Props = {
  items: readonly ProductItem[];
  /** What was searched for is marked in the titles. */
  searched?: string;
};

/** Products one below the other: picture, title, what it does. */
export function ProductRows({ items, searched = "" }: Props) {
  return (
    <ul className={styles.rows}>
      {items.map(({ id, title, model, image, basicfunction, standard, ratings }, index) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a href={`/newdetail/${id}`}>
                <WordsWithHits pieces={phrasedPieces(titlePieces(title, searched))} />
              </a>
            </h2>
            {model && <p className={styles.model}>{model}</p>}
            <p className={styles.text}>{basicfunction}</p>
            <RatingList ratings={ratings} standard={standard} />
            <CompareChoice id={id} title={title} />
          </div>
          <div className={styles.image}>
            <Picture
              image={image}
              alt=""
              fit="object"
              sizes="(max-width: 767.98px) 7rem, 12rem"
              most={640}
              priority={index === 0}
            />
          </div>
          <Icon name="arrow" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
