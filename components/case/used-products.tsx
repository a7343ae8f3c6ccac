"use client";

import { Fragment } from "react";
import type { CaseWithProducts } from "@/db/queries/cases";
import styles from "./used-products.module.css";

/** The products that a case used, on to their pages. A client component, so that the payload holds their names only. */
export function UsedProducts({ products }: Pick<CaseWithProducts, "products">) {
  return (
    <p className={styles.products}>
      选用产品：
      {products.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && "、"}
          <a href={`/newdetail/${id}`}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}
