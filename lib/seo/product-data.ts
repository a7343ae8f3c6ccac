import type { Product } from "schema-dts";
import { commaList, imageUrl } from "@/lib/image-url";
import type { ParameterData } from "@/lib/catalogue/shape";
import { absoluteUrl } from "./page-metadata";
import { parameterProperties } from "./parameter-properties";
import { SITE } from "@/lib/site";

/** The texts of a product in structured data. */
type ProductTexts = Record<"title" | "model" | "ordercode" | "images" | "basicfunction", string>;

/** Structured data of a product (schema.org Product); only content that the page shows, too. */
export const productData = (
  product: ProductTexts,
  parameters: readonly ParameterData[],
  category: string,
  path: string,
): Product => ({
  "@type": "Product",
  name: product.title,
  model: product.model,
  ...(product.ordercode && { mpn: product.ordercode }),
  description: product.basicfunction,
  category,
  url: absoluteUrl(path),
  image: commaList(product.images).map((image) => absoluteUrl(imageUrl(image))),
  brand: { "@type": "Brand", name: SITE.brand },
  manufacturer: { "@type": "Organization", name: SITE.company },
  additionalProperty: parameters
    // These are the description and the mpn above.
    .filter(({ text }) => text !== product.basicfunction && text !== product.ordercode)
    .flatMap(parameterProperties),
});
