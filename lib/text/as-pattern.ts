/** Escapes a text for a regular expression. */
export const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
