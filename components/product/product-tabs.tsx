import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { RichText, RichTextMarkup } from "@/components/ui/rich-text";
import { Tabs } from "@/components/ui/tabs";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { FoldMarkup } from "@/components/ui/fold-markup";
import { StaticMarkup } from "@/components/ui/static-markup";
import {
  hasStandards,
  hasTable,
  hasWideTable,
  headingsOf,
  isWords,
  partsInTwo,
} from "@/lib/parameters/prose";
import { standardsIn } from "@/lib/standards";
import { showRichText } from "@/lib/text/rich-text";
import { OrderContacts } from "./order-contacts";
import styles from "./product-tabs.module.css";

const OVERVIEW = "产品概述";

/** The tab has the same title. */
const withoutHeading = (html: string, heading: string) =>
  html.replace(new RegExp(`^\\s*<h[1-6]>\\s*${heading}\\s*</h[1-6]>`), "");

/** The texts of a product in tabs (SPEC §2). Tables and drawings have their own sections; the wiring tab has the notes and links there. */
export function ProductTabs({ product: { prose, wirecontent } }: { product: ProductDetail }) {
  const [plain] = partsInTwo(prose, isWords);
  const [standards, texts] = partsInTwo(withoutHeading(plain, OVERVIEW), hasStandards);
  const [wide, words] = partsInTwo(texts, hasWideTable);
  return (
    <Tabs
      label="产品详情"
      items={[
        {
          id: "overview",
          label: OVERVIEW,
          content: (
            <>
              <StaticMarkup className={styles.overview}>
                <RichTextMarkup html={showRichText(words, 3)} />
                {standards !== "" && (
                  <FoldMarkup
                    title={headingsOf(standards).join("、")}
                    span={`${standardsIn(standards).length} 项`}
                  >
                    <RichTextMarkup html={showRichText(standards, 3)} />
                  </FoldMarkup>
                )}
              </StaticMarkup>
              {wide !== "" && (
                <div className={styles.wide}>
                  <RichText html={showRichText(wide, 3)} />
                </div>
              )}
            </>
          ),
        },
        ...(wirecontent === ""
          ? []
          : [
              {
                id: "wiring-notes",
                label: "接线方式",
                // Printed beside its drawings.
                isScreenOnly: true,
                content: (
                  <StaticMarkup className={styles.overview}>
                    <RichTextMarkup html={showRichText(partsInTwo(wirecontent, hasTable)[1], 3)} />
                    <p className={styles.more}>
                      <ButtonLinkMarkup href="#wiring" variant="ghost">
                        接线图与端子定义
                      </ButtonLinkMarkup>
                    </p>
                  </StaticMarkup>
                ),
              },
            ]),
        { id: "order", label: "如何订购", content: <OrderContacts /> },
      ]}
    />
  );
}
