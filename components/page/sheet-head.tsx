import { Logo } from "@/components/ui/logo";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { PaperHead } from "./paper-head";
import styles from "./sheet-head.module.css";

/** The company, and the URL of the latest version of the data sheet. */
export function SheetHead({ href }: { href: string }) {
  return (
    <PaperHead>
      <Logo />
      <p className={styles.source}>
        {SITE.company} · 销售热线 {SITE.salesLine}
        <br />
        {absoluteUrl(href)}
      </p>
    </PaperHead>
  );
}
