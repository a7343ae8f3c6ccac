import { Section } from "@/components/ui/section";
import { codeHref } from "@/lib/links/code-address";
import styles from "./code-input.module.css";

/** Codes that can each be read. */
export const CodeLinks = ({ title, codes }: { title: string; codes: readonly string[] }) => (
  <Section title={title} room="close">
    <ul className={styles.examples}>
      {codes.map((code) => (
        <li key={code}>
          <a href={codeHref(code)} rel="nofollow" className={styles.code}>
            {code}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
