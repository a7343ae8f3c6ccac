"use client";

import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { CardView, type CardViewProps } from "@/components/ui/card-view";
import type { ProductItem } from "@/db/queries/products/products";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./product-card.module.css";
import { RatingList } from "./rating-list";

type Props = Pick<ProductItem, "id" | "model" | "ratings" | "note" | "standard" | "isDiscontinued"> &
  Pick<CardViewProps, "title" | "picture" | "href" | "headingLevel">;

/** A client component: the RSC payload has the product's data, not the card's elements. */
export function ProductCardView({ id, model, title, isDiscontinued, ...rest }: Props) {
  const { ratings, note, standard, ...card } = rest;
  const plainTitle = withoutBreaks(title);
  return (
    <CardView
      {...card}
      title={title}
      fit="object"
      meta={
        <div className={styles.facts}>
          {model && <p className={styles.model}>{model}</p>}
          <RatingList {...{ ratings, note, standard }} />
        </div>
      }
      action={
        <>
          {!isDiscontinued && <AddToCart product={id} name={model || plainTitle} variant="small" />}
          <CompareChoice id={id} title={plainTitle} />
        </>
      }
    />
  );
}
