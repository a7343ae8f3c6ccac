import type { ReactNode } from "react";
import { NoBreakText } from "@/components/ui/no-break-text";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { revisionLabel } from "@/lib/revision";
import { SITE } from "@/lib/site";
import styles from "./paper.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = { sheet: DataSheet; page: 1 | 2; children: ReactNode };

/** One sheet of paper with its foot: which sheet of which revision, and where its newest one is. */
export function Paper({ sheet: { id, model, title, revision }, page, children }: Props) {
  return (
    <section className={styles.paper} aria-label={`第 ${page} 页`}>
      {children}
      <footer className={styles.foot}>
        <p>
          {model} {title} · <NoBreakText text={revisionLabel(revision)} />
          <br />
          {SITE.company} · {PAGE_TEXTS.product.sheet}
        </p>
        <p>
          <strong>{page} / 2</strong>
          <br />
          {absoluteUrl(`/newdetail/${id}`)}
        </p>
      </footer>
    </section>
  );
}

/** A stretch of a sheet under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
