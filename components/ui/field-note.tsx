import { classNames } from "./class-names";
import { Icon } from "./icon";
import { NoBreakText } from "./no-break-text";
import styles from "./field-note.module.css";

type Note = { id: string; hint: string | undefined; fault: string | undefined };

const idsOf = (id: string) => ({ hint: `${id}-hint`, fault: `${id}-fault` });

/** The ARIA attributes of a field that has this note. */
export function notedField({ id, hint, fault }: Note) {
  const ids = idsOf(id);
  return {
    id,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": classNames(hint && !fault && ids.hint, fault && ids.fault) || undefined,
  };
}

/** Below a field: its hint, or its error, which is announced when it appears. */
export function FieldNote({ id, hint, fault, className }: Note & { className?: string | undefined }) {
  const ids = idsOf(id);
  return (
    <div className={className}>
      {hint && !fault && (
        <p id={ids.hint} className={styles.hint}>
          <NoBreakText text={hint} />
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
