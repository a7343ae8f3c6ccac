import { FamilyLinks } from "@/components/page/family-links";
import { ButtonLink } from "@/components/ui/button-link";
import type { Family } from "@/db/queries/categories/families";
import type { ProductItem } from "@/db/queries/products/products";
import { compareHref, MOST_COMPARED } from "@/lib/links/compare";
import styles from "./how-to-compare.module.css";

const STEPS = [
  "打开一个产品类别，或直接打开产品页。",
  `在 2 至 ${MOST_COMPARED} 款产品上勾选“加入对比”。`,
  "点页面底部的“去对比”，参数就会并排显示，不同之处会标出。",
];

type Props = {
  families: readonly Family[];
  /** The first products of each family. */
  pairs: readonly (readonly ProductItem[])[];
};

/** Instructions, shown if nothing is chosen. */
export function HowToCompare({ families, pairs }: Props) {
  return (
    <>
      <p className={styles.lead}>还没有选择产品。选好后，这里会把它们的参数并排放在一起。</p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {pairs.length > 0 && (
        <>
          <h2 className={styles.heading}>先看一组</h2>
          <p className={styles.pairs}>
            {pairs.map((pair) => (
              <a key={pair.map(({ id }) => id).join()} href={compareHref(pair.map(({ id }) => id))}>
                {pair.map(({ model, title }) => model || title).join(" 与 ")}
              </a>
            ))}
          </p>
        </>
      )}
      <h2 className={styles.heading}>从产品类别开始</h2>
      <FamilyLinks families={families} />
      <p className={styles.action}>
        <ButtonLink href="/product_centers" icon="arrow">
          产品中心
        </ButtonLink>
      </p>
    </>
  );
}
