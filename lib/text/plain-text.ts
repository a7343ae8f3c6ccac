/** The plain text of HTML, without placeholders of tables, with single spaces. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>|\{\{[^}]*\}\}/g, " ")
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
