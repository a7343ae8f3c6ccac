import { NextLinks } from "@/components/page/next-links";
import { FamilyLinks } from "@/components/page/family-links";
import type { Family } from "@/db/queries/categories/families";
import { CODE } from "@/lib/links/code-address";
import { COMPARE } from "@/lib/links/compare";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { TOOL_LINKS } from "@/lib/links/tools";
import styles from "./cart.module.css";

const OTHER_WAYS = [
  ...TOOL_LINKS,
  { label: "型号代码解读", href: CODE, text: "手头有订货代码：逐段读懂，再加入询价单" },
  { label: "产品对比", href: COMPARE, text: "两至四款的参数并排放在一起，标出不同之处" },
  { label: "搜索全站", href: SEARCH_PATH, text: "按型号、名称或问题查找产品" },
];

/** Links to products, for an empty list. */
export const EmptyCart = ({ families }: { families: readonly Family[] }) => (
  <section aria-labelledby="ways" className={styles.ways}>
    <h2 id="ways" className={styles.title}>
      去选产品
    </h2>
    <FamilyLinks families={families} />
    <NextLinks items={OTHER_WAYS} />
  </section>
);
