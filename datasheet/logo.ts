import { SITE } from "@/lib/site";
import { type Doc, INK } from "./paper";

/** The two waves of components/ui/logo.svg. */
const UPPER = "M-50,-3 C-33,-40 -14,-38 0,-5 C14,28 33,30 50,-3 A50,50 0 0 0 -50,-3Z";
const LOWER = "M-49.4,8 C-34,-24 -15,-24 -2,8 C14,42 34,42 49.4,8 A50,50 0 0 1 -49.4,8Z";
/** Height of the logo in units of its paths. */
const HEIGHT = 112;

export const LOGO_WORDS = `${SITE.brand} ${SITE.brandEnglish}`;

/** The logo, with its lettering as text. */
export function drawLogo(doc: Doc, x: number, y: number, height: number) {
  const word = (text: string, size: number, left: number, line: number, characterSpacing: number) =>
    doc
      .font("bold")
      .fontSize(size)
      .fillColor(INK.navy)
      .text(text, left, line, { lineBreak: false, baseline: "alphabetic", characterSpacing });
  doc.save();
  doc.translate(x, y).scale(height / HEIGHT);
  doc.save();
  doc.translate(56, 56).scale(0.92);
  doc.path(UPPER).fill(INK.brand);
  doc.path(LOWER).fill(INK.accent);
  doc.restore();
  word(SITE.brand, 62, 118, 66, 3);
  word(SITE.brandEnglish, 21, 120, 97, 3.4);
  doc.restore();
}
