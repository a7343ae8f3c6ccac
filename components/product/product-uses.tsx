import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Drawing } from "@/drawings";
import { dataSheetFile } from "@/lib/datasheet/address";
import { packageHref } from "@/lib/downloads/package";
import { StaticMarkup } from "@/components/ui/static-markup";
import styles from "./product-uses.module.css";

type Props = {
  product: ProductDetail;
  drawings: readonly Drawing[];
};

/** Below the pictures of a product: direct links to its files, and its field of application. */
export function ProductUses({ product: { id, applicationscope }, drawings }: Props) {
  const papers = [
    { href: dataSheetFile(id), label: "数据页 PDF" },
    ...drawings
      .filter(({ kind }) => kind === "outline")
      .slice(0, 1)
      .map(({ name }) => ({ href: `/drawings/${id}/${name}.dxf`, label: "外形图 DXF" })),
    { href: packageHref(id), label: "全部资料 ZIP" },
  ];
  return (
    <StaticMarkup tag="dl" className={`no-print ${styles.uses}`}>
      <div>
        <dt>资料</dt>
        <dd className={styles.papers}>
          {papers.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </dd>
      </div>
      {applicationscope !== "" && (
        <div className={styles.scope}>
          <dt>适用范围</dt>
          <dd>{applicationscope}</dd>
        </div>
      )}
    </StaticMarkup>
  );
}
