import path from "node:path";
import { Documents } from "./documents";
import { Drafts } from "./drafts";
import { historyIn } from "./history";
import type { previewStore } from "./preview-store";

export type Preview = Pick<ReturnType<typeof previewStore>, "show">;

/**
 * What the functions of the desk work on: the content of a project, its drafts and the history of its saves.
 * @param root the project; the desk writes only below its db/content, and drafts below `own`
 */
export function workspaceOf(root: string, own: string, preview: Preview) {
  const folder = path.join(root, "db/content");
  const drafts = new Drafts(path.join(own, "drafts"));
  const documents = new Documents(folder, drafts);
  return {
    folder,
    drafts,
    documents,
    history: historyIn(path.join(own, "history.json")),
    /** Shows the content with its drafts in the preview. */
    show: () => preview.show(documents.content()),
  };
}

export type Workspace = ReturnType<typeof workspaceOf>;
