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
  { id: 9, model: "LH-B", title: "仪表" },
  { id: 7, model: "LH-A", title: "滤波柜" },
];
const page = renderToStaticMarkup(<OneLineFigure title="某方案" diagram={diagram} products={products} />);

test("a visitor without a mouse reaches the diagram, which says what it is, and scrolls it", () => {
  expect(page).toContain('tabindex="0" role="group" aria-label="单线图，可左右滚动"');
  expect(page).toContain('aria-label="某方案单线图"');
});

test("below the diagram stand its products with links, and only those", () => {
  const list = page.slice(page.indexOf("图中设备"));
  expect(list).toContain('<a href="/newdetail/7">LH-A</a> 滤波柜');
  expect(page).not.toContain("LH-B");
});

test("the diagram can be read in words", () => {
  expect(page).toContain("0.4 kV母线出线1：断路器→有源滤波器（LH-A，200 A）。");
});
