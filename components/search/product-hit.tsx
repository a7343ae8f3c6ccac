import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { ProductPapers } from "@/components/downloads/product-papers";
import type { Hit, ProductHit } from "@/db/queries/search/hits";
import { firstDrawingName } from "@/drawings";
import { Figures } from "@/components/ui/figures";
import { NoBreakText } from "@/components/ui/no-break-text";
import { Marked } from "./marked";
import styles from "./product-hit.module.css";

type Props = { hit: Pick<Hit, "id" | "model" | "isDiscontinued">; product: ProductHit; title: string };

/** Which parts of the search a product meets and which not: ratings, code, documents. */
export function ProductHitFacts({ hit: { id, model }, product, title }: Props) {
  const { ratings, note, ordercode, missed, detail } = product;
  const drawing = firstDrawingName(detail);
  return (
    <>
      {missed && (
        <p className={styles.missed}>
          <NoBreakText text={missed} />
        </p>
      )}
      {ratings.length > 0 && (
        <dl className={styles.ratings}>
          {ratings.map((rating) => (
            <div key={rating.key}>
              <dt>{rating.name}</dt>
              <dd>
                <Marked pieces={rating.pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && (
        <p className={styles.note}>
          <Figures text={note} />
        </p>
      )}
      <ProductPapers {...{ id, drawing }} name={model || title} code={ordercode} className={styles.papers} />
    </>
  );
}

/** The actions for it. */
export const ProductHitActions = ({ hit: { id, model, isDiscontinued }, product, title }: Props) => (
  <div
    className={`no-print ${styles.actions}`}
    data-quiet={product.missed || product.isText ? "" : undefined}
  >
    {!isDiscontinued && (
      <AddToCart product={id} code={product.ordercode} name={model || title} variant="ghost" />
    )}
    <CompareChoice id={id} title={title} />
  </div>
);
