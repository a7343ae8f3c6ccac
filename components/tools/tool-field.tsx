import { classNames } from "@/components/ui/class-names";
import { FieldNote, notedField } from "@/components/ui/field-note";
import { type Field, type Raw, unitOf } from "@/lib/tools/fields";
import input from "@/components/ui/input.module.css";
import styles from "./tool-field.module.css";

type Props = {
  field: Field;
  /** The values of all fields. */
  raw: Raw;
  fault: string | undefined;
  isExample: boolean;
  onChange: (value: string) => void;
};

/** A number with its unit, or a choice; its error is shown below it. */
export function ToolField({ field, raw, fault, isExample, onChange }: Props) {
  const { name, label, hint } = field;
  const value = raw[name] ?? "";
  const unit = field.kind === "number" ? unitOf(field, raw) : "";
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
        <div className={classNames(styles.measured, unit && styles.withUnit)}>
          <input
            {...common}
            className={classNames(input.input, styles.input)}
            inputMode="decimal"
            autoComplete="off"
            placeholder=" "
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
      <FieldNote {...note} className={styles.note} />
    </div>
  );
}
