import { AddToCart } from "@/components/cart/add-to-cart";
import { Picture } from "@/components/ui/picture";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { contactHref } from "@/lib/inquiry/contact-address";
import { compareHref } from "@/lib/links/compare";
import styles from "./compare-head.module.css";

type Props = { products: readonly ProductDetail[]; isDifferent: boolean };

/** The compared products with their actions. */
export function CompareHead({ products, isDifferent }: Props) {
  const ids = products.map(({ id }) => id);
  return (
    <thead className={styles.head}>
      <tr className={styles.models}>
        <td />
        {products.map(({ id, title, model, image }) => (
          <th key={id} scope="col" className={styles.product}>
            <div className={styles.picture}>
              <Picture image={image} alt="" fit="contain" sizes="(max-width: 767.98px) 8rem, 18rem" />
            </div>
            <a href={`/newdetail/${id}`}>{model || title}</a>
          </th>
        ))}
      </tr>
      <tr className={styles.titles}>
        <td />
        {products.map(({ id, title, model }) => (
          <td key={id}>{model !== "" && title}</td>
        ))}
      </tr>
      <tr className={`no-print ${styles.actions}`}>
        <td />
        {products.map(({ id, title, model }) => {
          const hidden = <span className="visually-hidden">{model || title}</span>;
          return (
            <td key={id}>
              <a href={contactHref({ products: [id] })} rel="nofollow">
                咨询{hidden}
              </a>
              <a
                href={compareHref(
                  ids.filter((other) => other !== id),
                  isDifferent,
                )}
                rel="nofollow"
              >
                移除{hidden}
              </a>
              <AddToCart product={id} name={model || title} variant="ghost" />
            </td>
          );
        })}
      </tr>
    </thead>
  );
}
