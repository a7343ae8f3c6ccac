import type { Category, Grade3 } from "@/lib/links/category-tree";

type Node = Pick<Grade3, "id" | "name">;

type Props = {
  family: Category;
  entry?: Node | undefined;
  child?: Node | undefined;
  /** The URL selects nothing: an inline script may restore the visitor's last choice (SPEC §4). */
  restores?: boolean;
};

const entriesOf = ({ lists }: Category) =>
  lists.map(({ id, listss }) => `${id}:${listss.map((child) => child.id).join(",")}`).join(";");

/** Makes an inline script store the choice this page shows, for the next visit and for breadcrumbs of products. */
export function MenuChoice({ family, entry, child, restores = false }: Props) {
  return (
    <meta
      name="menu-choice"
      content={family.name}
      data-pid={family.id}
      data-menu-name={family.name}
      data-sid={entry?.id}
      data-submenu-name={entry?.name}
      data-kid={child?.id}
      data-k-name={child?.name}
      data-entries={restores ? entriesOf(family) : undefined}
    />
  );
}

/** Opening the home page or the product centre deletes the visitor's choice (SPEC §2). */
export const NoMenuChoice = () => <meta name="menu-choice" content="" data-clear="" />;

/** Makes an inline script name the categories in the breadcrumb as the visitor chose them (CONTRACT §2). */
export const MenuChoiceNames = ({ path }: { path: readonly Node[] }) => (
  <meta name="menu-choice" content="" data-path={path.map(({ id }) => id).join(" ")} />
);
