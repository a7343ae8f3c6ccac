import { Icon } from "@/components/ui/icon";
import { classNames } from "@/components/ui/class-names";
import type { Field } from "@/lib/tools/fields";
import input from "@/components/ui/input.module.css";
import styles from "./tool-field.module.css";

type Props = {
  field: Field;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** A number with its unit, or a choice; what is wrong with it stands beneath it. */
export function ToolField({ field, value, fault, onChange }: Props) {
  const { name, label, hint } = field;
  const ids = { field: `tool-${name}`, hint: `tool-${name}-hint`, fault: `tool-${name}-fault` };
  const common = {
    id: ids.field,
    name,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": classNames(hint && !fault && ids.hint, fault && ids.fault) || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={ids.field} className={styles.label}>
        {label}
      </label>
      {field.kind === "choice" ? (
        <select
          {...common}
          className={classNames(input.input, styles.input)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <div className={classNames(styles.measured, field.unit && styles.withUnit)}>
          <input
            {...common}
            className={classNames(input.input, styles.input)}
            inputMode="decimal"
            autoComplete="off"
            placeholder=" "
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {field.unit && <span className={styles.unit}>{field.unit}</span>}
        </div>
      )}
      {hint && !fault && (
        <p id={ids.hint} className={`no-print ${styles.hint}`}>
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
  );
}
