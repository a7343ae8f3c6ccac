import { ButtonLink } from "@/components/ui/button-link";
import type { ProductDetail } from "@/db/queries/products/products";
import type { Drawing } from "@/drawings";
import { dataSheetFile, dataSheetHref, MOST_KB } from "@/lib/datasheet/address";
import { DOWNLOADS } from "@/lib/downloads/address";
import { FILE_MOST_KB } from "@/lib/downloads/sizes";
import { PACKAGE_MOST_KB, packageHref } from "@/lib/downloads/package";
import { commaList } from "@/lib/image-url";
import { registerFileHref } from "@/lib/registers/files";
import { revisionLabel } from "@/lib/revision";
import { contactHref } from "@/lib/inquiry/contact-address";
import { familyQuestionsHref, faultsHref, SERVICE } from "@/lib/links/service";
import { faultKindOf } from "@/lib/service/fault-codes";
import { DrawingFiles } from "./drawing-files";
import { RevisionList } from "./revision-list";
import styles from "./product-documents.module.css";

type Props = {
  product: ProductDetail;
  drawings: Drawing[];
  /** The product's family. */
  family: number | undefined;
};

/** What there is to take away: the data sheet, the drawings and the standards; the rest on request. */
export function ProductDocuments({ product, drawings, family }: Props) {
  const standards = commaList(product.standards);
  const { revisions } = product;
  const [newest] = revisions;
  const faults = faultKindOf(product.id);
  return (
    <>
      <div className={styles.documents}>
        <div>
          <h3 className={styles.title}>数据页</h3>
          <p className={styles.text}>
            A4 两页：主要参数、外形与开孔尺寸、接线、订货代码和执行标准。PDF 文字可检索、复制，不超过{" "}
            {MOST_KB} KB。
          </p>
          {newest && <p className={styles.version}>版本 {revisionLabel(newest)}</p>}
          <div className={styles.actions}>
            <ButtonLink
              href={dataSheetFile(product.id)}
              variant="secondary"
              icon="download"
              type="application/pdf"
            >
              下载 PDF
            </ButtonLink>
            <ButtonLink href={dataSheetHref(product.id)} variant="ghost">
              查看数据页
            </ButtonLink>
          </div>
        </div>
        {drawings.length > 0 && <DrawingFiles product={product.id} drawings={drawings} />}
        {product.registers && (
          <div>
            <h3 className={styles.title}>通信寄存器</h3>
            <p className={styles.text}>
              Modbus 寄存器表：地址、类型、系数、单位与读写，可导入监控系统。CSV 不超过 {FILE_MOST_KB.csv}{" "}
              KB，JSON 不超过 {FILE_MOST_KB.json} KB。
            </p>
            <p>
              <a href={registerFileHref(product.id, "csv")}>CSV 表格</a>，
              <a href={registerFileHref(product.id, "json")}>JSON 数据</a>
            </p>
          </div>
        )}
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
          <h3 className={styles.title}>全部资料</h3>
          <p className={styles.text}>
            数据页、图纸（DXF、SVG）{product.registers && "、寄存器表"}与文件说明，一次取走，不超过{" "}
            {PACKAGE_MOST_KB} KB。
          </p>
          <div className={styles.actions}>
            <ButtonLink
              href={packageHref(product.id)}
              variant="secondary"
              icon="download"
              type="application/zip"
            >
              下载 ZIP
            </ButtonLink>
            <ButtonLink href={DOWNLOADS} variant="ghost">
              资料下载中心
            </ButtonLink>
          </div>
        </div>
        <div>
          <h3 className={styles.title}>更多资料</h3>
          <p className={styles.text}>安装图、其他通信规约与试验报告按项目提供，请在留言中写明型号与用途。</p>
          <div className={styles.actions}>
            <ButtonLink
              href={contactHref({ products: [product.id], about: "索取资料" })}
              rel="nofollow"
              variant="ghost"
            >
              索取资料
            </ButtonLink>
            <ButtonLink href={family ? familyQuestionsHref(family) : SERVICE} variant="ghost">
              常见问题与服务
            </ButtonLink>
            {faults && (
              <ButtonLink href={faultsHref(faults.id)} variant="ghost">
                故障代码
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {newest && <RevisionList revisions={revisions} />}
    </>
  );
}
