import { ButtonLink } from "@/components/ui/button-link";
import { SECTIONS } from "@/lib/links/navigation";
import styles from "./section-links.module.css";

type Props = { links?: readonly { label: string; href: string }[]; className?: string | undefined };

/** Links to the sections of the site, or other links, on pages that are a dead end otherwise. */
export function SectionLinks({ links = SECTIONS, className = styles.links }: Props) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="ghost">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
