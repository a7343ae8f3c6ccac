import { CompareChoice } from "@/components/compare/compare-choice";
import { AddByForms } from "@/components/cart/add-by-forms";
import { AddToCartMarkup } from "@/components/cart/add-to-cart-markup";
import { Share } from "@/components/page/share";
import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { Container } from "@/components/ui/container";
import { StaticMarkup } from "@/components/ui/static-markup";
import { shownPicture } from "@/components/ui/picture";
import type { Drawing } from "@/drawings";
import type { Rating } from "@/lib/parameters/rating";
import type { Discontinued } from "@/db/queries/products/discontinued";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { commaList } from "@/lib/image-url";
import { contactHref } from "@/lib/inquiry/contact-address";
import type { Tool } from "@/lib/links/tools";
import { pictureOf } from "@/lib/pictures";
import { SITE, telHref } from "@/lib/site";
import { DiscontinuedNotice } from "./discontinued-notice";
import { PrintButton } from "@/components/ui/print-button";
import { ProductGallery } from "./product-gallery";
import { ProductUses } from "./product-uses";
import { NoBreakText } from "@/components/ui/no-break-text";
import { phrased, phrasedNames } from "@/lib/text/phrases";
import { FigureList } from "@/components/ui/figure-list";
import { WordsMarkup } from "@/components/ui/words-markup";
import code from "@/components/ui/order-code.module.css";
import styles from "./product-head.module.css";

const withAlt = (image: string) => ({ ...shownPicture(image), alt: pictureOf(image)?.alt });

type Props = {
  product: ProductDetail;
  ratings: readonly Rating[];
  drawings: readonly Drawing[];
  discontinued: Discontinued | undefined;
  /** The calculator for this kind of product. */
  tool: Tool | undefined;
};

/** Pictures beside the title, key ratings and actions. */
export function ProductHead({ product, ratings, drawings, discontinued, tool }: Props) {
  const facts = [
    { label: "产品类型", value: product.typename },
    { label: "订货型号", value: product.ordercode, className: code.code },
  ].filter(({ value }) => value !== "");
  return (
    <Container>
      <div className={styles.head}>
        <div className={styles.gallery}>
          <ProductGallery title={product.title} pictures={commaList(product.images).map(withAlt)} />
        </div>
        <div className={styles.words}>
          <StaticMarkup>
            {product.model !== "" && <p className={styles.model}>{product.model}</p>}
            <h1 className={styles.title}>
              <WordsMarkup text={phrased(product.title)} />
            </h1>
            {discontinued && <DiscontinuedNotice {...discontinued} />}
            <p className={styles.lead}>
              <NoBreakText text={product.basicfunction} />
            </p>
            <FigureList figures={phrasedNames(ratings)} />
            <dl className={styles.facts}>
              {facts.map(({ label, value, className }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={className}>{value}</dd>
                </div>
              ))}
            </dl>
            <div className={`no-print ${styles.actions}`}>
              <ButtonLinkMarkup href={contactHref({ products: [product.id] })} rel="nofollow" icon="chat">
                咨询此产品
              </ButtonLinkMarkup>
              {!discontinued && (
                <AddToCartMarkup product={product.id} code={product.code ? product.ordercode : ""} />
              )}
              <ButtonLinkMarkup href={telHref(SITE.salesLine)} variant="secondary" icon="phone">
                {SITE.salesLine}
              </ButtonLinkMarkup>
            </div>
          </StaticMarkup>
          <AddByForms />
          <div className={`no-print ${styles.less}`}>
            <CompareChoice id={product.id} title={product.title} />
            <div className={styles.print}>
              <PrintButton variant="ghost" />
            </div>
            <Share path={`/newdetail/${product.id}`} />
          </div>
          {tool && (
            <StaticMarkup tag="p" className={`no-print ${styles.tool}`}>
              {tool.question}
              <ButtonLinkMarkup href={tool.href} variant="ghost" rel="nofollow">
                {tool.label}
              </ButtonLinkMarkup>
            </StaticMarkup>
          )}
        </div>
        <div>
          <ProductUses product={product} drawings={drawings} />
        </div>
      </div>
    </Container>
  );
}
