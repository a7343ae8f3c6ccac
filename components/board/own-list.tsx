import type { ReactNode } from "react";
import { Button } from "@/components/ui/button-link";
import { REPLY_CHANGE } from "@/lib/board/addresses";
import { type State, STATE_NAME } from "@/lib/board/rules";
import styles from "./board.module.css";

export type OwnItem = {
  id: number;
  title: string;
  href: string | undefined;
  /** Shown below the title. */
  text?: string;
  state?: State;
  reason?: string;
  meta: readonly string[];
  /** What can be done with it: the button's words, and what the form says. */
  act?: { label: string; does: string } | undefined;
};

/** A small form of one button. */
const ActForm = ({ label, does, id }: { label: string; does: string; id: number }) => (
  <form method="post" action={REPLY_CHANGE}>
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="do" value={does} variant="secondary">
      {label}
    </Button>
  </form>
);

/** One's own things of a kind, with their states. */
export function OwnList({
  title,
  items,
  empty,
}: {
  title: string;
  items: readonly OwnItem[];
  empty: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {items.length === 0 && <p>{empty}</p>}
      <ul className={items.length > 0 ? styles.list : undefined}>
        {items.map(({ id, title: name, href, text, state, reason, meta, act }) => (
          <li key={id} className={styles.item}>
            <h3 className={styles.title}>{href ? <a href={href}>{name}</a> : name}</h3>
            <p className={styles.meta}>
              {state && (
                <span className={state === "public" ? styles.good : styles.staff}>{STATE_NAME[state]}</span>
              )}
              {reason && <span>原因：{reason}</span>}
              {meta.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </p>
            {text && <p>{text}</p>}
            {act && <ActForm id={id} {...act} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
