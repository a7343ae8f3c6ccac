import { ButtonLink } from "@/components/ui/button-link";
import type { ProductDetail } from "@/db/queries/products";
import { commaList } from "@/lib/image-url";
import { contactHref } from "@/lib/routes/contact-address";
import { versionName } from "@/lib/revision";
import { PrintButton } from "./print-button";
import { RevisionList } from "./revision-list";
import styles from "./product-documents.module.css";

/** What there is on paper: this page as a data sheet, and the standards; the rest on request. */
export function ProductDocuments({ product }: { product: ProductDetail }) {
  const standards = commaList(product.standards);
  const { revisions } = product;
  const [newest] = revisions;
  return (
    <>
      <div className={styles.documents}>
        <div>
          <h3 className={styles.title}>数据页</h3>
          <p className={styles.text}>
            本页按 A4 排版，可直接打印或在打印窗口中保存为 PDF，含参数、尺寸、接线与订货信息。
          </p>
          {newest && (
            <p className={styles.version}>
              版本 {versionName(newest.number)} · <time dateTime={newest.date}>{newest.date}</time>
            </p>
          )}
          <PrintButton />
        </div>
        {standards.length > 0 && (
          <div>
            <h3 className={styles.title}>执行标准</h3>
            <ul className={styles.standards}>
              {standards.map((standard) => (
                <li key={standard}>{standard}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className={styles.title}>更多资料</h3>
          <p className={styles.text}>安装图、通信规约与试验报告按项目提供，请在留言中写明型号与用途。</p>
          <ButtonLink
            href={contactHref({ products: [product.id], about: "索取资料" })}
            rel="nofollow"
            variant="ghost"
          >
            索取资料
          </ButtonLink>
        </div>
      </div>
      {newest && <RevisionList revisions={revisions} />}
    </>
  );
}
