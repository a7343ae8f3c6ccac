import { beforeAll, expect, test } from "vitest";
import { solutionOrderOf } from "@/db/queries/files/solution-papers";
import { shippedStore } from "@/db/testing/store";
import { type SolutionOrder, solutionPdf } from "./solution";
import { expectWithinMargins, readPdf, textOf } from "./test-sheet";

const squeezed = (text: string) => text.normalize("NFKC").replace(/\s/g, "");
let order: SolutionOrder;

beforeAll(() => {
  shippedStore();
  const paper = solutionOrderOf(2001);
  if (!paper) throw new Error("The store has no solution 2001");
  order = { ...paper, field: "智慧城市", address: "http://localhost:3000/cm_detail/2001" };
});

test("the paper of a solution says all that its page says, within its margins, and draws its one-line diagram", async () => {
  const file = await solutionPdf(order);
  const text = await readPdf(file, textOf);
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
  expect(order.blocks.length).toBeGreaterThan(5);
  expect(order.models.size).toBeGreaterThan(0);
  expect(said.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
  await expectWithinMargins(file);
});

test("a paper made again is the same to the byte", async () => {
  expect((await solutionPdf(order)).equals(await solutionPdf(order))).toBe(true);
});
