import { FIVE, PHASES } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { ChangeoverSchematic, Schematic, Side, ThroughSchematic } from "./schematic";
import { rowOf, rowsOf, spreadOut, worded } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";

type Pole = ThroughSchematic["lines"][number];

/** The poles of a breaker from the rows 进线 and 出线 of its table: "1、3、5、N" in, "2、4、6、N" out. */
function polesOf(product: DrawingProduct): Pole[] {
  const entries = rowOf(product, /进线/)?.terminals ?? [];
  const exits = rowOf(product, /出线/)?.terminals ?? [];
  return entries.map((top, at) => ({
    ...{ name: top === "N" ? "N" : (PHASES[at] ?? ""), top, bottom: exits[at] ?? "" },
    pole: "breaker",
  }));
}

/** Terminals besides the poles: operating mechanisms, and the two wires of the bus. */
const besidePoles = (product: DrawingProduct): Side[] =>
  rowsOf(product)
    .filter(({ job }) => !/进线|出线/.test(job))
    .map((row) => ({
      terminals: row.text === "485" ? ["485 A", "485 B"] : row.terminals,
      to: worded(row),
    }));

const through = (product: DrawingProduct, caption: string, lines: Pole[]): Schematic => ({
  ...{ kind: "through", source: "电源", load: "负荷", name: product.model },
  caption,
  lines,
  side: besidePoles(product),
});

/** The versions of a miniature breaker with a neutral pole: one phase and N, or three phases and N. */
function neutralBreaker(product: DrawingProduct): Schematic[] {
  const poles = polesOf(product);
  const [first] = poles;
  const neutral = poles.filter(({ name }) => name === "N");
  return [
    through(product, "1P+N，N线必须经过N极", [...(first ? [{ ...first, name: "L" }] : []), ...neutral]),
    through(product, "3P+N，N线必须经过N极", poles),
  ];
}

const phaseSwap = (product: DrawingProduct): Schematic[] => {
  const entries =
    rowOf(product, /进线/)
      ?.text.replace(/（.*?）/, "")
      .split("、") ?? [];
  const [live = "L", neutral = "N"] =
    rowOf(product, /单相/)
      ?.text.replace(/（.*?）/, "")
      .split("、") ?? [];
  const others = rowsOf(product).filter(({ job }) => !/进线|单相/.test(job));
  return [
    {
      kind: "through",
      caption: "换相单元：三相四线进，单相出",
      source: `${entries.join("、")}进线`,
      load: "单相用户",
      name: product.model,
      lines: entries.map((name, at) => ({
        name,
        top: name,
        bottom: name === "N" ? neutral : at === 1 ? live : "",
        pole: name === "N" ? "line" : "contact",
      })),
      joined: true,
      side: others.map((row) => ({ terminals: row.terminals, to: worded(row) })),
    },
  ];
};

/** The input of an emergency supply, with the names of terminals from the table. */
function changeover(product: DrawingProduct, by: ChangeoverSchematic["by"]): Schematic[] {
  const rows = rowsOf(product);
  const main = /市电进线|发电车侧|电源侧|应急接入|应急母线|负荷侧|馈线/;
  const POLES = /A\/B\/C\/N(?:\/PE)?$/;
  const connectors = rowOf(product, /发电车侧|电源侧|应急接入/)?.text ?? "";
  const [, parallel] = /（.*?(每极[\d~]+只)/.exec(connectors) ?? [];
  const isTransfer = by === "transfer";
  const feeders = rowOf(product, /馈线/);
  return [
    {
      kind: "changeover",
      caption: isTransfer ? "两路电源经转换开关接应急母线" : "快接箱与市电机械联锁，严禁并列",
      name: product.model,
      by,
      breakers: [/市电进线/, /应急接入/].flatMap((job) => /QF\d+/.exec(rowOf(product, job)?.job ?? "") ?? []),
      feeders: feeders ? spreadOut(feeders) : [],
      ...(isTransfer && { mains: rowOf(product, /市电进线/)?.text ?? "" }),
      connectors: connectors.replace(POLES, "").replace(/（.*）$/, ""),
      poles: POLES.exec(connectors)?.[0].split("/") ?? FIVE,
      ...(parallel && { parallel }),
      outlet: rowOf(product, /应急母线|负荷侧/)?.text ?? "",
      // There is little room for text beside the breaker, and it is clear from the drawing which breaker is meant.
      terminals: rows
        .filter(({ job }) => !main.test(job))
        .map((row) => `${row.text} ${worded(row).replace(/^断路器|联锁$/g, "")}`),
    },
  ];
}

/** Breakers, phase swaps and changeovers. */
export const SWITCHING_WIRING = {
  breaker: (product) => [through(product, "三相上进下出", polesOf(product))],
  "breaker:neutral": neutralBreaker,
  phaseSwap,
  "changeover:interlock": (product) => changeover(product, "interlock"),
  "changeover:transfer": (product) => changeover(product, "transfer"),
} as const satisfies Vocabulary;
