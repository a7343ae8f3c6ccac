import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { oneLineShape } from "@/lib/one-line/shape";
import { OneLineFigure } from "./one-line-figure";

const diagram = oneLineShape.parse({
  sections: [
    {
      name: "0.4 kV母线",
      incoming: [
        [
          { kind: "grid", text: "10 kV进线" },
          { kind: "transformer", text: "1000 kVA" },
        ],
      ],
      feeders: [[{ kind: "breaker" }, { kind: "apf", product: 7, text: "200 A" }]],
    },
  ],
});
const products = [
  { id: 9, model: "LH-B" },
  { id: 7, model: "LH-A" },
];
const page = renderToStaticMarkup(<OneLineFigure title="某方案" diagram={diagram} products={products} />);

test("the diagram has a label, and can be focused and scrolled by keyboard", () => {
  expect(page).toContain('tabindex="0" role="group" aria-label="单线图，可左右滚动"');
  expect(page).toContain('aria-label="某方案单线图"');
});

test("a model in the diagram leads to its product", () => {
  expect(page).toMatch(/<a href="\/newdetail\/7"[^>]*>(?:<[^>]*>)*LH-A/);
});

test("the diagram is also described in text, with models and figures unbroken", () => {
  expect(page.replace(/<\/?span[^>]*>|\u200b/g, "")).toContain(
    "出线：断路器→有源滤波器（LH-A，200\u00A0A）。",
  );
  expect(page).toMatch(/<span[^>]*>（LH-A，<\/span>/);
});
