import { formatted } from "@/lib/tools/answer";
import type { Triangle } from "@/lib/tools/kvar/answer";
import styles from "./picture.module.css";

const WIDTH = 400;
const HEIGHT = 260;
const LEFT = 24;
const BASE = 216;
/** The size of the triangle, without the labels beside it. */
const ROOM = { width: 230, height: 190 };
/** The minimum distance of labels, so that they do not overlap. */
const LINE = 18;
/** The position of the label of an apparent power along its line. */
const ALONG = 0.6;

/**
 * The power triangle before and after compensation.
 * @param isTight without the space above it that a triangle of other values would need
 */
export function PowerTriangle({ active, before, after, isTight }: Triangle & { isTight?: boolean }) {
  const scale = Math.min(ROOM.width / active, ROOM.height / Math.max(before, after, 1e-9));
  const right = LEFT + active * scale;
  const [top, middle] = [BASE - before * scale, BASE - after * scale];
  const saved = before - after;
  const [s1, s2] = [Math.hypot(active, before), Math.hypot(active, after)];
  const savedAt = Math.min((top + middle) / 2, BASE - 2 * LINE);
  const leftAt = Math.max((middle + BASE) / 2, savedAt + LINE);
  const wholeAt = Math.min(top - 4, savedAt + 5 - LINE);
  const above = isTight ? Math.floor(Math.max(0, Math.min(wholeAt, middle) - LINE)) : 0;
  const along = LEFT + (right - LEFT) * ALONG;
  const [s1At, s2At] = [BASE - before * scale * ALONG, BASE - after * scale * ALONG];
  const words = `功率三角形：有功 ${formatted(active)} kW；补偿前无功 ${formatted(before)} kvar、视在 ${formatted(s1)} kVA；补偿 ${formatted(saved)} kvar；补偿后无功 ${formatted(after)} kvar、视在 ${formatted(s2)} kVA`;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 ${above} ${WIDTH} ${HEIGHT - above}`}
        role="img"
        aria-label={words}
        className={styles.drawing}
      >
        <path className={styles.fill} d={`M${LEFT} ${BASE}H${right}V${middle}Z`} />
        <path className={styles.before} d={`M${LEFT} ${BASE}L${right} ${top}V${middle}`} />
        <path className={styles.after} d={`M${LEFT} ${BASE}L${right} ${middle}V${BASE}`} />
        <path className={styles.axis} d={`M${LEFT} ${BASE}H${right}`} />
        {saved > 0 && <path className={styles.saved} d={`M${right + 8} ${top}V${middle}`} />}
        <text x={along - 4} y={s1At - 8} textAnchor="end" className={styles.wordBefore}>
          S1
        </text>
        {/* Left out if there is no space between it and the axis. */}
        {saved > 0 && BASE - s2At > LINE + 6 && (
          <text x={along + 4} y={s2At + LINE - 2} className={styles.wordAfter}>
            S2
          </text>
        )}
        <text x={(LEFT + right) / 2} y={BASE + LINE} textAnchor="middle">
          P {formatted(active)} kW
        </text>
        {saved > 0 && (
          <>
            <text x={right + 16} y={wholeAt} className={styles.wordBefore}>
              Q1 {formatted(before)} kvar
            </text>
            <text x={right + 16} y={savedAt + 5} className={styles.strong}>
              Qc {formatted(saved, 1)} kvar
            </text>
          </>
        )}
        <text x={right + 16} y={leftAt + 5}>
          Q2 {formatted(after)} kvar
        </text>
        <text x={LEFT} y={HEIGHT - 4} className={styles.wordBefore}>
          S1 {formatted(s1)} kVA · cosφ {formatted(active / s1, 3)}
        </text>
        <text x={LEFT + 200} y={HEIGHT - 4} className={styles.wordAfter}>
          S2 {formatted(s2)} kVA · cosφ {formatted(active / s2, 3)}
        </text>
      </svg>
      <figcaption className={styles.caption}>功率三角形：橙色补偿前，蓝色补偿后</figcaption>
    </figure>
  );
}
