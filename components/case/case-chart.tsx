import { Words } from "@/components/ui/words";
import { changeText, type Figure, figureText } from "@/lib/cases/facts";
import { phrased } from "@/lib/text/phrases";
import styles from "./case-chart.module.css";

const [WIDTH, HEIGHT, LEFT, ROOM, BAR] = [400, 92, 62, 236, 26];
const ROWS = [
  { label: "治理前", y: 10, bar: styles.before },
  { label: "治理后", y: 52, bar: styles.after },
];

/** Two bars on one scale; below zero they go to the left. */
function Bars({ name, before, after, unit }: Figure) {
  const values = [Number(before), Number(after)];
  const least = Math.min(0, ...values);
  const scale = ROOM / (Math.max(0, ...values) - least || 1);
  const zero = LEFT - least * scale;
  const texts = [before, after].map((value) => figureText({ before: "", after: value, unit }));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name}：治理前 ${texts[0]}，治理后 ${texts[1]}`}
      className={styles.drawing}
    >
      {ROWS.map(({ label, y, bar }, at) => {
        const length = (values[at] ?? 0) * scale;
        return (
          <g key={label}>
            <text x={0} y={y + 18}>
              {label}
            </text>
            <rect
              className={bar}
              x={zero + Math.min(0, length)}
              y={y}
              width={Math.abs(length)}
              height={BAR}
            />
            <text className={styles.value} x={WIDTH} y={y + 18} textAnchor="end">
              {texts[at]}
            </text>
          </g>
        );
      })}
      <path className={styles.axis} d={`M${zero} 4V${HEIGHT - 8}`} />
    </svg>
  );
}

/** What was measured before and after, each figure on a scale of its own; what there was nothing of before, as a number. */
export function CaseChart({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.chart}>
      {figures.map((figure) => (
        <li key={figure.name} className={styles.figure}>
          <p className={styles.name}>
            <strong>
              <Words text={phrased(figure.name)} />
            </strong>
            <span>{figure.before === "" ? "治理后" : changeText(figure)}</span>
          </p>
          {figure.before === "" ? (
            <p className={styles.number}>{figureText(figure)}</p>
          ) : (
            <Bars {...figure} />
          )}
        </li>
      ))}
    </ul>
  );
}
