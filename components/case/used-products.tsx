import { Fragment } from "react";
import styles from "./used-products.module.css";

/** Links to the products that a case used. */
export function UsedProducts({ products }: { products: readonly { id: number; title: string }[] }) {
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
