import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export type Sheet = {
  /** Its text without spaces, which depend on the PDF library. */
  text: string;
  /** The lower end of its text as a share of its height, without the footer. */
  filled: number;
  /** The left margin in millimetres. */
  left: number;
  /** In millimetres. */
  size: { width: number; height: number };
};

const MM_PER_POINT = 25.4 / 72;

/** As a share of the page's height. */
const FOOT = 0.07;

/** Reads the pages of a PDF with another library than the one that wrote it. */
export async function readPdf(pdf: Buffer): Promise<Sheet[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const found = await task.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= found.numPages; number++) {
    const page = await found.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [{ text: item.str, share: 1 - item.transform[5] / height, x: item.transform[4] }]
        : [],
    );
    sheets.push({
      text: words.map(({ text }) => text.replace(/\s/g, "")).join(""),
      filled: Math.max(0, ...words.map(({ share }) => share).filter((share) => share < 1 - FOOT)),
      left: Math.min(...words.map(({ x }) => x)) * MM_PER_POINT,
      size: { width: width * MM_PER_POINT, height: height * MM_PER_POINT },
    });
  }
  await task.destroy();
  return sheets;
}

/** A text as extracted from a PDF: without spaces, and with some characters as similar radicals. */
export const onPaper = (words: string) =>
  new RegExp(
    words
      .replace(/\s/g, "")
      .replace(/./gu, (sign) =>
        /\p{Script=Han}/u.test(sign) ? `[${sign}\\u2e80-\\u2fdf]` : sign.replace(/[^\w]/, "\\$&"),
      ),
  );
