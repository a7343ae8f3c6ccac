import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { SYMBOLS, type SymbolName } from "@/drawings";
import { SAFETY_RULES } from "@/lib/service/safety";
import type { SafetyAct } from "@/lib/service/safety-acts";
import { phrased } from "@/lib/text/phrases";
import styles from "./cabinet-figure.module.css";

/** The x positions of the two branches drawn as examples. */
const BRANCHES = [80, 180];

const Device = ({ is, x, y }: { is: SymbolName; x: number; y: number }) => (
  <path transform={`translate(${x} ${y})`} d={SYMBOLS[is]} />
);

const Earth = ({ x, y }: { x: number; y: number }) => <path d={`M${x} ${y}v14m-11 0h22m-18 5h14m-10 5h6`} />;

/** The number of the step with this action. */
function Mark({ act, x, y }: { act: SafetyAct; x: number; y: number }) {
  const at = SAFETY_RULES.steps.findIndex((step) => step.act === act);
  return (
    at >= 0 && (
      <g className={styles.mark}>
        <circle cx={x} cy={y} r={11} />
        <text x={x} y={y + 4.6}>
          {at + 1}
        </text>
      </g>
    )
  );
}

/** The devices between supply and busbar, and the controller with its own supply. */
const Supply = () => (
  <>
    <g className={styles.live}>
      <path d="M150 14V76M150 54H270V76" />
      <path className={styles.solid} d="M150 32l-5-12h10Z" />
      <circle className={styles.solid} cx={150} cy={54} r={3} />
    </g>
    <Device is="disconnector" x={150} y={96} />
    <Device is="breaker" x={150} y={148} />
    {/* Its fuse is removed. */}
    <path d="M150 116v12M150 168v42M270 110v26M282 82h9v22h-9ZM286.500 77v32M236 136h68v34h-68Z" />
    <path className={styles.bus} d="M40 210H330" />
  </>
);

const Branches = () =>
  BRANCHES.map((x) => (
    <g key={x}>
      <Device is="fuse" x={x} y={230} />
      <Device is="contactor" x={x} y={270} />
      <Device is="reactor" x={x} y={310} />
      <Device is="capacitor" x={x} y={370} />
      <path d={`M${x} 330v20M${x} 390v6m-9 12l9-12l9 12Z`} />
      <circle className={styles.solid} cx={x} cy={342} r={3} />
    </g>
  ));

/** The discharge rod and the earthing leads, applied before the work and removed after it. */
const Earths = () => (
  <g className={styles.earth}>
    <path d="M310 210v26M180 342h110v30M230 342v6M225 348h10v32h-10ZM230 380v4" />
    <Earth x={310} y={236} />
    <Earth x={230} y={384} />
    <Earth x={290} y={372} />
  </g>
);

/** The place of each safety step in a compensation cabinet. */
export const CabinetFigure = () => (
  <StaticMarkup tag="figure" className={styles.figure}>
    <svg
      viewBox="0 0 380 432"
      className={styles.drawing}
      role="img"
      aria-label="低压补偿柜的单线图，标出各步骤在哪里做：断路器、隔离开关与控制电源熔断器、母线、电容器端子"
    >
      <path className={styles.cabinet} d="M10 42H370V424H10Z" />
      <Supply />
      <Branches />
      <Earths />
      <g className={styles.names}>
        <text x={164} y={22}>
          来电
        </text>
        <text x={210} y={71} textAnchor="middle" className={styles.warning}>
          仍带电
        </text>
        <text x={270} y={158} textAnchor="middle">
          控制器
        </text>
        <text x={312} y={121} textAnchor="middle">
          已取下
        </text>
        <g textAnchor="end">
          <text x={100} y={101}>
            隔离开关
          </text>
          <text x={100} y={153}>
            断路器
          </text>
          <text x={66} y={375}>
            电容器
          </text>
        </g>
        <text x={42} y={201}>
          母线
        </text>
        <text x={94} y={235}>
          熔断器
        </text>
        <text x={94} y={275}>
          接触器
        </text>
        <text x={94} y={315}>
          电抗器
        </text>
      </g>
      <Mark act="switch-off" x={118} y={148} />
      <Mark act="isolate" x={118} y={96} />
      <Mark act="isolate" x={312} y={93} />
      <Mark act="wait" x={152} y={372} />
      <Mark act="test" x={130} y={189} />
      <Mark act="test" x={160} y={334} />
      <Mark act="discharge" x={256} y={364} />
      <Mark act="earth" x={338} y={240} />
      <Mark act="earth" x={318} y={376} />
    </svg>
    <figcaption className={styles.caption}>
      <WordsMarkup text={phrased(SAFETY_RULES.figure)} />
    </figcaption>
  </StaticMarkup>
);
