import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { type OneLine, oneLineShape, productsOfOneLine } from "@/lib/one-line/shape";
import { describeOneLine, OneLineSvg } from ".";
import { layoutOneLine } from "./one-line/one-line";
import { inkOf } from "./one-line/ink";
import { circle, line, shifted } from "./geometry/pen";
import { SYMBOLS } from "./geometry/symbols";

const { products, solutions } = content;
const models = new Map(products.map(({ id, model }) => [id, model]));
const svgOf = (diagram: OneLine) =>
  renderToStaticMarkup(<OneLineSvg diagram={diagram} models={models} label="某方案单线图" />);
const written = solutions.flatMap(({ id, diagram }) => (diagram ? [{ id, diagram }] : []));
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

test.each(written)("every product in the diagram of solution $id is named and linked", ({ diagram }) => {
  const svg = svgOf(diagram);
  for (const id of productsOfOneLine(diagram)) {
    expect(svg).toContain(`href="/newdetail/${id}"`);
    expect(svg).toContain(`>${models.get(id)}</text>`);
  }
});

test("a diagram has only valid numbers, no style that the content security policy forbids, and is small", () => {
  for (const { id, diagram } of written) {
    const svg = svgOf(diagram);
    expect([id, svg.match(/NaN|Infinity|undefined|style=|class=/)]).toEqual([id, null]);
    expect([id, svg.length < 9216]).toEqual([id, true]);
  }
});

test("everything in a diagram is inside its bounds", () => {
  for (const { id, diagram } of [{ id: 0, diagram: stacked }, ...written]) {
    const svg = svgOf(diagram);
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    for (const [, x, y] of svg.matchAll(/<text[^>]* x="([-\d.]+)" y="([-\d.]+)"/g)) {
      expect([id, Number(x) >= 0 && Number(x) < Number(width)]).toEqual([id, true]);
      expect([id, Number(y) > 0 && Number(y) <= Number(height)]).toEqual([id, true]);
    }
  }
});

test("a long rating is broken into lines, with figures and units kept together", () => {
  const svg = svgOf(stacked);
  expect(svg).toContain(">2×75 kvar</text>");
  expect(svg).toContain(">感性</text>");
});

test("a text that contains the name of the part replaces it", () => {
  const sections = [
    { name: "10 kV母线", incoming: [[{ kind: "grid" as const, text: "10 kV市电进线" }]], feeders: [] },
  ];
  expect(describeOneLine({ sections }, models)[0]?.lines).toEqual(["进线：10 kV市电进线。"]);
});

test("the text alternative has one sentence per conductor", () => {
  expect(describeOneLine(stacked, models)).toEqual([
    {
      name: "10 kV母线",
      lines: ["进线：市电进线（10 kV进线）→断路器。", "出线1：电动机（水泵）。", "出线2：断路器→变压器。"],
    },
    {
      name: "0.4 kV母线，由10 kV母线的末条出线供电",
      lines: [
        `出线1：断路器→电能表或仪表（${first?.model}）→静止无功发生器（${second?.model}，2×75 kvar，感性）。`,
        "出线2：照明。",
      ],
    },
    { name: "通信", lines: ["现场设备以RS485上送平台。"] },
  ]);
});

test("the tie between two sections is named as in content, without repeated words", () => {
  const [section] = stacked.sections;
  const [busbar] = describeOneLine({ sections: [{ ...section!, tie: "母联断路器" }] }, models);
  expect(busbar?.lines).toContain("与下一段之间：母联断路器。");
});

const drawn = (feeder: unknown[]) =>
  oneLineShape.safeParse({ sections: [{ name: "母线", incoming: [[{ kind: "grid" }]], feeders: [feeder] }] });

test("a filter, var generator or balancer in the middle of a conductor is drawn as a branch, as it carries no load current", () => {
  const load = { kind: "load", text: "空调" };
  for (const kind of ["apf", "svg", "balancer"]) {
    expect(drawn([{ kind }, load]).error?.issues[0]?.message).toContain("并联装置不能串在导线中间");
    expect(drawn([{ kind, branch: true }, load]).success).toBe(true);
    expect(drawn([{ kind }]).success).toBe(true);
  }
  expect(drawn([{ kind: "breaker", branch: true }, load]).success).toBe(false);
});

test("a branch does not interrupt the conductor and has its own breaker", () => {
  const { data } = drawn([
    { kind: "apf", text: "50 A", branch: true },
    { kind: "load", text: "大屏" },
  ]);
  const layout = layoutOneLine(data ?? stacked);
  const apf = layout.parts.find(({ part }) => part.kind === "apf");
  const { x = 0, y = 0, bottom = 0 } = apf ?? {};
  const { lines, bodies, solid } = inkOf(layout);
  expect(lines).toContain(line(x, y, x, bottom));
  expect(lines).toContain(shifted(SYMBOLS.breakerLying, x + 20, y + 20));
  expect(solid).toContain(circle(x, y + 20, 2.6));
  expect(bodies).toContain(`M${x + 40} `);
  expect(describeOneLine(data ?? stacked, models)[0]?.lines).toContain("出线：旁接有源滤波器（50 A）→大屏。");
});

test("a controller is connected to the current transformer directly above, any other device to a ring of its own", () => {
  const inkBelow = (kind: string) => {
    const { data } = drawn([{ kind }, { kind: "controller" }, { kind: "load", text: "空调" }]);
    const layout = layoutOneLine(data ?? stacked);
    const { x = 0, y = 0 } = layout.parts.find(({ part }) => part.kind === "controller") ?? {};
    const above = layout.parts.find(({ part }) => part.kind === kind);
    return { x, y, ring: (above?.y ?? 0) + 20, lines: inkOf(layout).lines };
  };
  const sampled = inkBelow("currentTransformer");
  expect(sampled.lines).toContain(line(sampled.x + 20, sampled.ring, sampled.x + 20, sampled.y + 6));
  expect(sampled.lines).not.toContain(circle(sampled.x, sampled.y + 18, 5));
  const own = inkBelow("breaker");
  expect(own.lines).toContain(circle(own.x, own.y + 18, 5));
});

test("a voltage transformer is beside its conductor, which continues", () => {
  const { data } = drawn([{ kind: "voltageTransformer", text: "2只，10/0.1 kV" }, { kind: "meter" }]);
  const layout = layoutOneLine(data ?? stacked);
  const placed = layout.parts.find(({ part }) => part.kind === "voltageTransformer");
  const { x = 0, y = 0, bottom = 0 } = placed ?? {};
  const { lines } = inkOf(layout);
  expect(lines).toContain(line(x, y, x, bottom));
  expect(lines).toContain(circle(x + 45, y + 20, 9));
  expect(describeOneLine(data ?? stacked, models)[0]?.lines[1]).toContain("电压互感器（2只，10/0.1 kV）");
});

test("a changeover shows both supplies, and one with a single supply is rejected", () => {
  const message = "双电源转换要在 second 里写另一路电源，别的元件不写";
  expect(drawn([{ kind: "changeover" }]).error?.issues[0]?.message).toBe(message);
  const second = { kind: "generator", text: "自备机组" };
  expect(drawn([{ kind: "breaker", second }]).error?.issues[0]?.message).toBe(message);
  const { data } = drawn([
    { kind: "changeover", second },
    { kind: "load", text: "消防" },
  ]);
  const svg = svgOf(data ?? stacked);
  for (const words of ["自备机组", "ATS", "G"]) expect(svg).toContain(`>${words}</text>`);
  expect(describeOneLine(data ?? stacked, models)[0]?.lines).toContain(
    "出线：双电源转换（另一路自备机组）→消防。",
  );
});

test("a diagram whose first busbar has no supply is rejected", () => {
  const { sections } = stacked;
  expect(oneLineShape.safeParse({ sections: sections.slice(1) }).error?.issues[0]?.message).toBe(
    "第一段母线要有进线",
  );
});
