import { PHASES } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { BranchSchematic, Schematic, Stage } from "./schematic";
import { inAndOut, mainTerminals, rowOf, rowsOf, worded } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";
import { fuseRating, readTerminals, sideOf } from "./terminals";

const FUSE: Stage = { symbol: "fuse", name: "熔断器 FU" };
const FAST_FUSE: Stage = { ...FUSE, name: "快速熔断器 FU" };
const BREAKER: Stage = { symbol: "breaker", name: "断路器 QF" };
const SWITCH: Stage = { symbol: "contactor", name: "投切开关 KM" };
const THYRISTOR: Stage = { symbol: "thyristor", name: "晶闸管模块" };
const REACTOR: Stage = { symbol: "reactor", name: "串联电抗器 L" };

type Branch = Pick<BranchSchematic, "caption" | "stages"> &
  Partial<Pick<BranchSchematic, "last" | "end" | "lines" | "entry">>;

const branch = ({
  last = { name: "电容器 C" },
  end = "delta",
  lines = PHASES,
  ...rest
}: Branch): Schematic[] => [{ kind: "branch", lines, last, end, ...rest }];

/** Control terminals of a switch or a reactor, as opposed to its main circuit. */
const CONTROL = /线圈|辅助|控制|故障|RS485|电源DC|触发|风机|温度|接地/;

/** Drops the terminals that only the variant `other` has. */
const own = (stage: Stage, product: DrawingProduct, other = /^$/): Stage => ({
  ...stage,
  name: product.model,
  terminals: inAndOut(product),
  own: true,
  side: sideOf(product.wirecontent, CONTROL).filter(({ to }) => !other.test(to)),
});

/** The fuse with the rating from the text. */
const fuseOf = ({ wirecontent }: DrawingProduct): Stage => {
  const rating = fuseRating(wirecontent);
  return { ...FUSE, ...(rating && { terminals: `额定电流${rating}` }) };
};

/** The earthing of the case: "；M12 接地". */
const earthing = ({ wirecontent }: DrawingProduct) =>
  readTerminals(wirecontent)
    .filter(({ job }) => job.includes("接地"))
    .map(({ text }) => `；${text} 接地`)
    .join("");

/** The product is the capacitor at the end of the branch. */
const ownCapacitor = (product: DrawingProduct) => ({
  name: product.model,
  terminals: `端子${rowOf(product, /端子|主回路/)?.text ?? ""}${earthing(product)}`,
  own: true,
});

/** The product is the switch between fuse and capacitor. */
const switched = (product: DrawingProduct, symbol: Stage["symbol"]) =>
  branch({
    caption: `${product.title}接在熔断器与电容器之间`,
    stages: [FUSE, own({ ...SWITCH, symbol }, product)],
  });

/** The two order variants of a switch: capacitors of all phases together, or of each phase to N. */
const COMMON = { type: "三相共补", other: /分补/ };
const PER_PHASE = {
  type: "分补，各相独立投切",
  other: /共补/,
  lines: [...PHASES, "N"],
  end: "neutral" as const,
};
type Ordered = typeof COMMON & Partial<typeof PER_PHASE>;

const hybridSwitch = (product: DrawingProduct, { type, other, ...connected }: Ordered) =>
  branch({
    ...connected,
    caption: `${type}：接在熔断器与电容器之间`,
    stages: [FUSE, own({ ...SWITCH, symbol: "hybrid" }, product, other)],
  });

/** A module with thyristors behind fast fuses, below the fuse of the branch. */
function thyristorSwitch(product: DrawingProduct, { type, other, ...connected }: Ordered): Schematic[] {
  const { side = [], ...module } = own(FUSE, product, other);
  return branch({
    ...connected,
    caption: `${type}：接在熔断器与电抗器之间`,
    stages: [
      { ...FUSE, name: "支路熔断器 FU", terminals: "或断路器" },
      module,
      { symbol: "thyristor", name: "机内快速熔断器与晶闸管", inside: true, side },
      REACTOR,
    ],
  });
}

/** One of several equal branches of a cabinet, below its own fuses or breaker. */
const filterBranch = ({ model }: DrawingProduct, protection: Stage, element = SWITCH) =>
  branch({
    caption: `${model}${element === THYRISTOR ? "晶闸管型" : ""}的一条滤波支路，各次支路相同`,
    stages: [protection, element, { ...REACTOR, name: "滤波电抗器 L" }],
    last: { name: "滤波电容器 C" },
  });

/** An assembled board: every element of the branch is part of the product, with its terminals at the edge. */
const assembledBranch = (product: DrawingProduct) => {
  const side = (job: RegExp) =>
    rowsOf(product)
      .filter((row) => job.test(row.job))
      .map((row) => ({ terminals: row.terminals, to: worded(row) }));
  return branch({
    caption: `${product.model}整板：元件已在板上接好`,
    entry: mainTerminals(product, PHASES),
    stages: [
      { ...FUSE, terminals: "NH系列，带熔断指示" },
      { symbol: "thyristor", name: "晶闸管或复合开关", side: side(/控制/) },
      { ...REACTOR, side: side(/温度/) },
    ],
    last: { name: "电容器 C", side: side(/接地/) },
  });
};

/** Products that are one branch below a busbar, or a part of it. */
export const BRANCH_WIRING = {
  capacitor: (product) =>
    branch({
      caption: "电容支路：熔断器、投切开关、电容器",
      stages: [fuseOf(product), SWITCH],
      last: ownCapacitor(product),
    }),
  filterCapacitor: (product) =>
    branch({
      caption: "滤波支路：母线→熔断器→开关→电抗器→电容器",
      stages: [fuseOf(product), SWITCH, REACTOR],
      last: ownCapacitor(product),
    }),
  perPhaseCapacitor: (product) =>
    branch({
      caption: "三相投切开关各自独立，N线不经开关",
      lines: [...PHASES, "N"],
      stages: [fuseOf(product), { ...SWITCH, name: "分相投切开关" }],
      last: ownCapacitor(product),
      end: "neutral",
    }),
  tuningReactor: (product) =>
    branch({ caption: "电抗器串接于开关与电容器之间", stages: [FUSE, SWITCH, own(REACTOR, product)] }),
  filterReactor: (product) =>
    branch({ caption: "滤波支路：电抗器与滤波电容串联", stages: [FUSE, SWITCH, own(REACTOR, product)] }),
  contactorSwitch: (product) => switched(product, "damped"),
  synchronousSwitch: (product) => switched(product, "synchronous"),
  hybridSwitch: (product) => hybridSwitch(product, COMMON),
  "hybridSwitch:perPhase": (product) => hybridSwitch(product, PER_PHASE),
  thyristorSwitch: (product) => thyristorSwitch(product, COMMON),
  "thyristorSwitch:perPhase": (product) => thyristorSwitch(product, PER_PHASE),
  "filterBranch:fuse": (product) => filterBranch(product, FUSE),
  "filterBranch:breaker": (product) => filterBranch(product, BREAKER),
  "filterBranch:thyristor": (product) => filterBranch(product, FAST_FUSE, THYRISTOR),
  assembledBranch,
  thyristorBranch: (product) =>
    branch({
      caption: `${product.model}的一条支路：晶闸管过零投切`,
      stages: [FAST_FUSE, THYRISTOR, REACTOR],
    }),
} as const satisfies Vocabulary;
