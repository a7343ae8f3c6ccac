import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readContent } from "@/db/commands/read-content";
import { type OneLine, oneLineShape, productsOfOneLine } from "@/lib/one-line/shape";
import { describeOneLine, OneLineSvg } from ".";

const { products, solutions } = readContent("db/content");
const models = new Map(products.map(({ id, model }) => [id, model]));
const svgOf = (diagram: OneLine) =>
  renderToStaticMarkup(<OneLineSvg diagram={diagram} models={models} label="某方案单线图" />);
const shipped = solutions.flatMap(({ id, diagram }) => (diagram ? [{ id, diagram }] : []));
const [first, second] = products;

const stacked = oneLineShape.parse({
  sections: [
    {
      name: "10 kV母线",
      incoming: [[{ kind: "grid", text: "10 kV进线" }, { kind: "breaker" }]],
      feeders: [[{ kind: "motor", text: "水泵" }], [{ kind: "breaker" }, { kind: "transformer" }]],
    },
    {
      name: "0.4 kV母线",
      feeders: [
        [
          { kind: "breaker" },
          { kind: "meter", product: first?.id },
          { kind: "svg", product: second?.id, text: "2×75 kvar，感性" },
        ],
        [{ kind: "load", text: "照明" }],
      ],
    },
  ],
  network: { link: "RS485", to: "平台" },
});

test.each(shipped)("every product in the diagram of solution $id is named and linked", ({ diagram }) => {
  const svg = svgOf(diagram);
  for (const id of productsOfOneLine(diagram)) {
    expect(svg).toContain(`href="/newdetail/${id}"`);
    expect(svg).toContain(`>${models.get(id)}</text>`);
  }
});

test("no diagram holds a number that is none, or a style that the policy of the site forbids, and none is heavy", () => {
  for (const { id, diagram } of shipped) {
    const svg = svgOf(diagram);
    expect([id, svg.match(/NaN|Infinity|undefined|style=|class=/)]).toEqual([id, null]);
    expect([id, svg.length < 9216]).toEqual([id, true]);
  }
});

test("all that a diagram draws lies within it", () => {
  for (const { id, diagram } of [{ id: 0, diagram: stacked }, ...shipped]) {
    const svg = svgOf(diagram);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    for (const [, x, y] of svg.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"/g)) {
      expect([id, Number(x) >= 0 && Number(x) < Number(width)]).toEqual([id, true]);
      expect([id, Number(y) > 0 && Number(y) <= Number(height)]).toEqual([id, true]);
    }
  }
});

test("a long rating is written in lines, its figure beside its unit", () => {
  const svg = svgOf(stacked);
  expect(svg).toContain(">2×75 kvar</text>");
  expect(svg).toContain(">感性</text>");
});

test("who does not see the diagram reads each conductor in a sentence", () => {
  expect(describeOneLine(stacked, models)).toEqual([
    "10 kV母线进线1：市电进线（10 kV进线）→断路器。",
    "10 kV母线出线1：电动机（水泵）。",
    "10 kV母线出线2：断路器→变压器。",
    "0.4 kV母线由10 kV母线的末条出线供电。",
    `0.4 kV母线出线1：断路器→电能表或仪表（${first?.model}）→静止无功发生器（${second?.model}，2×75 kvar，感性）。`,
    "0.4 kV母线出线2：照明。",
    "通信：RS485上送平台。",
  ]);
});

test("a diagram whose first busbar nothing supplies is refused", () => {
  const { sections } = stacked;
  expect(oneLineShape.safeParse({ sections: sections.slice(1) }).error?.issues[0]?.message).toBe(
    "第一段母线要有进线",
  );
});
