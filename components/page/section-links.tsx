import { ButtonLink } from "@/components/ui/button-link";
import { SECTIONS } from "@/lib/links/navigation";
import styles from "./section-links.module.css";

type Props = { links?: readonly { label: string; href: string }[]; className?: string | undefined };

/** The site's sections, or other links, for whoever has come to a page that leads no further. */
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
