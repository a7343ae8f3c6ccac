import { ButtonLink } from "@/components/ui/button-link";
import type { Grade3 } from "@/lib/links/category-tree";
import { familyListHref } from "@/lib/links/type-list-address";
import styles from "./family-links.module.css";

/** Links to the products of each family. */
export function FamilyLinks({ families }: { families: readonly Pick<Grade3, "id" | "name">[] }) {
  return (
    <ul className={styles.families}>
      {families.map(({ id, name }) => (
        <li key={id}>
          <ButtonLink href={familyListHref(id)} variant="ghost">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
