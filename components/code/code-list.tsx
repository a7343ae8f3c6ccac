import { Button } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { codeHref } from "@/lib/links/code-address";
import styles from "./code-input.module.css";

/** One of several codes, with a summary in one line. */
export type ListedCode = { typed: string; title: string; says: string };

/** Several codes with summaries; all can be added to the list at once, like a parts list. */
export const CodeList = ({ codes }: { codes: readonly ListedCode[] }) => (
  <Section title={`写了${codes.length}个代码`}>
    <ol className={styles.examples}>
      {codes.map(({ typed, title, says }) => (
        <li key={typed}>
          <a href={codeHref(typed)} rel="nofollow" className={styles.code}>
            {typed}
          </a>
          <span>{[title, says].filter(Boolean).join("：")}</span>
        </li>
      ))}
    </ol>
    <form method="post" action={CART_CHANGE} className={styles.how}>
      <input type="hidden" name="list" value={codes.map(({ typed }) => typed).join("\n")} />
      <Button type="submit" name="do" value="paste" variant="secondary">
        全部加入询价单
      </Button>
    </form>
  </Section>
);
