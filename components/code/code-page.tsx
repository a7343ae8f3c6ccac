import { PasteList } from "@/components/cart/paste-list";
import { ClosingCall } from "@/components/page/closing-call";
import { PlainHead } from "@/components/page/plain-head";
import { ProductSwipeRow } from "@/components/product/product-swipe-row";
import { Section } from "@/components/ui/section";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ProductItem } from "@/db/queries/products/products";
import type { Reading } from "@/lib/order-code/read";
import { CODE } from "@/lib/links/code-address";
import { CLOSING } from "@/lib/links/closing-words";
import { contactHref } from "@/lib/inquiry/contact-address";
import { CodeExamples, CodeInput } from "./code-input";
import { CodeList, type ListedCode } from "./code-list";
import styles from "./code-page.module.css";
import { CodeReading } from "./code-reading";
import { CodeVariant, type VariantProps } from "./code-variant";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = {
  /** The typed text, and its code. */
  asked: string;
  typed: string;
  /** The codes, if several were typed; none is then explained in full. */
  codes: ListedCode[];
  /** Valid codes similar to an invalid one. */
  corrections: { code: string; title: string }[];
  examples: { code: string; title: string }[];
  found: (VariantProps & { reading: Reading }) | undefined;
  /** Products that may be meant. */
  nearest: ProductItem[];
};

/** An order code explained part by part, and its product. */
export function CodePage({ asked, typed, codes, corrections, examples, found, nearest }: Props) {
  const isRead = found?.reading.choices.some((code) => code !== undefined && code !== "") ?? false;
  const about = found ? { products: [found.product.id] } : {};
  return (
    <div className={styles.page}>
      <PlainHead
        parents={[{ label: "产品中心", href: "/product_centers" }]}
        label="型号代码解读"
        path={CODE}
        lead={PAGE_TEXTS.code.lead}
      >
        <CodeInput value={asked} />
        <PasteList isOpen={false} examples={examples.map(({ code }) => code)} />
      </PlainHead>
      {asked === "" && <CodeExamples examples={examples} />}
      {codes.length > 0 && <CodeList codes={codes} />}
      {found && (
        <CodeReading
          typed={typed}
          product={found.product}
          reading={found.reading}
          corrections={corrections}
        />
      )}
      {typed !== "" && !found && (
        <Section>
          <p role="status" className={styles.unknown}>
            “{typed}”不是澜衡电气的型号代码：开头没有对应的产品。代码以型号开头，例如{" "}
            <NoBreakText text={`${examples[0]?.code}。`} />
          </p>
        </Section>
      )}
      {nearest.length > 0 && (
        <Section title={found ? "代码开头相同的产品" : "您是不是要找"} room="close">
          <ProductSwipeRow items={nearest} hrefFor={(id) => `/newdetail/${id}`} headingLevel={3} />
        </Section>
      )}
      {found && isRead && <CodeVariant {...found} />}
      <ClosingCall {...CLOSING.code} href={contactHref({ ...about, code: found?.reading.code ?? typed })} />
    </div>
  );
}
