/** Control characters other than the line break, and those that turn or hide what stands beside them. */
const HIDDEN = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A visitor's text for people's eyes: what cannot be seen, or steers a terminal, is written out. */
export const visible = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16).padStart(4, "0")}}`);

/** The same under a label: further lines are indented, so that none of them looks like another label. */
export const visibleUnderLabel = (text: string) => visible(text).replace(/\n/g, "\n    ");
