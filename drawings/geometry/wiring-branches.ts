import { PAIRS, PHASES } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import type { Block, BranchSchematic, Schematic, Stage } from "./schematic";

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

const own = (stage: Stage, name: string, terminals: string): Stage => ({
  ...stage,
  name,
  terminals,
  own: true,
});

const capacitor = (product: DrawingProduct): Schematic => {
  const filter = product.model.startsWith("LH-BYL");
  return branch({
    caption: filter ? "滤波支路：母线→熔断器→开关→电抗器→电容器" : "电容支路：熔断器、投切开关、电容器",
    stages: filter ? [FUSE, SWITCH, REACTOR] : [FUSE, SWITCH],
    last: { name: product.model, terminals: "端子L1、L2、L3", own: true },
  });
};

const perPhase = (product: DrawingProduct): Schematic =>
  branch({
    caption: "三相投切开关各自独立，N线不经开关",
    lines: [...PHASES, "N"],
    stages: [FUSE, { ...SWITCH, name: "分相投切开关" }],
    last: { name: product.model, terminals: "端子A、B、C、N", own: true },
    end: "neutral",
  });

const tuning = (product: DrawingProduct): Schematic =>
  branch({
    caption: "电抗器串接于开关与电容器之间",
    stages: [FUSE, SWITCH, own(REACTOR, product.model, "进A1~C1 出A2~C2")],
  });

const filtering = (product: DrawingProduct): Schematic =>
  branch({
    caption: "滤波支路：电抗器与滤波电容串联",
    stages: [FUSE, SWITCH, own(REACTOR, product.model, "每相进1 出2，抽头1~3")],
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
      own({ ...SWITCH, symbol }, product.model, terminals),
      ...(reactor ? [REACTOR] : []),
    ],
  });

const hybrid = (product: DrawingProduct): Schematic =>
  product.model.startsWith("LH-TB")
    ? switched(product, "synchronous", "进1~3 出4~6")
    : switched(product, "hybrid", "进L1~L3 出T1~T3");

const filterBranch = (product: DrawingProduct): Schematic =>
  branch({
    caption: `${product.model}的一条滤波支路，各次支路相同`,
    stages: [BREAKER, SWITCH, { ...REACTOR, name: "滤波电抗器 L" }],
    last: { name: "滤波电容器 C" },
  });

const dynamicBranch = (product: DrawingProduct): Schematic =>
  branch({
    caption: `${product.model}的一条支路：晶闸管过零投切`,
    stages: [{ ...FUSE, name: "快速熔断器 FU" }, { symbol: "thyristor", name: "晶闸管模块" }, REACTOR],
  });

const sampling = (product: DrawingProduct, side: "grid" | "load"): Schematic => {
  const transformers: Block = {
    kind: "transformers",
    lines: PHASES,
    terminals: PAIRS,
    earthed: true,
  };
  const taps: Block = { kind: "taps", lines: PHASES, terminals: ["A", "B", "C"], via: "breaker" };
  const link =
    side === "load" ? { terminals: ["24 V"], to: "触发电源" } : { terminals: ["RS485"], to: "生产线联锁" };
  return {
    kind: "bus",
    caption: side === "grid" ? "母线并联接入，互感器在总进线" : "母线并联接入，互感器在负荷侧",
    lines: PHASES,
    source: "总进线",
    load: "生产负荷",
    devices: [
      {
        name: product.model,
        blocks: [
          ...(side === "grid" ? [transformers, taps] : [taps, transformers]),
          { kind: "stubs", ...link },
        ],
        earth: true,
      },
    ],
  };
};

/** Everything that is one branch below a busbar, by third-level category. */
export const BRANCH_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  213: (product) =>
    product.model.startsWith("LH-GXZ")
      ? [sampling(product, "grid"), filterBranch(product)]
      : [filterBranch(product)],
  214: (product) => [sampling(product, "load"), dynamicBranch(product)],
  233: (product) => [capacitor(product)],
  234: (product) => [product.model.startsWith("LH-BFF") ? perPhase(product) : capacitor(product)],
  236: (product) => [tuning(product)],
  237: (product) => [filtering(product)],
  239: (product) => [switched(product, "damped", "进L1~L3 出T1~T3")],
  240: (product) => [hybrid(product)],
  241: (product) => [switched(product, "thyristor", "进A、B、C 出a、b、c", true)],
};
