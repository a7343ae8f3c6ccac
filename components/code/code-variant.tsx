import { DrawingFigures } from "@/components/product/drawing-figures";
import { ParameterTable } from "@/components/product/parameter-table";
import { Section } from "@/components/ui/section";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ParameterGroup } from "@/db/queries/products/parameters";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Drawing } from "@/drawings";
import type { Reading } from "@/lib/order-code/read";

export type VariantProps = {
  product: ProductDetail;
  reading: Reading;
  groups: ParameterGroup[];
  decided: string[];
  /** The drawing in the size of this code. */
  outline: Drawing | undefined;
};

/** The product's parameters with the values of this code. */
export const CodeVariant = ({ product, reading, groups, decided, outline }: VariantProps) => (
  <Section
    id="specs"
    title="这一规格的参数"
    tone="soft"
    lead={
      reading.code === undefined
        ? "读得通的各段已写成具体的值，其余仍是产品的全部范围。"
        : "标有“由代码确定”的各行是这一代码的值，其余各规格相同。"
    }
  >
    <StaticMarkup>
      <ParameterTable
        caption={`${reading.code ?? product.model}的参数`}
        groups={groups}
        marked={{ labels: decided, says: "由代码确定" }}
      />
      {outline && <DrawingFigures product={product.id} drawings={[outline]} />}
    </StaticMarkup>
  </Section>
);
