import { pagerWindow } from "@/lib/links/paging";
import { IconDrawing } from "./icon-drawing";
import { StaticMarkup } from "./static-markup";
import styles from "./pager.module.css";

type Props = {
  page: number;
  pages: number;
  /** Not shown if undefined. */
  total: number | undefined;
  hrefFor: (page: number) => string;
  /** Distinguishes several pagers on one page. */
  label?: string;
};

/** Total, previous, numbers and next, all of them links. */
export function Pager({ page, pages, total, hrefFor, label = "分页" }: Props) {
  return (
    <StaticMarkup tag="nav" className={styles.pager} aria-label={label}>
      {total !== undefined && <p className={styles.total}>共 {total} 条</p>}
      {pages > 1 && (
        <ul className={styles.list}>
          <li>
            <Step href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
              <IconDrawing name="previous" size={16} />
              上一页
            </Step>
          </li>
          {pagerWindow(page, pages).map((number, index) => (
            <li key={number ?? `gap-${index}`} className={styles.number}>
              {number === null ? (
                <span className={styles.gap}>…</span>
              ) : (
                <a href={hrefFor(number)} aria-current={number === page ? "page" : undefined}>
                  <span className="visually-hidden">第 </span>
                  {number}
                  <span className="visually-hidden"> 页</span>
                </a>
              )}
            </li>
          ))}
          <li className={styles.place}>
            {page} / {pages}
          </li>
          <li>
            <Step href={page < pages ? hrefFor(page + 1) : undefined} rel="next">
              下一页
              <IconDrawing name="next" size={16} />
            </Step>
          </li>
        </ul>
      )}
    </StaticMarkup>
  );
}

function Step({ href, rel, children }: { href?: string; rel: "prev" | "next"; children: React.ReactNode }) {
  if (href === undefined) return <span className={styles.off}>{children}</span>;
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
