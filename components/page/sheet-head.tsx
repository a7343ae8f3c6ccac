import { Logo } from "@/components/ui/logo";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import styles from "./sheet-head.module.css";

/** Who made the data sheet and where its newest version is; on paper only. */
export function SheetHead({ href }: { href: string }) {
  return (
    <div className={styles.head} aria-hidden="true">
      <Logo />
      <p>
        {SITE.company} · 销售热线 {SITE.salesLine}
        <br />
        {absoluteUrl(href)}
      </p>
    </div>
  );
}
