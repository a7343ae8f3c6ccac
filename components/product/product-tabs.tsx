import { RichText } from "@/components/ui/rich-text";
import { Tabs } from "@/components/ui/tabs";
import type { ProductDetail } from "@/db/queries/products/products";
import type { Drawing } from "@/drawings";
import { partsWithout } from "@/lib/parameters/prose";
import { showRichText } from "@/lib/text/rich-text";
import { DrawingFigures } from "./drawing-figures";
import { OrderContacts } from "./order-contacts";
import styles from "./product-tabs.module.css";

const OVERVIEW = "产品概述";

/** The tab says it already. */
const withoutHeading = (html: string, heading: string) =>
  html.replace(new RegExp(`^\\s*<h[1-6]>\\s*${heading}\\s*</h[1-6]>`), "");

/** The texts of a product; its tables stand in parts of the page of their own, but for the terminals. */
export function ProductTabs({ product, wiring }: { product: ProductDetail; wiring: Drawing[] }) {
  const { prose, wirecontent } = product;
  return (
    <Tabs
      label="产品详情"
      items={[
        {
          id: "overview",
          label: OVERVIEW,
          content: <RichText html={showRichText(withoutHeading(partsWithout(prose), OVERVIEW), 3)} />,
        },
        ...(wirecontent === ""
          ? []
          : [
              {
                id: "wiring",
                label: "接线方式",
                content: (
                  <div className={styles.wiring}>
                    <DrawingFigures product={product.id} drawings={wiring} />
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
