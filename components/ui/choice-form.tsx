import type { ReactNode } from "react";
import { Button } from "./button-link";
import { classNames } from "./class-names";
import field from "./input.module.css";
import { StaticMarkup } from "./static-markup";
import styles from "./query-form.module.css";

type Props = {
  action: string;
  name: string;
  /** Label for screen readers, and the placeholder option. */
  label: string;
  button: string;
  chosen?: number | undefined;
  /** Options. */
  children: ReactNode;
};

/** A <select> and its button, submitted by GET. */
export const ChoiceForm = ({ action, name, label, button, chosen, children }: Props) => (
  <form action={action} method="get" className={classNames("no-print", styles.form)}>
    <div className={styles.row}>
      <StaticMarkup className={styles.choice}>
        <select
          name={name}
          className={classNames(field.input, styles.input)}
          aria-label={label}
          defaultValue={chosen ?? ""}
          required
        >
          <option value="">{label}</option>
          {children}
        </select>
      </StaticMarkup>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </div>
  </form>
);
