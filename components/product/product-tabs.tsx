import { RichText } from "@/components/ui/rich-text";
import { Tabs } from "@/components/ui/tabs";
import type { ProductDetail } from "@/db/products";
import { showRichText } from "@/lib/rich-text";
import { WiringDrawing } from "./drawings/wiring-drawing";
import { OrderContacts } from "./order-contacts";
import styles from "./product-tabs.module.css";

const OVERVIEW = "产品概述";

/** The tab says it already. */
const withoutHeading = (html: string, heading: string) =>
  html.replace(new RegExp(`^\\s*<h[1-6]>\\s*${heading}\\s*</h[1-6]>`), "");

export function ProductTabs({ product }: { product: ProductDetail }) {
  const { maincontent, wirecontent } = product;
  return (
    <Tabs
      label="产品详情"
      items={[
        {
          id: "overview",
          label: OVERVIEW,
          content: <RichText html={showRichText(withoutHeading(maincontent, OVERVIEW), 3)} />,
        },
        ...(wirecontent === ""
          ? []
          : [
              {
                id: "wiring",
                label: "接线方式",
                content: (
                  <div className={styles.wiring}>
                    <WiringDrawing product={product} />
                    <RichText html={showRichText(wirecontent, 3)} />
                  </div>
                ),
              },
            ]),
        { id: "order", label: "如何订购", content: <OrderContacts /> },
      ]}
    />
  );
}
