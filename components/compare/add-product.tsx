import { Button } from "@/components/ui/button-link";
import type { ProductItem } from "@/db/queries/products/products";
import { COMPARE } from "@/lib/links/compare";
import styles from "./add-product.module.css";

type Props = { ids: readonly number[]; isDifferent: boolean; others: readonly ProductItem[] };

/** Adds a product of the same family; others are added from their lists. */
export function AddProduct({ ids, isDifferent, others }: Props) {
  return (
    <form className={`no-print ${styles.add}`} action={COMPARE}>
      {isDifferent && <input type="hidden" name="diff" value="1" />}
      <input type="hidden" name="ids" value={ids.join(",")} />
      <label className={styles.label} htmlFor="add-product">
        再加一款
      </label>
      <select id="add-product" className={styles.select} name="ids" required defaultValue="">
        <option value="">请选择同类产品</option>
        {others.map(({ id, title, model }) => (
          <option key={id} value={id}>
            {`${model} ${title}`.trim()}
          </option>
        ))}
      </select>
      <Button type="submit" variant="secondary">
        添加
      </Button>
    </form>
  );
}
