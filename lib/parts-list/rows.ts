/** Full-width letters, digits and signs as half-width ones, sign by sign; Chinese commas and brackets stay. */
const halfWidth = (text: string) =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ－／＋．＊％＃]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0),
  );

/** What no line has, and what only hides or turns the signs beside it. */
const STRANGE = /[^\P{Cc}\t\n]|[\p{Cf}\p{Cs}]/gu;
/** A cell of a sheet that has several lines comes in quotation marks. */
const QUOTED = /(?<=^|\t)"((?:[^"]|"")*)"(?=\t|$)/gm;

const unquoted = (text: string) =>
  text.replace(QUOTED, (_all, cell: string) => cell.replaceAll('""', '"').replace(/\s+/g, " "));

/** The lines of a parts list that say something. */
export const linesOf = (text: string): string[] =>
  unquoted(text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n").replace(STRANGE, " "))
    .split("\n")
    .map((line) =>
      halfWidth(line)
        .replace(/[^\S\t]/g, " ")
        .trimEnd(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Cells of a line: a sheet's come parted by tabs, people write commas or wide blanks. */
export const cellsOf = (line: string): string[] =>
  (line.includes("\t") ? line.split("\t") : line.split(/[,，;；|]|\s{2,}/)).map((cell) => cell.trim());
