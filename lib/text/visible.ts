/** Control characters except line breaks, and formatting characters that reorder or hide text. */
const HIDDEN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes invisible characters and terminal control sequences in visitors' texts. */
export const visible = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16).padStart(4, "0")}}`);

/** The same with further lines indented, so that none of them looks like another label. */
export const visibleUnderLabel = (text: string) => visible(text).replace(/\n/g, "\n    ");
