/** Marks a possible line break in a title (zero-width space). */
export const BREAK = "\u200B";

export const withoutBreaks = (text: string): string => text.replaceAll(BREAK, "");
