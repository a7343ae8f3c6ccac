import { QueryForm } from "@/components/ui/query-form";
import { Section } from "@/components/ui/section";
import { MAX_CODE } from "@/lib/order-code/spelling";
import { CODE, codeHref } from "@/lib/links/code-address";
import styles from "./code-input.module.css";

/** The input for a code. */
export const CodeInput = ({ value }: { value: string }) => (
  <QueryForm
    id="code"
    action={CODE}
    purpose="型号代码解读"
    label="订货代码"
    button="解读"
    defaultValue={value}
    required
    maxLength={MAX_CODE}
    autoCapitalize="characters"
  />
);

type Examples = { examples: readonly { code: string; title: string }[] };

/** Example codes to try. */
export const CodeExamples = ({ examples }: Examples) => (
  <Section title="试一试" room="close">
    <ul className={styles.examples}>
      {examples.map(({ code, title }) => (
        <li key={code}>
          <a href={codeHref(code)} rel="nofollow" className={styles.code}>
            {code}
          </a>
          <span>{title}</span>
        </li>
      ))}
    </ul>
    <p className={styles.how}>
      代码由型号和若干段组成，段与段之间用“/”或“-”隔开，可选的后缀不写就是标准配置。每个产品页的“选型编码”可以逐项选出代码。
    </p>
  </Section>
);
