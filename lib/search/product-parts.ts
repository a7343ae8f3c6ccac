/** Parts of a product that a place can refer to: sections of its page, or its register page. */
export const PRODUCT_PARTS = ["documents", "wiring", "registers"] as const;
