/** A text as a regular expression finds it, letter by letter. */
export const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
