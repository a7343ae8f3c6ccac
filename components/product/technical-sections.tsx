import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { FoldMarkup } from "@/components/ui/fold-markup";
import { RichTextMarkup } from "@/components/ui/rich-text";
import { SectionMarkup } from "@/components/ui/section-markup";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ParameterGroup } from "@/db/queries/products/parameters";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Drawing } from "@/drawings";
import { safetyHref } from "@/lib/links/safety";
import { headingsOf } from "@/lib/parameters/prose";
import { showRichText } from "@/lib/text/rich-text";
import { DrawingFigures } from "./drawing-figures";
import { ParameterTable } from "./parameter-table";
import styles from "./product-page.module.css";

type Props = {
  product: ProductDetail;
  groups: ParameterGroup[];
  /** The drawings with dimensions, and those of the wiring. */
  sized: Drawing[];
  wired: Drawing[];
  /** Sanitized HTML, empty if there is none: the tables of sizes. */
  sizes: string;
  /** Of the wiring: the tables of terminals, and the other texts. */
  terminals: string;
  notes: string;
  /** The device whose safety rules apply. */
  safety: string | undefined;
};

/** Parameters, dimensions and wiring of a product. */
export const TechnicalSections = ({
  product,
  groups,
  sized,
  wired,
  sizes,
  terminals,
  notes,
  safety,
}: Props) => (
  <StaticMarkup>
    <SectionMarkup id="specs" heading="specs-title" title="规格参数">
      <ParameterTable caption={`${product.title}规格参数`} groups={groups} folds />
    </SectionMarkup>
    {(sized.length > 0 || sizes !== "") && (
      <SectionMarkup id="dimensions" heading="dimensions-title" title="外形与安装尺寸" tone="soft">
        <div className={styles.sizes}>
          <DrawingFigures product={product.id} drawings={sized} />
          {sizes !== "" && <RichTextMarkup html={sizes} />}
        </div>
      </SectionMarkup>
    )}
    {product.wirecontent !== "" && (
      <SectionMarkup
        id="wiring"
        heading="wiring-title"
        title="接线"
        action={
          safety && (
            <ButtonLinkMarkup href={safetyHref(safety)} variant="ghost">
              接线之前：停电与验电
            </ButtonLinkMarkup>
          )
        }
      >
        <div className={styles.wiring}>
          <DrawingFigures product={product.id} drawings={wired} />
          <div className={styles.paper}>
            <RichTextMarkup html={showRichText(notes, 3)} />
          </div>
          {terminals !== "" && (
            <FoldMarkup title={headingsOf(terminals).join("、")}>
              <RichTextMarkup html={showRichText(terminals, 3)} />
            </FoldMarkup>
          )}
        </div>
      </SectionMarkup>
    )}
  </StaticMarkup>
);
