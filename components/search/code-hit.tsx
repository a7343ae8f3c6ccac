import { ButtonLink } from "@/components/ui/button-link";
import type { CodedProduct } from "@/db/queries/order-codes";
import type { Found } from "@/lib/order-code/find";
import { codeHref } from "@/lib/routes/code-address";
import styles from "./code-hit.module.css";

/** What was searched for is an order code: what it says, and where it is read in full. */
export function CodeHit({ product, reading: { code, pieces } }: Found<CodedProduct>) {
  if (!code) return null;
  const meanings = pieces
    .filter(({ state }) => state === "read")
    .map(({ name, meaning }) => `${name}${meaning}`);
  return (
    <section className={styles.hit} aria-label="订货代码">
      <p>
        订货代码 <strong className={styles.code}>{code}</strong>：{product.title}，{meanings.join("，")}。
      </p>
      <ButtonLink href={codeHref(code)} rel="nofollow" variant="ghost">
        查看解读
      </ButtonLink>
    </section>
  );
}
