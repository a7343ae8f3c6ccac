import type { Discontinued } from "@/db/queries/products/discontinued";
import styles from "./discontinued-notice.module.css";

/** States that a product is discontinued, since when, and what replaces it. */
export function DiscontinuedNotice({ since, successor }: Discontinued) {
  const [year, month, day] = since.split("-").map(Number);
  return (
    <p className={styles.notice}>
      <strong>已停产</strong>，自 {year} 年 {month} 月 {day} 日起不再接受新订单，资料与备件咨询照常。
      {successor && (
        <>
          替代型号：
          <a href={`/newdetail/${successor.id}`}>
            {successor.model} {successor.title}
          </a>
        </>
      )}
    </p>
  );
}
