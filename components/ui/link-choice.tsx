import styles from "./link-choice.module.css";

type Choice = { label: string; href: string; isCurrent: boolean };

/** One of several ways to look at the same, each a link. Search engines need only one of them. */
export function LinkChoice({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <p className={styles.choice}>
      <span>{label}</span>
      {choices.map(({ label, href, isCurrent }) => (
        <a key={label} href={href} aria-current={isCurrent ? "true" : undefined} rel="nofollow">
          {label}
        </a>
      ))}
    </p>
  );
}
