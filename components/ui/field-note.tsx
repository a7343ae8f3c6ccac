import { classNames } from "./class-names";
import { Icon } from "./icon";
import { Whole } from "./whole";
import styles from "./field-note.module.css";

type Note = { id: string; hint: string | undefined; fault: string | undefined };

const idsOf = (id: string) => ({ hint: `${id}-hint`, fault: `${id}-fault` });

/** What a field's note makes of the field itself: whether it is wrong, and which words describe it. */
export function notedField({ id, hint, fault }: Note) {
  const ids = idsOf(id);
  return {
    id,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": classNames(hint && !fault && ids.hint, fault && ids.fault) || undefined,
  };
}

/** Beneath a field: what helps to fill it in, or what is wrong with it, which is read out when it comes. */
export function FieldNote({ id, hint, fault, className }: Note & { className?: string | undefined }) {
  const ids = idsOf(id);
  return (
    <div className={className}>
      {hint && !fault && (
        <p id={ids.hint} className={styles.hint}>
          <Whole text={hint} />
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
