"use client";

import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { type Papers, ProductPapers } from "@/components/downloads/product-papers";
import { classNames } from "@/components/ui/class-names";
import { PictureView, type ShownPicture } from "@/components/ui/picture-view";
import { WordsWithHits } from "@/components/ui/words-markup";
import { ColumnValues } from "./column-values";
import tile from "@/components/ui/tile.module.css";
import styles from "./product-rows.module.css";

export type ProductRow = {
  id: number;
  title: string;
  /** The displayed title. */
  pieces: readonly { text: string; isHit: boolean }[];
  model: string;
  standard: string;
  papers: Papers | undefined;
  text: string;
  picture: ShownPicture;
  values: readonly string[];
  /** The line below them; may be empty. */
  note: string;
  isDiscontinued?: true;
};

/** A client component: the RSC payload has the products' data, not their elements. */
export function ProductRowsView({
  rows,
  columns,
}: {
  rows: readonly ProductRow[];
  columns: readonly string[];
}) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, pieces, model, standard, papers, isDiscontinued, ...row }, index) => (
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
              {papers && (
                <ProductPapers id={id} name={model || title} {...papers} className={styles.papers} />
              )}
            </p>
            <p className={styles.text}>{row.text}</p>
            <ColumnValues columns={columns} texts={row.values} note={row.note} />
          </div>
          <div className={`no-print ${styles.actions}`}>
            {!isDiscontinued && <AddToCart product={id} name={model || title} variant="small" />}
            <CompareChoice id={id} title={title} />
          </div>
          <div className={classNames(tile.picture, styles.image)}>
            <PictureView
              picture={row.picture}
              fit="object"
              sizes="(max-width: 767.98px) 6rem, 12rem"
              most={640}
              priority={index === 0}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
