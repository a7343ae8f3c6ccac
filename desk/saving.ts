import { rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./drafts";
import { shapeFaults, stateOf } from "./item-state";
import { known, Refusal } from "./items";
import { jsonText } from "./json-text";
import type { Workspace } from "./workspace";

/** Writing drafts into the files of the content, each with an entry in the history. */
export function saving(workspace: Workspace) {
  const { folder, documents, drafts, history, show } = workspace;
  function save(file: string) {
    const item = known(file);
    const draft = drafts.get(file);
    if (!draft) return stateOf(workspace, item);
    const before = documents.text(file);
    if (draft.base !== before) throw new Refusal(`${file}：别人已经保存过，先看看他改了什么。`);
    if (shapeFaults(documents, item).length > 0)
      throw new Refusal(`${file}：还有写得不对的字段，先改好再保存。`);
    const after = draft.value === undefined ? null : jsonText(draft.value, before);
    if (after === null) rmSync(path.join(folder, file), { force: true });
    else writeWhole(path.join(folder, file), after);
    const past = history.read();
    history.write({
      ...past,
      saved: [...past.saved, { at: new Date().toISOString(), file, before, after }],
    });
    drafts.drop(file);
    return { refused: show(), ...stateOf(workspace, item) };
  }
  /** @returns one sentence for each file that could not be saved */
  const saveall = (): string[] =>
    drafts.files().flatMap((file) => {
      try {
        save(file);
        return [];
      } catch (fault) {
        if (fault instanceof Refusal) return [fault.message];
        throw fault;
      }
    });
  return { save, saveall };
}
