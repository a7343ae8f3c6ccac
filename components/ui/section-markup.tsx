import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Container } from "./container";
import { WordsMarkup } from "./words-markup";
import styles from "./section.module.css";

export type SectionProps = {
  children: ReactNode;
  title?: string;
  /** The accessible name of a section that has its own heading. */
  label?: string;
  /** A short Latin or Chinese line above the title. */
  eyebrow?: string;
  /** A string may have its line breaks marked by `phrased` (lib/text/phrases). */
  lead?: ReactNode;
  /** A link at the end of the heading line, e.g. a quiet ButtonLink. */
  action?: ReactNode;
  tone?: "plain" | "soft" | "navy";
  /** Vertical space. `close`: little below, the next section continues this one. `band`: a narrow stripe between sections. */
  room?: "full" | "close" | "band";
  /** For addresses like #wiring. */
  id?: string;
};

type Heading = Pick<SectionProps, "eyebrow" | "lead" | "action"> & { title: string; id: string };

export const SectionHeading = ({ id, title, eyebrow, lead, action }: Heading) => (
  <div className={styles.heading}>
    <div>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id} className={styles.title}>
        <WordsMarkup text={title} />
      </h2>
      {lead && (
        <div className={styles.lead}>{typeof lead === "string" ? <WordsMarkup text={lead} /> : lead}</div>
      )}
    </div>
    {action}
  </div>
);

/**
 * A section of a page with its heading and vertical space.
 * This is the server component, for use inside StaticMarkup; elsewhere use Section.
 * @param heading the id of its heading
 */
export function SectionMarkup({
  heading,
  children,
  title,
  label,
  eyebrow,
  lead,
  action,
  ...rest
}: SectionProps & { heading: string }) {
  const { tone = "plain", room = "full", id } = rest;
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone], styles[room])}
      data-surface={tone === "navy" ? "dark" : undefined}
      aria-labelledby={title ? heading : undefined}
      aria-label={label}
    >
      <Container className="settles">
        {title && <SectionHeading id={heading} {...{ title, eyebrow, lead, action }} />}
        {children}
      </Container>
    </section>
  );
}
