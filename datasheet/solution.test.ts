import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { solutionOrderOf } from "@/db/queries/files/solution-papers";
import { shippedStore } from "@/db/testing/store";
import { type SolutionOrder, solutionPdf } from "./solution";
import { expectWithinMargins, readPdf, textOf } from "./test-sheet";

const squeezed = (text: string) => text.normalize("NFKC").replace(/\s/g, "");
let order: SolutionOrder;
let file: Buffer;

beforeAll(async () => {
  shippedStore();
  const ids = sharedStore().prepare<[], number>("SELECT id FROM solutions ORDER BY id").pluck().all();
  const paper = ids.map(solutionOrderOf).find((found) => found && found.models.size > 0);
  if (!paper) throw new Error("No solution has a one-line diagram");
  order = { ...paper, field: "智慧城市", address: "http://localhost:3000/cm_detail/2001" };
  file = await solutionPdf(order);
});

test("the document of a solution has all texts of its page and the one-line diagram, within its margins", async () => {
  const said = [
    ...[order.title, order.field, order.date, order.address],
    ...order.facts.flatMap(({ name, text }) => [name, text]),
    ...order.blocks.flatMap((block) =>
      block.kind === "table"
        ? [...block.header, ...block.rows.flat()]
        : block.kind === "points"
          ? block.points
          : [block.text],
    ),
    ...order.models.values(),
  ];
  expect(order.blocks).not.toEqual([]);
  await readPdf(file, async (pdf) => {
    const text = await textOf(pdf);
    expect(said.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
    await expectWithinMargins(pdf);
  });
});

test("a wide diagram is on a last landscape page, any other between the text and the contact", async () => {
  const [section] = order.diagram?.sections ?? [];
  const [feeder] = section?.feeders ?? [];
  if (!section || !feeder) throw new Error("The diagram has no feeder");
  const drawnWith = (count: number) =>
    solutionPdf({
      ...order,
      diagram: { sections: [{ ...section, feeders: Array<typeof feeder>(count).fill(feeder) }] },
    });
  const areLandscape = async (pdf: PDFDocumentProxy) => {
    const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).view);
    return (await Promise.all(pages)).map(([, , width = 0, height = 0]) => width > height);
  };
  await readPdf(await drawnWith(9), async (pdf) => {
    expect((await areLandscape(pdf)).indexOf(true)).toBe(pdf.numPages - 1);
    await expectWithinMargins(pdf);
  });
  expect(await readPdf(await drawnWith(1), areLandscape)).not.toContain(true);
});

test("a document that is generated again has the same bytes", async () => {
  expect((await solutionPdf(order)).equals(file)).toBe(true);
});
