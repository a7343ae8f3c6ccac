import { readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";

/** Made by scripts/sheet-font.py. */
const FOLDER = path.join(process.cwd(), "datasheet", "fonts");

let opened: { regular: Font; bold: Font } | undefined;

const open = (weight: string) => create(readFileSync(path.join(FOLDER, `NotoSansSC-${weight}.otf`))) as Font;

/** The two weights of a sheet, read once. */
export const sheetFonts = () => (opened ??= { regular: open("Regular"), bold: open("Bold") });

/** What printers have long set for a character that they lack. */
const REPLACEMENT = "〓";

/** The characters of a text that no sheet can show; a line ends where it ends. */
export function lackingIn(text: string): string[] {
  const { regular } = sheetFonts();
  return [...new Set(text.replaceAll("\n", ""))].filter(
    (sign) => !regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
}

/** The text with a visible sign in the place of each character that the font lacks. */
export const printable = (text: string): string =>
  lackingIn(text).reduce((left, sign) => left.replaceAll(sign, REPLACEMENT), text);
