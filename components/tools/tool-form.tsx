import { Button } from "@/components/ui/button-link";
import { Fold } from "@/components/ui/fold";
import { type FieldGroup, type Raw, valuesText } from "@/lib/tools/fields";
import { ToolField } from "./tool-field";
import styles from "./tool-form.module.css";

type ModeLink = { value: string; label: string; href: string };

type Props = {
  path: string;
  groups: readonly FieldGroup[];
  raw: Raw;
  faults: Readonly<Record<string, string>>;
  /** Names of fields that still have the value of the example. */
  examples: readonly string[];
  /** Names of fields in which the visitor typed something. */
  typed: readonly string[];
  /** Alternative sets of input fields; empty if the calculator has only one. */
  modes: readonly ModeLink[];
  onChange: (name: string, value: string) => void;
  onDone: () => void;
};

/**
 * The fields by group; on phones the groups after the first are collapsed under a summary of their values, so that the
 * result is near. Without JavaScript the form is submitted, and the modes are links.
 */
export function ToolForm({ path, groups, modes, onChange, onDone, ...said }: Props) {
  const { raw, faults, typed } = said;
  return (
    <form
      className={styles.form}
      action={path}
      aria-label="计算条件"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      {modes.length > 0 && (
        <>
          <input type="hidden" name="mode" value={raw.mode} />
          <p className={styles.modes}>
            {modes.map(({ value, label, href }) => (
              <a
                key={value}
                href={href}
                rel="nofollow"
                aria-current={value === raw.mode ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChange("mode", value);
                }}
              >
                {label}
              </a>
            ))}
          </p>
        </>
      )}
      {groups.map((group, at) => {
        const { title, fields } = group;
        const fieldset = <Fields key={title} {...group} {...said} onChange={onChange} />;
        if (at === 0) return fieldset;
        const isNoted = fields.some(({ name }) => faults[name] !== undefined || typed.includes(name));
        return (
          <Fold key={title} title={title} span={valuesText(fields, raw)} open={isNoted || undefined}>
            {fieldset}
          </Fold>
        );
      })}
      <div className={`no-print ${styles.actions}`}>
        <Button type="submit" icon="arrow">
          计算
        </Button>
        <a className={styles.reset} href={path}>
          恢复示例
        </a>
      </div>
    </form>
  );
}

function Fields({
  title,
  fields,
  raw,
  faults,
  examples,
  onChange,
}: FieldGroup & Pick<Props, "raw" | "faults" | "examples" | "onChange">) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <ToolField
            key={field.name}
            field={field}
            raw={raw}
            fault={faults[field.name]}
            isExample={examples.includes(field.name)}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
