import { classNames } from "@/components/ui/class-names";
import styles from "./architecture.module.css";

/** The four layers of the platform, from the screens down to the devices. */
const LAYERS = [
  { name: "应用层", parts: ["网页", "手机", "大屏"] },
  { name: "平台层", parts: ["时序库", "规则引擎", "告警", "报表", "开放接口"] },
  { name: "边缘层", parts: ["4G 网关", "LoRa 网关", "测控终端"] },
  { name: "感知层", parts: ["电力仪表", "补偿与治理装置", "断路器", "测温与剩余电流"] },
] as const;

/** How data rise and settings come down between the layers. */
export function Architecture() {
  return (
    <figure className={styles.figure}>
      <ol className={styles.layers}>
        {LAYERS.map(({ name, parts }, index) => (
          <li key={name} className={classNames(styles.layer, index === 1 && styles.core)}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.parts}>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        数据逐层上行，策略逐层下发；保护与投切由现场设备自主完成
      </figcaption>
    </figure>
  );
}
