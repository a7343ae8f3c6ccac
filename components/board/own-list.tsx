import { Button } from "@/components/ui/button-link";
import { REPLY_CHANGE } from "@/lib/board/addresses";
import { type State, STATE_NAME } from "@/lib/board/rules";
import styles from "./board.module.css";

export type OwnItem = {
  id: number;
  title: string;
  href: string | undefined;
  text?: string;
  state?: State;
  reason?: string;
  meta: readonly string[];
  act?: Act | undefined;
};

/**
 * An action: the label of its button, and the value that the form sends. Irreversible ones ask for confirmation and
 * explain why.
 */
type Act = { label: string; does: string; confirm?: string };

/** A form with a single button. */
const ActForm = ({ label, does, id }: Act & { id: number }) => (
  <form method="post" action={REPLY_CHANGE}>
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="do" value={does} variant="secondary">
      {label}
    </Button>
  </form>
);

/** A button that asks for confirmation first, also without JavaScript. */
const ConfirmedForm = ({ label, does, confirm, id }: Act & { id: number }) => (
  <details className={styles.confirm}>
    <summary>{label}</summary>
    <p>{confirm}</p>
    <ActForm id={id} label={`确认${label}`} does={does} />
  </details>
);

const STATE_CLASS: Record<State, string | undefined> = {
  pending: styles.staff,
  public: styles.good,
  refused: styles.bad,
  hidden: styles.bad,
};

type Props = {
  title: string;
  items: readonly OwnItem[];
  /** The text for an empty list; without it, nothing is shown. */
  empty?: string;
};

/** The member's own items of a kind, with their states. */
export function OwnList({ title, items, empty }: Props) {
  if (items.length === 0 && empty === undefined) return null;
  return (
    <section aria-label={title} className={styles.own}>
      <h2 className={styles.heading}>{title}</h2>
      {items.length === 0 && <p>{empty}</p>}
      <ul className={items.length > 0 ? styles.list : undefined}>
        {items.map(({ id, title: name, href, text, state, reason, meta, act }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.title}>{href ? <a href={href}>{name}</a> : name}</h3>
            <p className={styles.meta}>
              {state && <span className={STATE_CLASS[state]}>{STATE_NAME[state]}</span>}
              {meta.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </p>
            {reason && <p className={styles.reason}>原因：{reason}</p>}
            {text && <p className={styles.excerpt}>{text}</p>}
            {act && (act.confirm ? <ConfirmedForm id={id} {...act} /> : <ActForm id={id} {...act} />)}
          </li>
        ))}
      </ul>
    </section>
  );
}
