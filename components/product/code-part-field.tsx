import { classNames } from "@/components/ui/class-names";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { CodeField } from "@/lib/order-code/fields";
import styles from "./code-builder.module.css";

/** More options than this become a <select>. */
const MOST_RADIOS = 6;

type Props = {
  part: CodeField;
  name: string;
  /** The code of the initial choice, and of the current one. */
  chosen: string;
  current: string;
  /** Names the earlier choices that exclude this code; empty if none does. */
  conflictOf: (code: string) => string;
};

const labelOf = (code: string, meaning: string) =>
  code === "" || meaning.replaceAll(" ", "").includes(code) ? meaning : `${code} · ${meaning}`;

/**
 * One part of a code: a single value, radio buttons, a <select>, or a number. Options that conflict with earlier parts
 * are marked and disabled; a chosen one stays, and the fault is shown beside the code.
 */
export function CodePartField({ part, name, chosen, current, conflictOf }: Props) {
  const { absent, range, unit } = part;
  const options = absent === undefined ? part.options : [{ code: "", meaning: absent }, ...part.options];
  const [only] = options;
  const mark = (code: string) => {
    const conflict = conflictOf(code);
    return conflict && `（与${conflict}不配）`;
  };
  const isOut = (code: string) => code !== current && mark(code) !== "";
  if (range)
    return (
      <label className={styles.field}>
        <span className={styles.name}>{part.name}</span>
        <span className={styles.number}>
          <input
            type="number"
            name={name}
            defaultValue={chosen}
            required
            inputMode="decimal"
            className={styles.input}
            {...range}
          />
          <span>
            {unit}（{range.min}~{range.max}）
          </span>
        </span>
      </label>
    );
  if (options.length > MOST_RADIOS)
    return (
      <label className={styles.field}>
        <span className={styles.name}>{part.name}</span>
        <select name={name} defaultValue={chosen} className={styles.input}>
          {options.map(({ code, meaning }) => (
            <option key={code} value={code} disabled={isOut(code)}>
              {labelOf(code, meaning) + mark(code)}
            </option>
          ))}
        </select>
      </label>
    );
  if (options.length === 1 && only)
    return (
      <div>
        <span className={styles.name}>{part.name}</span> <NoBreakText text={only.meaning} />
        <input type="hidden" name={name} value={only.code} />
      </div>
    );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{part.name}</legend>
      <div className={styles.choices}>
        {options.map(({ code, meaning }) => (
          <label key={code} className={classNames(styles.choice, mark(code) && styles.excluded)}>
            <input
              type="radio"
              name={name}
              value={code}
              defaultChecked={code === chosen}
              disabled={isOut(code)}
            />
            <span>
              <NoBreakText text={labelOf(code, meaning) + mark(code)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
