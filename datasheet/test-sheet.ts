import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect } from "vitest";
import { revisionLabel } from "@/lib/revision";
import type { SheetOrder } from "./document";
import { PAPER } from "./paper";
import { marksOf } from "./test-marks";

/** A text without white space, as line breaks do not matter. */
const squeezed = (text: string) => text.normalize("NFKC").replace(/\s/g, "");

/** Opens a PDF for one or more questions, which costs as much as most of them. */
export async function readPdf<Value>(
  file: Buffer,
  ask: (pdf: PDFDocumentProxy) => Promise<Value>,
): Promise<Value> {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise;
  try {
    return await ask(pdf);
  } finally {
    await pdf.destroy();
  }
}

export async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return squeezed((await Promise.all(pages)).join(""));
}

/** Expects all data of a product in the text of its sheet. */
export async function expectAllRead(
  order: SheetOrder & { product: { lines: readonly { text: string }[] } },
  pdf: PDFDocumentProxy,
) {
  const text = await textOf(pdf);
  const { sheet, product, address } = order;
  const { groups, variants, wiring, orderTable, standards, ratings, revision } = sheet;
  const tables = [...variants, wiring.terminals, orderTable].filter((table) => table !== undefined);
  const said = [
    ...[
      sheet.model,
      sheet.title,
      sheet.summary,
      sheet.family,
      sheet.ordercode,
      revisionLabel(revision),
      address,
    ],
    ...groups.flatMap(({ name, lines }) => [name, ...lines.flatMap(({ label, text }) => [label, text])]),
    ...ratings.flatMap((rating) => [rating.name, rating.text]),
    ...tables.flatMap(({ header, rows }) => [...header, ...rows.flat()]),
    ...[...sheet.features, ...wiring.words, ...wiring.points, ...standards],
  ];
  expect(said.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
  expect(product.lines.filter((line) => !text.includes(squeezed(line.text)))).toEqual([]);
}

/** Expects no content of a sheet outside the margins. */
export async function expectWithinMargins(pdf: PDFDocumentProxy) {
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const page = await pdf.getPage(at + 1);
    const [, , width = 0, height = 0] = page.view;
    return (await marksOf(page)).map((mark) => ({ ...mark, width, height }));
  });
  const marks = (await Promise.all(pages)).flat();
  expect(marks.length).toBeGreaterThan(100);
  const over = marks.filter(
    ({ left, right, bottom, top, width, height }) =>
      left < PAPER.left - 1 || right > width - PAPER.right + 1 || bottom < 0 || top > height,
  );
  expect(over).toEqual([]);
}
