import { AddToCart } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button-link";
import { WideTable } from "@/components/ui/wide-table";
import { Words } from "@/components/ui/words";
import type { InstalledLine } from "@/db/queries/articles/case-pages";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { codeHref } from "@/lib/links/code-address";
import { phrased } from "@/lib/text/phrases";
import styles from "./case-equipment.module.css";

type Props = {
  /** The id of the case. */
  id: number;
  lines: readonly InstalledLine[];
};

/**
 * Installed equipment: each line links to its product and code, and can be added to the inquiry list, alone or all
 * together.
 */
export function CaseEquipment({ id, lines }: Props) {
  const isCounted = lines.some(({ quantity }) => quantity !== undefined);
  return (
    <>
      <WideTable label="安装设备，可左右滚动" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{isCounted ? "产品与订货型号" : "产品"}</th>
            {isCounted && <th scope="col">数量</th>}
            {isCounted && <th scope="col">用于</th>}
            <th scope="col">
              <span className="visually-hidden">询价</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product, title, model, code, quantity, unit = "", use }) => (
            <tr key={`${product} ${code}`}>
              <th scope="row">
                <a href={`/newdetail/${product}`}>{model || title}</a>
                {model && (
                  <span className={styles.title}>
                    <Words text={phrased(title)} />
                  </span>
                )}
                {isCounted && (
                  <span className={styles.code}>
                    <a href={codeHref(code)} rel="nofollow">
                      {code}
                    </a>
                  </span>
                )}
              </th>
              {isCounted && <td className={styles.quantity}>{`${quantity} ${unit}`}</td>}
              {isCounted && <td>{use}</td>}
              <td className={styles.add}>
                <AddToCart
                  product={product}
                  code={code}
                  quantity={quantity ?? 1}
                  name={code || model || title}
                  variant="ghost"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <form method="post" action={CART_CHANGE} className={`no-print ${styles.all}`}>
        <input type="hidden" name="case" value={id} />
        <Button type="submit" name="do" value="add-case" variant="secondary">
          整套加入询价单
        </Button>
        <span className={styles.hint}>按这个案例的配置；数量与型号可以在询价单里改。</span>
      </form>
    </>
  );
}
