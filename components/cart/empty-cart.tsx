import { FamilyLinks } from "@/components/product/family-links";
import { ButtonLink } from "@/components/ui/button-link";
import type { Family } from "@/db/queries/families";
import { CODE } from "@/lib/routes/code-address";
import { COMPARE } from "@/lib/routes/compare";
import { SEARCH_PATH } from "@/lib/routes/navigation";
import { TOOL_LINKS } from "@/lib/routes/tools";
import styles from "./empty-cart.module.css";

const OTHER_WAYS = [
  ...TOOL_LINKS,
  { label: "型号代码解读", href: CODE },
  { label: "产品对比", href: COMPARE },
  { label: "搜索全站", href: SEARCH_PATH },
];

/** What the page says where nothing is on the list. */
export const EmptyCart = ({ families }: { families: readonly Family[] }) => (
  <div className={styles.empty}>
    <p>询价单还是空的。在产品页、型号代码解读、计算结果和产品对比里点“加入询价单”，产品就会列在这里。</p>
    <h2>从产品类别开始</h2>
    <FamilyLinks families={families} />
    <h2>先算一算、比一比</h2>
    <ul className={styles.ways}>
      {OTHER_WAYS.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="ghost">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </div>
);
