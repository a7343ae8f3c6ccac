/** Stands in pages that show or forget what the browser remembers: there scripts do not wait (lib/late-scripts.mjs). */
export const Early = () => <template data-early="" />;
