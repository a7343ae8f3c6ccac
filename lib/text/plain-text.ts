/** The words of a text with markup: no tags, no marks of tables, one blank between words. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>|\{\{[^}]*\}\}/g, " ")
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
