import type { Category, Grade3 } from "@/lib/links/category-tree";

type Node = Pick<Grade3, "id" | "name">;

type Props = {
  family: Category;
  entry?: Node | undefined;
  child?: Node | undefined;
  /** The address chose nothing: what the visitor last chose here may come back (SPEC §4). */
  restores?: boolean;
};

const entriesOf = ({ lists }: Category) =>
  lists.map(({ id, listss }) => `${id}:${listss.map((child) => child.id).join(",")}`).join(";");

/** Has the choice that a page shows stored, for the next visit and for the breadcrumbs of a product. */
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

/** Opening the home page or the product centre forgets what the visitor chose (SPEC §2). */
export const NoMenuChoice = () => <meta name="menu-choice" content="" data-clear="" />;

/** The breadcrumb of a product names its categories as the visitor chose them (CONTRACT §2). */
export const MenuChoiceNames = ({ path }: { path: readonly Node[] }) => (
  <meta name="menu-choice" content="" data-path={path.map(({ id }) => id).join(" ")} />
);
