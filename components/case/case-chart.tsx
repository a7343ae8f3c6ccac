import { Words } from "@/components/ui/words";
import { changeText, type Figure, figureText } from "@/lib/cases/facts";
import { phrased } from "@/lib/text/phrases";
import styles from "./case-chart.module.css";

const [WIDTH, HEIGHT] = [100, 72];
const ROWS = [
  { label: "改造前", y: 5, bar: styles.before },
  { label: "改造后", y: 41, bar: styles.after },
];

/** Two bars on one scale, negative values to the left. Labels are HTML, so that they do not shrink with the drawing. */
function Bars({ name, before, after, unit }: Figure) {
  const values = [Number(before), Number(after)];
  const least = Math.min(0, ...values);
  const scale = WIDTH / (Math.max(0, ...values) - least || 1);
  const zero = -least * scale;
  const texts = [before, after].map((value) => figureText({ before: "", after: value, unit }));
  return (
    <div role="img" aria-label={`${name}：改造前 ${texts[0]}，改造后 ${texts[1]}`} className={styles.bars}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.drawing}>
        {ROWS.map(({ label, y, bar }, at) => {
          const length = (values[at] ?? 0) * scale;
          return (
            <rect
              key={label}
              className={bar}
              x={zero + Math.min(0, length)}
              y={y}
              width={Math.abs(length)}
              height={26}
            />
          );
        })}
        <path className={styles.axis} d={`M${zero} 0V${HEIGHT}`} />
      </svg>
      {ROWS.map(({ label }, at) => (
        <p key={label}>
          <span>{label}</span>
          <strong>{texts[at]}</strong>
        </p>
      ))}
    </div>
  );
}

/** Measurements before and after, each on its own scale; a figure without a "before" is shown as a number. */
export function CaseChart({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.chart}>
      {figures.map((figure) => (
        <li key={figure.name} className={styles.figure}>
          <p className={styles.name}>
            <strong>
              <Words text={phrased(figure.name)} />
            </strong>
            <span>{figure.before === "" ? "改造后" : changeText(figure)}</span>
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
