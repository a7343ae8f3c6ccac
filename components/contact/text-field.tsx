import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { FieldNote, notedField } from "@/components/ui/field-note";
import input from "@/components/ui/input.module.css";
import styles from "./contact-form.module.css";

type Props = {
  name: string;
  label: string;
  /** The error message; space is reserved for it, so that nothing shifts when it appears. */
  fault: string | undefined;
  hint?: string;
  /** Spans the whole form. */
  wide?: boolean;
} & (({ rows?: undefined } & ComponentProps<"input">) | ({ rows: number } & ComponentProps<"textarea">));

/** An input, or a textarea if `rows` is set, with label, hint and error message. */
export function TextField({ name, label, fault, hint, wide = false, ...rest }: Props) {
  const note = { id: `message-${name}`, hint, fault };
  const common = { ...notedField(note), name, className: classNames(input.input, styles.input) };
  return (
    <div className={classNames(styles.field, wide && styles.wide)}>
      <label htmlFor={note.id} className={styles.label}>
        {label}
        <span className={styles.need}>{rest.required ? "必填" : "选填"}</span>
      </label>
      {rest.rows === undefined ? <input {...rest} {...common} /> : <textarea {...rest} {...common} />}
      <FieldNote {...note} className={classNames(styles.notes, hint && styles.hinted)} />
    </div>
  );
}
