/** Stands in a title where its line may end (zero width space). */
export const BREAK = "\u200B";

export const withoutBreaks = (text: string): string => text.replaceAll(BREAK, "");
