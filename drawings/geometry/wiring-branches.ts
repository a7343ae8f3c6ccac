import { PAIRS, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import type { Block, BranchSchematic, BusSchematic, Schematic, Stage } from "./schematic";
import { fuseRating, readTerminals, sideOf } from "./wiring-terminals";

const FUSE: Stage = { symbol: "fuse", name: "熔断器 FU" };
const BREAKER: Stage = { symbol: "breaker", name: "断路器 QF" };
const SWITCH: Stage = { symbol: "contactor", name: "投切开关 KM" };
const REACTOR: Stage = { symbol: "reactor", name: "串联电抗器 L" };

type Branch = Pick<BranchSchematic, "caption" | "stages"> &
  Partial<Pick<BranchSchematic, "last" | "end" | "lines">>;

const branch = ({
  last = { name: "电容器 C" },
  end = "delta",
  lines = PHASES,
  ...rest
}: Branch): Schematic => ({
  kind: "branch",
  lines,
  last,
  end,
  ...rest,
});

/** Terminals of a switch or a reactor beside its main circuit. */
const CONTROL = /线圈|辅助|控制|故障|RS485|电源DC|触发|风机|温度/;

const own = (stage: Stage, product: DrawingProduct, terminals: string): Stage => ({
  ...stage,
  name: product.model,
  terminals,
  own: true,
  side: sideOf(product.wirecontent, CONTROL),
});

/** The fuse with the rating that the text asks for. */
const fuseOf = ({ wirecontent }: DrawingProduct): Stage => {
  const rating = fuseRating(wirecontent);
  return { ...FUSE, ...(rating && { terminals: `额定电流${rating}` }) };
};

/** "；M12 接地": what connects the case. */
const earthing = ({ wirecontent }: DrawingProduct) =>
  readTerminals(wirecontent)
    .filter(({ job }) => job.includes("接地"))
    .map(({ text }) => `；${text} 接地`)
    .join("");

const capacitor = (product: DrawingProduct): Schematic => {
  const filter = product.model.startsWith("LH-BYL");
  return branch({
    caption: filter ? "滤波支路：母线→熔断器→开关→电抗器→电容器" : "电容支路：熔断器、投切开关、电容器",
    stages: filter ? [fuseOf(product), SWITCH, REACTOR] : [fuseOf(product), SWITCH],
    last: { name: product.model, terminals: `端子L1、L2、L3${earthing(product)}`, own: true },
  });
};

const perPhase = (product: DrawingProduct): Schematic =>
  branch({
    caption: "三相投切开关各自独立，N线不经开关",
    lines: [...PHASES, "N"],
    stages: [fuseOf(product), { ...SWITCH, name: "分相投切开关" }],
    last: { name: product.model, terminals: "端子A、B、C、N", own: true },
    end: "neutral",
  });

const tuning = (product: DrawingProduct): Schematic =>
  branch({
    caption: "电抗器串接于开关与电容器之间",
    stages: [FUSE, SWITCH, own(REACTOR, product, "进A1、B1、C1 出A2、B2、C2")],
  });

const filtering = (product: DrawingProduct): Schematic =>
  branch({
    caption: "滤波支路：电抗器与滤波电容串联",
    stages: [FUSE, SWITCH, own(REACTOR, product, "每相进1 出2，抽头1~3")],
  });

const switched = (
  product: DrawingProduct,
  symbol: Stage["symbol"],
  terminals: string,
  reactor = false,
): Schematic =>
  branch({
    caption: `${product.title}接在熔断器与${reactor ? "电抗器" : "电容器"}之间`,
    stages: [
      reactor ? { ...FUSE, name: "快速熔断器 FU" } : FUSE,
      own({ ...SWITCH, symbol }, product, terminals),
      ...(reactor ? [REACTOR] : []),
    ],
  });

const hybrid = (product: DrawingProduct): Schematic =>
  product.model.startsWith("LH-TB")
    ? switched(product, "synchronous", "进1~3 出4~6")
    : switched(product, "hybrid", "进L1~L3 出T1~T3");

/** Each branch of LH-GXL has fuses of its own, as its text says; the other cabinets have a breaker before it. */
const filterBranch = (product: DrawingProduct): Schematic =>
  branch({
    caption: `${product.model}的一条滤波支路，各次支路相同`,
    stages: [
      product.model.startsWith("LH-GXL") ? FUSE : BREAKER,
      SWITCH,
      { ...REACTOR, name: "滤波电抗器 L" },
    ],
    last: { name: "滤波电容器 C" },
  });

/** A whole board: every element of the branch is part of the product. */
export const assembledBranch = (product: DrawingProduct): Schematic => {
  const rows = readTerminals(product.wirecontent);
  const control = (job: RegExp) =>
    rows
      .filter((row) => job.test(row.job))
      .map(({ text, job: to }) => `${text} ${to.replace(/（.*?）/g, "")}`)
      .join("；");
  return branch({
    caption: `${product.model}整板：元件已在板上接好`,
    stages: [
      { ...FUSE, terminals: "NH系列，带熔断指示" },
      { symbol: "thyristor", name: "晶闸管或复合开关", terminals: control(/控制/) },
      { ...REACTOR, terminals: control(/温度/) },
    ],
    last: { name: "电容器 C", terminals: earthing(product).replace("；", "") },
  });
};

const dynamicBranch = (product: DrawingProduct): Schematic =>
  branch({
    caption: `${product.model}的一条支路：晶闸管过零投切`,
    stages: [{ ...FUSE, name: "快速熔断器 FU" }, { symbol: "thyristor", name: "晶闸管模块" }, REACTOR],
  });

/** How a complete cabinet is connected to the busbar; with `side` with transformers for its controller. */
const connected = (product: DrawingProduct, side?: "grid" | "load"): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  const transformers: Block = { kind: "transformers", lines: PHASES, terminals: PAIRS, earthed: true };
  const taps: Block = {
    ...{ kind: "taps", lines: PHASES, terminals: ["A", "B", "C"] },
    ...(side && { via: "breaker" }),
  };
  const measured: Record<string, Block[]> = { grid: [transformers, taps], load: [taps, transformers] };
  const others = rows.filter(({ job }) => /联锁|通信|电源/.test(job));
  const captions = { grid: "母线并联接入，互感器在总进线", load: "母线并联接入，互感器在负荷侧" };
  return {
    kind: "bus",
    caption: side ? captions[side] : "母线并联接入，二次与生产线联锁",
    lines: PHASES,
    source: "总进线",
    load: "生产负荷",
    devices: [
      {
        name: product.model,
        blocks: [...(measured[side ?? ""] ?? [taps]), ...others.map(({ text, job }) => stub([text], job))],
        earth: true,
      },
    ],
  };
};

/** Everything that is one branch below a busbar, by third-level category. */
export const BRANCH_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  213: (product) =>
    product.model.startsWith("LH-GXZ")
      ? [connected(product, "grid"), filterBranch(product)]
      : [connected(product), filterBranch(product)],
  214: (product) => [connected(product, "load"), dynamicBranch(product)],
  233: (product) => [capacitor(product)],
  234: (product) => [product.model.startsWith("LH-BFF") ? perPhase(product) : capacitor(product)],
  236: (product) => [tuning(product)],
  237: (product) => [filtering(product)],
  239: (product) => [switched(product, "damped", "进L1~L3 出T1~T3")],
  240: (product) => [hybrid(product)],
  241: (product) => [switched(product, "thyristor", "进A、B、C 出a、b、c", true)],
};
