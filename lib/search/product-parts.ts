/** What of a product a place may mean: parts of its page, or the page of its registers. */
export const PRODUCT_PARTS = ["documents", "wiring", "registers"] as const;
