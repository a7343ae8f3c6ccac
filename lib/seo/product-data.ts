import { commaList, imageUrl } from "@/lib/image-url";
import { absoluteUrl } from "./page-metadata";
import { SITE } from "@/lib/site";

/** The texts of a product that its page shows and search engines are told. */
export type ProductTexts = Record<
  | "title"
  | "model"
  | "ordercode"
  | "standards"
  | "images"
  | "displaymode"
  | "basicfunction"
  | "optionalfunction"
  | "shapesize"
  | "openingsize"
  | "Installationmethod"
  | "deepin"
  | "applicationscope",
  string
>;

/** The spec lines in the order in which an engineer reads them. */
const specLines = (product: ProductTexts): [label: string, value: string][] => [
  ["显示方式", product.displaymode],
  ["基本功能", product.basicfunction],
  ["可选功能", product.optionalfunction],
  ["外形尺寸", product.shapesize],
  ["开孔尺寸", product.openingsize],
  ["安装方式", product.Installationmethod],
  ["安装深度", product.deepin],
  ["适用范围", product.applicationscope],
  ["订货型号", product.ordercode],
  ["执行标准", commaList(product.standards).join("、")],
];

/** What search engines are told of a product (schema.org Product); nothing that the page does not show. */
export const productData = (product: ProductTexts, category: string, path: string) => ({
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
  additionalProperty: specLines(product)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ "@type": "PropertyValue", name, value })),
});
