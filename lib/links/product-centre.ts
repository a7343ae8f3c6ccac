import TEXTS from "@/db/content/site/product-centre.json" with { type: "json" };

/** What the product centre and the list of all products say of themselves. */
export const PRODUCT_CENTRE = TEXTS;
