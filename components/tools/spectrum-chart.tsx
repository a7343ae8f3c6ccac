import { formatted } from "@/lib/tools/answer";
import { classNames } from "@/components/ui/class-names";
import type { Order } from "@/lib/tools/harmonics/spectrum";
import styles from "./picture.module.css";

const [WIDTH, HEIGHT, LEFT, BASE, ROOM] = [400, 250, 40, 212, 176];
/** A limit far above all bars would flatten them: the axis ends at this multiple of the highest bar. */
const HEADROOM = 2;

/** The labelled values of the axis: two to four round ones. */
function ticksTo(full: number): number[] {
  const power = 10 ** Math.floor(Math.log10(full));
  const step = power * ([0.5, 1, 2, 5].find((part) => full / (part * power) < 4) ?? 5);
  return Array.from({ length: Math.floor(full / step) + 1 }, (_, nth) => nth * step);
}

const verdictOf = ({ current, permitted }: Order) => (current > permitted ? "超过" : "合格");

/** A bar for each harmonic order that occurs, with its permitted current. */
export function SpectrumChart({ orders }: { orders: readonly Order[] }) {
  const present = orders.filter(({ current }) => current > 0);
  if (present.length === 0) return null;
  const highest = Math.max(...present.map(({ current }) => current));
  const limit = Math.max(...present.map(({ permitted }) => permitted));
  const full = Math.max(highest, Math.min(limit, highest * HEADROOM)) * 1.08;
  const y = (value: number) => BASE - (ROOM * Math.min(value, full)) / full;
  const step = (WIDTH - LEFT - 8) / present.length;
  const words = present.map(
    (one) =>
      `${one.order} 次 ${formatted(one.current)} A，允许 ${formatted(one.permitted)} A，${verdictOf(one)}`,
  );
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`各次谐波电流与允许值：${words.join("；")}`}
        className={styles.drawing}
      >
        <path className={styles.axis} d={`M${LEFT} ${BASE - ROOM}V${BASE}H${WIDTH - 4}`} />
        {ticksTo(full).map((value) => (
          <text key={value} x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {formatted(value)}
          </text>
        ))}
        {present.map((one, at) => {
          const x = LEFT + step * at;
          const top = y(one.current);
          return (
            <g key={one.order}>
              <rect
                className={one.current > one.permitted ? styles.over : styles.bar}
                x={x + step * 0.24}
                y={top}
                width={step * 0.52}
                height={BASE - top}
              />
              {one.permitted <= full && (
                <path className={styles.limit} d={`M${x + step * 0.1} ${y(one.permitted)}h${step * 0.8}`} />
              )}
              <text x={x + step / 2} y={BASE + 16} textAnchor="middle">
                {one.order}
              </text>
            </g>
          );
        })}
        <text x={LEFT} y={14}>
          A
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 2} textAnchor="end">
          谐波次数
        </text>
      </svg>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="各次谐波电流与允许值表">
        <table className={styles.orders}>
          <tbody>
            <tr>
              <th scope="row">次数</th>
              {present.map(({ order }) => (
                <th key={order} scope="col">
                  {order}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">估算 A</th>
              {present.map(({ order, current }) => (
                <td key={order}>{formatted(current)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">允许 A</th>
              {present.map(({ order, permitted }) => (
                <td key={order}>{formatted(permitted)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">判定</th>
              {present.map((one) => (
                <td key={one.order} className={classNames(one.current > one.permitted && styles.exceeded)}>
                  {verdictOf(one)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <figcaption className={styles.caption}>
        柱为估算的谐波电流，横线为 GB/T 14549 允许值（0.38 kV侧），红色为超过
      </figcaption>
    </figure>
  );
}
