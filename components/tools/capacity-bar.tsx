import { formatted } from "@/lib/tools/answer";
import styles from "./picture.module.css";

const [LEFT, LENGTH, TOP, BAR] = [16, 360, 44, 34];

/** The compensated share of a transformer's capacity, beside the range from 20 % to 40 %. */
export function CapacityBar({ capacity, percent }: { capacity: number; percent: number }) {
  const at = (part: number) => LEFT + (LENGTH * part) / 100;
  const kvar = (capacity * percent) / 100;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 400 120"
        role="img"
        aria-label={`变压器容量 ${formatted(capacity)} kVA，补偿 ${formatted(kvar)} kvar，占 ${formatted(percent)}%；经验范围 20%~40%`}
        className={styles.drawing}
      >
        <rect className={styles.fill} x={LEFT} y={TOP} width={LENGTH} height={BAR} />
        <rect className={styles.bar} x={LEFT} y={TOP} width={at(percent) - LEFT} height={BAR} />
        <path
          className={styles.limit}
          d={`M${at(20)} ${TOP - 8}V${TOP + BAR + 8}M${at(40)} ${TOP - 8}V${TOP + BAR + 8}`}
        />
        <text x={LEFT} y={TOP - 16} className={styles.strong}>
          Qc {formatted(kvar)} kvar（{formatted(percent)}%）
        </text>
        <text x={at(100)} y={TOP - 16} textAnchor="end">
          Sn {formatted(capacity)} kVA
        </text>
        <text x={at(20)} y={TOP + BAR + 26} textAnchor="middle">
          20%
        </text>
        <text x={at(40)} y={TOP + BAR + 26} textAnchor="middle">
          40%
        </text>
      </svg>
      <figcaption className={styles.caption}>补偿容量占变压器容量的比例与经验范围</figcaption>
    </figure>
  );
}
