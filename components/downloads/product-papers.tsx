import { classNames } from "@/components/ui/class-names";
import { dataSheetFile } from "@/lib/datasheet/address";
import styles from "./product-papers.module.css";

/** The order code of a product, and the name of its first drawing, if any. */
export type Papers = { code: string; drawing?: string | undefined };
type Props = Papers & { id: number; name: string; className?: string | undefined };

/** The order code and the drawing, beside a product in a list. */
export const ProductPapers = ({ id, name, code, drawing, className }: Props) => (
  <span className={classNames(styles.papers, className)}>
    {code && <span className={styles.code}>{code}</span>}
    <a href={dataSheetFile(id)} type="application/pdf" aria-label={`数据页PDF ${name}`}>
      数据页PDF
    </a>
    {drawing && (
      <a href={`/drawings/${id}/${drawing}.dxf`} aria-label={`图纸DXF ${name}`}>
        图纸DXF
      </a>
    )}
  </span>
);
