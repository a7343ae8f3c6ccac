import { ButtonLink } from "@/components/ui/button-link";
import { FoldMarkup } from "@/components/ui/fold-markup";
import { RichText, RichTextMarkup } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { codeForm } from "@/lib/order-code/fields";
import { CodeBuilder } from "./code-builder";

type Props = {
  product: ProductDetail;
  /** The meanings of the segments of its order code, as sanitized HTML. */
  words: string;
  isDiscontinued: boolean;
};

/** The order code of a product: a form to choose its parts, beside their meanings. */
export function ProductOrdering({ product: { id, code, ordercode }, words, isDiscontinued }: Props) {
  return (
    <Section
      id="ordering"
      title={code ? "选型编码" : "选型与订货代码"}
      action={
        <ButtonLink href="#order" variant="ghost">
          如何订购
        </ButtonLink>
      }
    >
      {code ? (
        <CodeBuilder product={id} form={codeForm(code, ordercode)} isDiscontinued={isDiscontinued}>
          <StaticMarkup>
            <FoldMarkup title="各段的含义">
              <p className="no-print">{PAGE_TEXTS.product.ordering}</p>
              <RichTextMarkup html={words} />
            </FoldMarkup>
          </StaticMarkup>
        </CodeBuilder>
      ) : (
        <RichText html={words} />
      )}
    </Section>
  );
}
