import { ButtonLink } from "@/components/ui/button-link";
import { Fold } from "@/components/ui/fold";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
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
          <Fold title="各段的含义">
            <p className="no-print">{PAGE_TEXTS.product.ordering}</p>
            <RichText html={words} />
          </Fold>
        </CodeBuilder>
      ) : (
        <RichText html={words} />
      )}
    </Section>
  );
}
