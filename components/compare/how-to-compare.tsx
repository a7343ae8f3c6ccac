import { FamilyLinks } from "@/components/page/family-links";
import { ButtonLink } from "@/components/ui/button-link";
import type { Family } from "@/db/queries/categories/families";
import { MOST_COMPARED } from "@/lib/links/compare";
import styles from "./how-to-compare.module.css";

const STEPS = [
  "打开一个产品类别，或直接打开产品页。",
  `在 2 至 ${MOST_COMPARED} 款产品上勾选“加入对比”。`,
  "点页面底部的“去对比”，参数就会并排显示，不同之处会标出。",
];

/** What the page says where nothing is chosen. */
export function HowToCompare({ families }: { families: readonly Family[] }) {
  return (
    <>
      <p className={styles.lead}>还没有选择产品。选好后，这里会把它们的参数并排放在一起。</p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
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
