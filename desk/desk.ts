import { type Beginning, begin } from "./begin";
import { checking } from "./checking";
import { drafting } from "./drafting";
import { opening } from "./opening";
import { type Dropped, takeIn } from "./pictures";
import { publishing } from "./publish";
import { references } from "./references";
import { saving } from "./saving";
import { type Preview, workspaceOf } from "./workspace";

/**
 * The functions of the desk, which its page calls by name.
 * @param root the project; the desk writes only below its db/content, and drafts below `own`
 */
export function openDesk(root: string, own: string, preview: Preview) {
  const workspace = workspaceOf(root, own, preview);
  const { documents, folder, show } = workspace;
  const { check, abort } = checking(workspace, root);
  const draft = drafting(workspace);
  const type: typeof draft.type = (...given) => {
    // Typing has priority over a running check.
    abort();
    return draft.type(...given);
  };
  const { unsave, unpublish, ...publish } = publishing(root, own);
  const andShow =
    <Given extends unknown[]>(does: (...given: Given) => string) =>
    (...given: Given) => {
      const says = does(...given);
      show();
      return says;
    };
  show();
  return {
    ...opening(workspace),
    ...draft,
    type,
    begin: (beginning: Beginning) => begin(workspace, beginning, type),
    ...saving(workspace),
    check,
    takein: (dropped: Dropped) => takeIn(root, dropped),
    references: () => references(documents, folder),
    ...publish,
    unsave: andShow(unsave),
    unpublish: andShow(unpublish),
  };
}
