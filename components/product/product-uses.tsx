import type { CaseCard } from "@/db/queries/articles/case-cards";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Drawing } from "@/drawings";
import { dataSheetFile } from "@/lib/datasheet/address";
import { caseHref } from "@/lib/cases/address";
import { packageHref } from "@/lib/downloads/package";
import { Kept } from "@/components/ui/kept";
import { WordsMarkup } from "@/components/ui/words-markup";
import { phrased } from "@/lib/text/phrases";
import styles from "./product-uses.module.css";

type Props = {
  product: ProductDetail;
  drawings: readonly Drawing[];
  /** Where it is in use. */
  used: CaseCard | undefined;
};

/** Below the pictures of a product: its papers at once, what it is for, and a place where it works. */
export function ProductUses({ product: { id, applicationscope }, drawings, used }: Props) {
  const papers = [
    { href: dataSheetFile(id), label: "数据页 PDF" },
    ...drawings
      .filter(({ kind }) => kind === "outline")
      .slice(0, 1)
      .map(({ name }) => ({ href: `/drawings/${id}/${name}.dxf`, label: "外形图 DXF" })),
    { href: packageHref(id), label: "全部资料 ZIP" },
  ];
  return (
    <Kept tag="dl" className={`no-print ${styles.uses}`}>
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
        <div>
          <dt>适用范围</dt>
          <dd>{applicationscope}</dd>
        </div>
      )}
      {used && (
        <div>
          <dt>应用案例</dt>
          <dd>
            <a href={caseHref(used.id)}>
              <WordsMarkup text={phrased(used.title)} />
            </a>
          </dd>
        </div>
      )}
    </Kept>
  );
}
