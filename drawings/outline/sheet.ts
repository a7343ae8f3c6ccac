import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Span } from "./lengths";
import { boreOf, type Holes, readOpenings, readWindow } from "./openings";
import { mountingOf, type OutlineFamily, outlineFamily } from "./family";
import { type Frame, frameOf, ROW } from "./frame";
import { behindPanel, boxMarks, clearanceMarks, roundMarks, windowMarks } from "./marks";
import { drawMounting } from "./mounting";
import { OUTLINE_VIEWS } from "./views";
import { readDepth, type Shape } from "./shape-size";
import { type Hole, merge, type Sheet } from "@/drawings/geometry/sheet";

const sized = (name: string, { text }: Span) => `${name} ${text} mm`;

const describe = ({ round, width, height, depth }: Shape) =>
  round
    ? `正视图与俯视图：${sized("直径", width)}，${sized("高", height)}。`
    : `正视图与侧视图：${sized("宽", width)}，${sized("高", height)}，${sized("深", depth)}。`;

/** The depth in front of the panel, if the texts of both depths agree on it. */
function bezelOf(shape: Shape, behind: Span | undefined) {
  const bezel = behind ? shape.depth.max - behind.max : 0;
  return bezel > 0 && bezel < shape.depth.max / 3 ? bezel : undefined;
}

/** Families on a plate that is fixed through its front. */
const PLATES: readonly OutlineFamily[] = ["board", "thyristor"];

/** The holes of a plate that is fixed through its front, centred on it. */
function holesInFront({ front, scale }: Frame, holes: Holes | undefined): Hole[] {
  if (!holes?.along) return [];
  const [middleX, middleY] = [front.x + front.w / 2, front.y + front.h / 2];
  const [beside, above] = [(holes.across.max * scale) / 2, (holes.along.max * scale) / 2];
  const diameter = boreOf(holes) * scale || undefined;
  return [-above, above].flatMap((y) =>
    [-beside, beside].map((x) => ({ x: middleX + x, y: middleY + y, diameter })),
  );
}

/** The control cabinet of a high-voltage product contains no high voltage, so it is drawn as a low-voltage cabinet. */
const familyOf = (product: DrawingProduct, { label }: Shape) => {
  const family = outlineFamily(product);
  return family === "hvCabinet" && label.includes("控制柜") ? "cabinet" : family;
};

/** The outline of a version of a product with its dimensions. */
export function outlineSheet(product: DrawingProduct, shape: Shape): Sheet {
  const family = familyOf(product, shape);
  const mounting = mountingOf(family);
  const openings = readOpenings(product.openingsize, product.Installationmethod);
  const depth = readDepth(product.deepin);
  const bezel = mounting === "panel" ? bezelOf(shape, depth?.span) : undefined;
  const window = family === "splitCore" ? readWindow(shape.label) : undefined;
  const feet = family === "boxCapacitor" && openings.holes ? openings.holes.across.max * 1.08 : 0;

  const frame = frameOf(shape, {
    overhang: feet,
    clearance: depth?.clearance?.max ?? 0,
    columns: window ? 2 : 1,
    right: openings.rail || openings.bands ? 46 : 22,
  });
  const { front, side, scale, bottom } = frame;
  const behind = {
    bezel: bezel ? bezel * scale : side.w * 0.08,
    housing: Math.min(front.h * 0.97, (openings.cutout?.height.max ?? shape.height.max * 0.94) * scale),
  };
  const marks = [
    shape.round ? roundMarks(shape, frame) : boxMarks(shape, frame, window ? 2 : 1, bezel ? 2 : 1),
    drawMounting({ mounting, openings, frame, behind, feet: feet * scale }),
    clearanceMarks(frame, depth?.clearance),
    ...(bezel && depth ? [behindPanel(frame, behind, depth.text)] : []),
    ...(window ? [windowMarks(window, frame)] : []),
  ];
  const views = OUTLINE_VIEWS[family];
  return {
    ...merge(views.front(front), views.side(side, behind)),
    kind: "outline",
    title: `外形尺寸${shape.label ? `（${shape.label}）` : ""}`,
    description: describe(shape),
    height: bottom + ROW * (bezel || window ? 2 : 1) + 9,
    scale,
    isLargest: [shape.width, shape.height, shape.depth].some(({ min, max }) => min < max),
    origin: { x: front.x, y: bottom },
    mounting: merge(...marks.map(({ mounting }) => mounting)),
    cut: marks.map(({ cut }) => cut).join(""),
    holes: PLATES.includes(family) ? holesInFront(frame, openings.holes) : [],
    hidden: marks.map(({ hidden }) => hidden).join(""),
    centre: marks.map(({ centre }) => centre).join(""),
    dimensions: marks.flatMap(({ dimensions }) => dimensions),
    labels: marks.flatMap(({ labels }) => labels),
  };
}
