import { stateOf } from "./item-state";
import { fileOfItem, known, schemaOf } from "./items";
import { isBuiltIn, NOUNS, pageOf, titleOf } from "./nouns";
import type { Workspace } from "./workspace";

/** The list of all items, and one of them with its form. */
export function opening(workspace: Workspace) {
  const { documents, drafts } = workspace;
  return {
    list() {
      const items = documents.items();
      return Object.entries(NOUNS).map(([noun, name]) => ({
        noun,
        name,
        items: items
          .filter((item) => item.noun === noun)
          .map((item) => {
            const file = fileOfItem(item);
            const value = documents.shown(item)?.value ?? documents.saved(item)?.value;
            return {
              file,
              id: item.id,
              title: titleOf(item, value),
              isDraft: drafts.get(file) !== undefined,
            };
          }),
      }));
    },
    open(file: string) {
      const item = known(file);
      const { noun } = item;
      return {
        noun,
        schema: schemaOf(noun),
        page: pageOf(item, documents.content()),
        isBuiltIn: isBuiltIn(noun),
        ...stateOf(workspace, item),
      };
    },
  };
}
