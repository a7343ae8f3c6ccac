import { Logo } from "@/components/ui/logo";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { StaticMarkup } from "@/components/ui/static-markup";
import paper from "./paper-head.module.css";
import styles from "./sheet-head.module.css";

/** The company, and the URL of the latest version of the data sheet. */
export function SheetHead({ href }: { href: string }) {
  return (
    <StaticMarkup className={paper.head} aria-hidden="true">
      <Logo />
      <p className={styles.source}>
        {SITE.company} · 销售热线 {SITE.salesLine}
        <br />
        {absoluteUrl(href)}
      </p>
    </StaticMarkup>
  );
}
