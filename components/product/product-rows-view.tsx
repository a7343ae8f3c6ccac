"use client";

import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { classNames } from "@/components/ui/class-names";
import { PictureView, type ShownPicture } from "@/components/ui/picture-view";
import { WordsWithHits } from "@/components/ui/words-markup";
import { ColumnValues } from "./column-values";
import tile from "@/components/ui/tile.module.css";
import styles from "./product-rows.module.css";

export type ProductRow = {
  id: number;
  title: string;
  /** The title as it is shown. */
  pieces: readonly { text: string; isHit: boolean }[];
  model: string;
  standard: string;
  text: string;
  picture: ShownPicture;
  values: readonly string[];
  isDiscontinued?: true;
};

/** A client component, so that the payload of a list holds what is told of each product once, and none of its elements. */
export function ProductRowsView({
  rows,
  columns,
}: {
  rows: readonly ProductRow[];
  columns: readonly string[];
}) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, pieces, model, standard, text, picture, values, isDiscontinued }, index) => (
        <li key={id} className={classNames(tile.tile, styles.row)}>
          <div className={styles.words}>
            <h2 className={classNames(tile.title, styles.title)}>
              <a href={`/newdetail/${id}`}>
                <WordsWithHits pieces={pieces} />
              </a>
            </h2>
            <p className={styles.facts}>
              {model && <span className={styles.model}>{model}</span>}
              {standard && <span>{standard}</span>}
            </p>
            <p className={styles.text}>{text}</p>
            <ColumnValues columns={columns} texts={values} />
          </div>
          <div className={`no-print ${styles.actions}`}>
            {!isDiscontinued && <AddToCart product={id} name={model || title} variant="small" />}
            <CompareChoice id={id} title={title} />
          </div>
          <div className={classNames(tile.picture, styles.image)}>
            <PictureView
              picture={picture}
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
