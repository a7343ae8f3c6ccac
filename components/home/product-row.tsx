"use client";

import type { ProductItem } from "@/db/queries/products/products";
import { RatingList } from "@/components/product/rating-list";
import { Carousel } from "@/components/ui/carousel";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import { CAROUSEL_DELAY } from "@/lib/constants";
import { Words } from "@/components/ui/words";
import styles from "./product-row.module.css";

/** A carousel of products with a heading. */
export function ProductRow({ products }: { products: Omit<Pictured<ProductItem>, "basicfunction">[] }) {
  return (
    <div className={styles.row}>
      <h3 className={styles.heading}>精选产品</h3>
      <Carousel
        label="精选产品"
        layout="row"
        controls="above"
        delay={CAROUSEL_DELAY.homeProducts}
        slides={products.map((product) => (
          <article key={product.id} className={styles.product}>
            <div className={styles.picture}>
              <PictureView
                picture={product.picture}
                alt=""
                fit="object"
                sizes="(max-width: 767.98px) 78vw, 22rem"
                most={960}
              />
            </div>
            <div className={styles.facts}>
              {product.model && <p className={styles.model}>{product.model}</p>}
              <h4 className={styles.title}>
                <a href={`/newdetail/${product.id}`}>
                  <Words text={product.title} />
                </a>
              </h4>
              <RatingList ratings={product.ratings} standard={product.standard} note={product.note} />
            </div>
          </article>
        ))}
      />
    </div>
  );
}
