import styles from "./message-page.module.css";

/** A feeder that ends at an open switch: the way to this address is interrupted. */
export function OpenCircuit() {
  return (
    <svg className={styles.circuit} viewBox="0 0 320 300" fill="none" aria-hidden="true" focusable="false">
      <g className={styles.dead}>
        <path d="M160 196v34M124 230h72M136 244h48M148 258h24" />
        <circle cx="160" cy="192" r="5" />
      </g>
      <g className={styles.live}>
        <path d="M20 40h280M60 40v52M260 40v52M160 40v62M160 112l54 66" />
        <circle cx="160" cy="107" r="5" />
        <path d="M44 92h32v44H44zM244 92h32v44h-32zM60 136v24M260 136v24" />
      </g>
      <g className={styles.joint}>
        <circle cx="60" cy="40" r="4.5" />
        <circle cx="160" cy="40" r="4.5" />
        <circle cx="260" cy="40" r="4.5" />
      </g>
    </svg>
  );
}
