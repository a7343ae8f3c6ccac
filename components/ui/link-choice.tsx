import styles from "./link-choice.module.css";

type Choice = { label: string; href: string; isCurrent: boolean };

/** Several views of the same content as links. They are nofollow: search engines need only one. */
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
