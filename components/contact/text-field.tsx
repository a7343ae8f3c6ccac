import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import input from "@/components/ui/input.module.css";
import styles from "./contact-form.module.css";

type Props = {
  name: string;
  label: string;
  /** What is wrong with the value; room for it is kept, so that nothing moves when it appears. */
  fault: string | undefined;
  hint?: string;
  /** Across the whole form. */
  wide?: boolean;
} & (({ rows?: undefined } & ComponentProps<"input">) | ({ rows: number } & ComponentProps<"textarea">));

/** An input, or a textarea where `rows` are given, with its label, hint and fault. */
export function TextField({ name, label, fault, hint, wide = false, ...rest }: Props) {
  const ids = { field: `message-${name}`, hint: `message-${name}-hint`, fault: `message-${name}-fault` };
  const common = {
    id: ids.field,
    name,
    className: classNames(input.input, styles.input),
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": classNames(hint && ids.hint, fault && ids.fault) || undefined,
  };
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={ids.field} className={styles.label}>
        {label}
        <span className={styles.need}>{rest.required ? "必填" : "选填"}</span>
      </label>
      {rest.rows === undefined ? <input {...rest} {...common} /> : <textarea {...rest} {...common} />}
      <div className={styles.notes}>
        {hint && !fault && (
          <p id={ids.hint} className={styles.hint}>
            {hint}
          </p>
        )}
        <p id={ids.fault} className={styles.fault} aria-live="polite">
          {fault && (
            <>
              <Icon name="alert" size={16} />
              {fault}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
