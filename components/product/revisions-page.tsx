import { PlainHead } from "@/components/page/plain-head";
import { SheetHead } from "@/components/page/sheet-head";
import { ButtonLink } from "@/components/ui/button-link";
import { StaticMarkup } from "@/components/ui/static-markup";
import { PrintButton } from "@/components/ui/print-button";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Grade3 } from "@/lib/links/category-tree";
import { productBreadcrumbs, productCrumb } from "@/lib/links/product-breadcrumbs";
import { revisionLabel, revisionsHref } from "@/lib/revision";
import { productTitle } from "@/lib/seo/product-words";
import { HeadLinks } from "./head-links";
import styles from "./product-page.module.css";
import { RevisionTables } from "./revision-tables";
import { SheetFoot } from "./sheet-foot";

type Props = {
  product: ProductDetail;
  /** From the family down to the product's own category. */
  path: readonly Grade3[];
};

/** All revisions of a product, for readers who planned with an older data sheet. */
export function RevisionsPage({ product, path }: Props) {
  const { id, model, title, revisions } = product;
  const crumb = productCrumb(product, path);
  const href = revisionsHref(id);
  return (
    <div className={styles.sheet}>
      <SheetHead href={href} />
      <SheetFoot model={model} title={title} revision={revisions[0]} />
      <PlainHead
        parents={[...productBreadcrumbs(path).slice(1), crumb]}
        label="修订记录"
        path={href}
        title={`${model || title} 修订记录`}
        lead={`${productTitle(product)}，当前版本 ${revisionLabel(revisions[0])}。版本是产品资料（网页、数据页、图纸）的版本，不是固件版本；同一天的几个版本合为一条，只列有改动的语句。`}
      >
        <HeadLinks>
          <ButtonLink href={crumb.href} variant="secondary" icon="back">
            返回产品
          </ButtonLink>
          <PrintButton />
        </HeadLinks>
      </PlainHead>
      <Section>
        <StaticMarkup>
          <RevisionTables revisions={revisions} />
        </StaticMarkup>
      </Section>
    </div>
  );
}
