"use client";

import { Figures } from "@/components/ui/figures";
import type { Rating } from "@/lib/parameters/rating";
import styles from "./rating-list.module.css";

type Props = {
  ratings: readonly Rating[];
  /** The first standard the product complies with. */
  standard: string;
  /** The note below the ratings; may be empty. */
  note: string;
};

/**
 * The key ratings of a product and its standard, with a note below them. A client component: the RSC payload has the values, not the elements.
 */
export function RatingList({ ratings, standard, note }: Props) {
  const lines = [
    ...ratings,
    ...(standard === "" ? [] : [{ key: "standards", name: "执行标准", text: standard }]),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <dl className={styles.ratings}>
        {lines.map(({ key, name, text }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <Figures text={text} />
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className={styles.note}>
          <Figures text={note} />
        </p>
      )}
    </>
  );
}
