/** Parts of a product's page that a place may mean. */
export const PRODUCT_PARTS = ["documents", "wiring", "registers"] as const;
