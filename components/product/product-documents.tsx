import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { FoldMarkup } from "@/components/ui/fold-markup";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Drawing } from "@/drawings";
import { dataSheetFile, dataSheetHref, MOST_KB } from "@/lib/datasheet/address";
import { DOWNLOADS } from "@/lib/downloads/address";
import { drawingName } from "@/lib/downloads/drawing-name";
import { FILE_MOST_KB } from "@/lib/downloads/sizes";
import { PACKAGE_MOST_KB, packageHref } from "@/lib/downloads/package";
import { registerFileHref } from "@/lib/registers/files";
import { revisionLabel } from "@/lib/revision";
import { contactHref } from "@/lib/inquiry/contact-address";
import { safetyHref } from "@/lib/links/safety";
import { familyQuestionsHref, faultsHref, SERVICE } from "@/lib/links/service";
import { faultKindOf } from "@/lib/service/fault-codes";
import { type Document, DocumentTable } from "./document-table";
import { LastRevision } from "./last-revision";
import styles from "./product-documents.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = {
  product: ProductDetail;
  drawings: Drawing[];
  /** The product's family. */
  family: number | undefined;
  /** The kind of device in site/safety.json whose rules apply. */
  safety: string | undefined;
};

/** The downloads, one per row. */
function documentsOf({ id, registers }: ProductDetail, drawings: readonly Drawing[]): Document[] {
  return [
    {
      name: "数据页",
      says: "A4：参数、尺寸、接线、订货代码与执行标准，文字可检索。",
      most: MOST_KB,
      files: [
        { href: dataSheetFile(id), label: "PDF", type: "application/pdf" },
        { href: dataSheetHref(id), label: "网页" },
      ],
    },
    ...drawings.map(({ kind, name, caption, sheet }) => ({
      name: drawingName({ kind, caption }),
      says: sheet ? `按${sheet.isLargest ? "最大尺寸" : " 1:1 "}绘制，单位 mm。` : "示意图。",
      most: FILE_MOST_KB.dxf,
      files: ["dxf", "svg"].map((format) => ({
        href: `/drawings/${id}/${name}.${format}`,
        label: format.toUpperCase(),
      })),
    })),
    ...(registers
      ? [
          {
            name: "Modbus 寄存器表",
            says: "地址、类型、系数、单位与读写，可导入监控系统。",
            most: FILE_MOST_KB.json,
            files: (["csv", "json"] as const).map((format) => ({
              href: registerFileHref(id, format),
              label: format.toUpperCase(),
            })),
          },
        ]
      : []),
    {
      name: "全部资料",
      says: "以上各项与文件说明，一次取走。",
      most: PACKAGE_MOST_KB,
      files: [{ href: packageHref(id), label: "ZIP", type: "application/zip" }],
    },
  ];
}

/** Downloads, documents on request, and the latest changes of the product's data. */
export function ProductDocuments({ product, drawings, family, safety }: Props) {
  const { id, model, title, revisions } = product;
  const [newest] = revisions;
  const documents = documentsOf(product, drawings);
  const faults = faultKindOf(id);
  return (
    <StaticMarkup className={styles.documents}>
      <div>
        <FoldMarkup title="可下载的文件" span={`${documents.length} 份`}>
          <DocumentTable caption={`${model || title}的资料`} documents={documents} />
        </FoldMarkup>
        <p className={styles.text}>{PAGE_TEXTS.product.files}</p>
        <div className={styles.actions}>
          <ButtonLinkMarkup
            href={contactHref({ products: [id], about: "索取资料" })}
            rel="nofollow"
            variant="ghost"
          >
            索取资料
          </ButtonLinkMarkup>
          <ButtonLinkMarkup href={family ? familyQuestionsHref(family) : SERVICE} variant="ghost">
            常见问题与服务
          </ButtonLinkMarkup>
          {faults && (
            <ButtonLinkMarkup href={faultsHref(faults.id)} variant="ghost">
              故障代码
            </ButtonLinkMarkup>
          )}
          {safety && (
            <ButtonLinkMarkup href={safetyHref(safety)} variant="ghost">
              停电与放电
            </ButtonLinkMarkup>
          )}
          <ButtonLinkMarkup href={DOWNLOADS} variant="ghost">
            资料下载中心
          </ButtonLinkMarkup>
        </div>
      </div>
      {newest && (
        <div>
          <p className={styles.version}>版本 {revisionLabel(newest)}</p>
          <FoldMarkup title="修订记录" span={revisionLabel(newest)}>
            <LastRevision product={id} revisions={revisions} />
          </FoldMarkup>
        </div>
      )}
    </StaticMarkup>
  );
}
