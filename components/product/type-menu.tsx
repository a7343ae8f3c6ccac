import type { Category, Grade2, Grade3 } from "@/lib/links/category-tree";
import { type MenuNode, TypeMenuView } from "./type-menu-view";

export type MenuPlace = {
  /** Undefined if all families are listed. */
  family?: Category;
  entry?: Grade2 | undefined;
  child?: Grade3 | undefined;
  /** Whether the list of the whole family is shown. */
  isWhole?: boolean;
};

const childOf = ({ id, name }: Grade3): MenuNode => [id, name];
const entryOf = ({ id, name, listss }: Grade2): MenuNode => [id, name, listss.map(childOf)];
const familyOf = ({ id, name, lists }: Category): MenuNode => [id, name, lists.map(entryOf)];

/** Families, sub-entries and third levels, with the current one marked. */
export function TypeMenu({ families, place }: { families: Category[]; place: MenuPlace }) {
  const { family, entry, child, isWhole = false } = place;
  return (
    <TypeMenuView
      families={families.map(familyOf)}
      chosen={(child ?? entry ?? family)?.name}
      path={[family, entry, child].flatMap((node) => node?.id ?? [])}
      isWhole={isWhole}
    />
  );
}
