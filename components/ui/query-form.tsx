import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button-link";
import { classNames } from "./class-names";
import field from "./input.module.css";
import styles from "./query-form.module.css";

type Props = ComponentProps<"input"> & {
  id: string;
  action: string;
  /** The form's label for screen readers. */
  purpose: string;
  label: string;
  button: string;
  /** Hidden fields. */
  children?: ReactNode;
};

/** One field `q` and its button, submitted by GET. */
export const QueryForm = ({ action, purpose, label, button, children, ...input }: Props) => (
  <form action={action} method="get" className={styles.form} role="search" aria-label={purpose}>
    <label htmlFor={input.id} className={styles.label}>
      {label}
    </label>
    <div className={styles.row}>
      <input
        name="q"
        className={classNames(field.input, styles.input)}
        autoComplete="off"
        spellCheck={false}
        {...input}
      />
      <Button type="submit">{button}</Button>
    </div>
    {children}
  </form>
);
