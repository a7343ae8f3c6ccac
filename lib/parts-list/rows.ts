/** Converts full-width letters, digits and signs to half width; Chinese commas and brackets stay. */
const halfWidth = (text: string) =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ－／＋．＊％＃]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0),
  );

/** Control characters, and formatting characters that hide or reorder text. */
const STRANGE = /[^\P{Cc}\t\n]|[\p{Cf}\p{Cs}]/gu;
/** Spreadsheets put cells with line breaks in quotation marks. */
const QUOTED = /(?<=^|\t)"((?:[^"]|"")*)"(?=\t|$)/gm;

const unquoted = (text: string) =>
  text.replace(QUOTED, (_all, cell: string) => cell.replaceAll('""', '"').replace(/\s+/g, " "));

/** The non-empty lines of a parts list. */
export const linesOf = (text: string): string[] =>
  unquoted(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n").replace(STRANGE, " "))
    .split("\n")
    .map((line) =>
      halfWidth(line)
        .replace(/[^\S\t]/g, " ")
        .trimEnd(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** The cells of a line, separated by tabs in spreadsheets, by commas or wide spaces in typed text. */
export const cellsOf = (line: string): string[] =>
  (line.includes("\t") ? line.split("\t") : line.split(/[,，;；|]|\s{2,}/)).map((cell) => cell.trim());
