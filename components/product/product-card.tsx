import { AddToCartMarkup } from "@/components/cart/add-to-cart-markup";
import { CompareChoiceMarkup } from "@/components/compare/compare-choice-markup";
import { CardMarkup, type CardProps } from "@/components/ui/card-markup";
import type { ProductItem } from "@/db/queries/products/products";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import styles from "./product-card.module.css";
import { RatingListMarkup } from "./rating-list-markup";

type Props = Pick<ProductItem, "id" | "model" | "ratings" | "note" | "standard" | "isDiscontinued"> &
  Pick<CardProps, "title" | "picture" | "href" | "headingLevel">;

/** A server component, for use inside StaticMarkup. */
export function ProductCard({ id, model, title, isDiscontinued, ...rest }: Props) {
  const { ratings, note, standard, ...card } = rest;
  const plainTitle = withoutBreaks(title);
  return (
    <CardMarkup
      {...card}
      title={title}
      fit="object"
      meta={
        <div className={styles.facts}>
          {model && <p className={styles.model}>{model}</p>}
          <RatingListMarkup {...{ ratings, note, standard }} />
        </div>
      }
      action={
        <>
          {!isDiscontinued && <AddToCartMarkup product={id} name={model || plainTitle} variant="small" />}
          <CompareChoiceMarkup id={id} title={plainTitle} />
        </>
      }
    />
  );
}
