import TEXTS from "@/db/content/site/product-centre.json" with { type: "json" };

/** The texts of the product centre and of the list of all products. */
export const PRODUCT_CENTRE = TEXTS;
