import { ButtonLink } from "@/components/ui/button-link";
import { StatusLine } from "@/components/ui/status-line";
import type { CodedProduct } from "@/db/queries/products/order-codes";
import type { Found } from "@/lib/order-code/find";
import type { Reading } from "@/lib/order-code/read";
import { codeHref } from "@/lib/links/code-address";
import styles from "./code-hit.module.css";

type Props = Found<CodedProduct> & { typed: string };

const meaningOf = ({ pieces }: Reading) =>
  pieces
    .filter(({ state }) => state === "read")
    .map(({ name, meaning }) => `${name}${meaning}`)
    .join("，");

/** The first line: the meaning of the code, a missing part, or that it is invalid. */
function verdictOf(reading: Reading): string {
  if (reading.code !== undefined) return `，${meaningOf(reading)}。`;
  const isOpen = reading.pieces.some(({ state }) => state === "missing");
  const isStrange = reading.pieces.some(({ state }) => state === "unknown" || state === "extra");
  return isOpen && !isStrange ? "，代码还不完整。" : "，没有这一代码。";
}

/** The hit for an order code, or nearly one: its meaning or faults, with a link to its page. */
export function CodeHit({ typed, product, reading }: Props) {
  const { code, problems } = reading;
  return (
    <section className={styles.hit} aria-label="订货代码">
      <p>
        订货代码 <strong className={styles.code}>{code ?? typed}</strong>：{product.title}
        {verdictOf(reading)}
      </p>
      {problems.slice(0, 1).map((problem) => (
        <StatusLine key={problem} tone="danger" text={problem} />
      ))}
      <ButtonLink href={codeHref(code ?? typed)} rel="nofollow" variant="ghost">
        查看解读
      </ButtonLink>
    </section>
  );
}
