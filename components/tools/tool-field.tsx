import { classNames } from "@/components/ui/class-names";
import { FieldNote, notedField } from "@/components/ui/field-note";
import type { Field } from "@/lib/tools/fields";
import input from "@/components/ui/input.module.css";
import styles from "./tool-field.module.css";

type Props = {
  field: Field;
  value: string;
  fault: string | undefined;
  isExample: boolean;
  onChange: (value: string) => void;
};

/** A number with its unit, or a choice; what is wrong with it stands beneath it. */
export function ToolField({ field, value, fault, isExample, onChange }: Props) {
  const { name, label, hint } = field;
  const note = { id: `tool-${name}`, hint, fault };
  const common = { ...notedField(note), name };
  return (
    <div className={styles.field}>
      <label htmlFor={note.id} className={styles.label}>
        {label}
        {isExample && <span className={styles.example}> 示例值</span>}
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
      <FieldNote {...note} className={styles.note} />
    </div>
  );
}
