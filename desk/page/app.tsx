import { useCallback, useEffect, useState } from "react";
import type { Beginning } from "@/desk/begin";
import type { Desk } from "@/desk/server";
import { AffectedPages } from "./affected-pages";
import { BeginningDialog } from "./beginning";
import { call } from "./call";
import { Editor } from "./editor";
import { Nouns } from "./nouns";
import { Preview } from "./preview";
import { Publishing } from "./publishing";
import { useItem } from "./use-item";

type List = ReturnType<Desk["list"]>;
type References = ReturnType<Desk["references"]>;

export function App() {
  const [list, setList] = useState<List>([]);
  const [references, setReferences] = useState<References>({});
  const [file, setFile] = useState<string>();
  const [told, setTold] = useState<string[]>([]);
  const [epoch, setEpoch] = useState(0);
  const [beginning, setBeginning] = useState<Beginning["noun"]>();
  const [isComparing, setComparing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [looks, setLooks] = useState(0);

  const refresh = useCallback(async () => {
    await Promise.all([call("list").then(setList), call("references").then(setReferences)]);
  }, []);
  useEffect(() => {
    void call("list").then(setList);
    void call("references").then(setReferences);
  }, []);

  const item = useItem(file, epoch, () => {
    setLooks((number) => number + 1);
    void call("list").then(setList);
  });
  const { opened } = item;
  /** The open form is rendered anew, as its file has changed. */
  async function saveAll() {
    await item.rest();
    setTold(await call("saveall"));
    setEpoch(epoch + 1);
    await refresh();
  }
  const drafts = list.flatMap(({ items }) => items).filter(({ isDraft }) => isDraft);

  return (
    <>
      <header>
        <h1>内容编辑台</h1>
        <p>{drafts.length > 0 ? `${drafts.length} 个文件没有保存` : "全部已保存"}</p>
        <button type="button" disabled={drafts.length === 0} onClick={() => void saveAll()}>
          全部保存
        </button>
        <button type="button" onClick={() => setComparing(true)}>
          看影响……
        </button>
        <button type="button" onClick={() => setPublishing(true)}>
          写迁移……
        </button>
      </header>
      {told.length > 0 && <p className="fault">{told.join(" ")}</p>}
      <main>
        <Nouns list={list} file={file} open={setFile} begin={setBeginning} />
        {opened && opened.file === file ? (
          <Editor key={file} item={item} />
        ) : (
          <p className="empty">在左边选一条内容。</p>
        )}
        <Preview looks={looks} page={opened?.page ?? "/"} isBuiltIn={opened?.isBuiltIn ?? false} />
      </main>
      {beginning && (
        <BeginningDialog
          noun={beginning}
          close={() => setBeginning(undefined)}
          begun={(made) => {
            setBeginning(undefined);
            setFile(made);
            void refresh();
          }}
        />
      )}
      {isComparing && <AffectedPages own={opened?.page ?? "/"} close={() => setComparing(false)} />}
      {isPublishing && <Publishing close={() => setPublishing(false)} changed={refresh} />}
      {Object.entries(references).map(([name, entries]) => (
        <datalist key={name} id={name}>
          {entries.map(([key, called]) => (
            <option key={key} value={key}>
              {called}
            </option>
          ))}
        </datalist>
      ))}
    </>
  );
}
