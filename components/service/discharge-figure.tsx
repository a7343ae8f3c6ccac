import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { SAFETY_RULES } from "@/lib/service/safety";
import { phrased } from "@/lib/text/phrases";
import styles from "./cabinet-figure.module.css";

const PHASES = ["A", "B", "C"].map((name, at) => ({ name, x: 20 + 40 * at }));

/** Capacitor plates across a wire at this height, a pair in the middle of each section. */
const plates = (y: number, from: number, to: number) => {
  const middle = (from + to) / 2;
  return `M${from} ${y}H${middle - 3}m0-8v16M${middle + 3} ${y - 8}v16M${middle + 3} ${y}H${to}`;
};
/** Three capacitors in delta above their terminals. */
const DELTA = `${plates(60, 20, 60)}${plates(60, 60, 100)}${plates(28, 20, 100)}M20 92V28M60 92V60M100 92V28`;

const earth = (x: number) => `M${x} 132v12m-11 0h22m-18 5h14m-10 5h6`;

/**
 * The actions at the terminals in sequence; `next` follows in the same way after `now`. The boxes are the rod's
 * resistor.
 */
const ACTS = [
  {
    name: "先：逐相对地",
    now: `M20 92v12M15 104h10v20h-10ZM20 124v8${earth(20)}${earth(60)}${earth(100)}`,
    next: "M60 92v40M100 92v40",
  },
  {
    name: "再：两两相间",
    now: "M20 92v18h11M31 105h18v10h-18ZM49 110h11v-18",
    next: "M60 110h40v-18M20 110v26h80v-26",
  },
  {
    name: "后：短接并接地",
    now: `M20 92v22M60 92v40M100 92v22M20 114h80${earth(60)}`,
    next: "",
  },
];

/** How to discharge capacitors between phases: earthing each phase alone leaves the charge between two of them. */
export const DischargeFigure = () => (
  <StaticMarkup tag="figure" className={styles.figure}>
    <svg
      viewBox="0 0 380 182"
      className={styles.drawing}
      role="img"
      aria-label="三角形接线的电容器：先逐相对地，再在 A–B、B–C、C–A 两两相间，最后三相短接并接地"
    >
      {ACTS.map(({ name, now, next }, at) => (
        <g key={name} transform={`translate(${5 + 125 * at})`}>
          <path d={DELTA} />
          <path className={styles.earth} d={now} />
          <path className={styles.earth} d={next} strokeDasharray="4 4" />
          {PHASES.map((phase) => (
            <g key={phase.name}>
              <circle className={styles.solid} cx={phase.x} cy={92} r={3} />
              <text x={phase.x - 13} y={88}>
                {phase.name}
              </text>
            </g>
          ))}
          <text x={60} y={177} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
    <figcaption className={styles.caption}>
      <WordsMarkup text={phrased(SAFETY_RULES.discharge)} />
    </figcaption>
  </StaticMarkup>
);
