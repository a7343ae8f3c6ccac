import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { PrintButton } from "@/components/ui/print-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import type { Drawing } from "@/drawings";
import type { Grade3 } from "@/lib/links/category-tree";
import { dataSheetFile, dataSheetHref } from "@/lib/datasheet/address";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { productBreadcrumbs } from "@/lib/links/product-breadcrumbs";
import styles from "./data-sheet-page.module.css";
import { SheetBack } from "./sheet-back";
import { SheetFront } from "./sheet-front";

type Props = { sheet: DataSheet; drawings: readonly Drawing[]; path: readonly Grade3[] };

/** The data sheet of a product as it is printed: two sheets of A4. */
export function DataSheetPage({ sheet, drawings, path }: Props) {
  const { id, title } = sheet;
  const product = { label: title, href: `/newdetail/${id}` };
  return (
    <div className={styles.desk}>
      <BreadcrumbBar
        parents={[...productBreadcrumbs(path).slice(1), product]}
        label="数据页"
        path={dataSheetHref(id)}
      />
      <Container>
        <div className={`no-print ${styles.actions}`}>
          <ButtonLink href={dataSheetFile(id)} icon="download">
            下载 PDF
          </ButtonLink>
          <PrintButton />
          <ButtonLink href={product.href} variant="secondary" icon="back">
            返回产品
          </ButtonLink>
        </div>
        <SheetFront sheet={sheet} />
        <SheetBack sheet={sheet} drawings={drawings} />
      </Container>
    </div>
  );
}
