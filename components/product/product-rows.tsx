import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { Picture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { WordsWithHits } from "@/components/ui/words";
import { phrasedPieces } from "@/lib/text/phrases";
import { titlePieces } from "@/lib/text/title-match";
import { ColumnValues } from "./column-values";
import styles from "./product-rows.module.css";

type Props = {
  items: readonly ProductItem[];
  /** Names of the parameters that stand beside every product, and what each product has of them. */
  columns: readonly string[];
  texts: ReadonlyMap<number, readonly string[]>;
  /** What was searched for is marked in the titles. */
  searched?: string | undefined;
};

/** Products one below the other: picture, title, what it does, the same parameters in the same columns, what can be done with it. */
export function ProductRows({ items, columns, texts, searched = "" }: Props) {
  return (
    <ul className={styles.rows}>
      {items.map(({ id, title, model, image, basicfunction, standard, isDiscontinued }, index) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <a href={`/newdetail/${id}`}>
                <WordsWithHits pieces={phrasedPieces(titlePieces(title, searched))} />
              </a>
            </h2>
            <p className={styles.facts}>
              {model && <span className={styles.model}>{model}</span>}
              {standard && <span>{standard}</span>}
            </p>
            <p className={styles.text}>{basicfunction}</p>
            <ColumnValues columns={columns} texts={texts.get(id) ?? []} />
          </div>
          <div className={`no-print ${styles.actions}`}>
            {!isDiscontinued && <AddToCart product={id} name={model || title} variant="small" />}
            <CompareChoice id={id} title={title} />
          </div>
          <div className={styles.image}>
            <Picture
              image={image}
              alt=""
              fit="object"
              sizes="(max-width: 767.98px) 6rem, 9rem"
              most={640}
              priority={index === 0}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
