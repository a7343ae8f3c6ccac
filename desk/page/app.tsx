import { useCallback, useEffect, useRef, useState } from "react";
import type { Desk } from "@/desk/desk";
import { call, PAGES } from "./call";
import { Editor } from "./editor";
import { Nouns } from "./nouns";
import { Preview } from "./preview";
import { Publishing } from "./publishing";
import { useItem } from "./use-item";

type List = ReturnType<Desk["list"]>;
type References = ReturnType<Desk["references"]>;

export function App() {
  const [list, setList] = useState<List>([]);
  const [references, setReferences] = useState<Partial<References>>({});
  const [file, setFile] = useState<string>();
  const [isPublishing, setPublishing] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  const refresh = useCallback(async () => {
    await Promise.all([call("list").then(setList), call("references").then(setReferences)]);
  }, []);
  useEffect(() => {
    void call("list").then(setList);
    void call("references").then(setReferences);
  }, []);

  const item = useItem(file, () => {
    frame.current?.contentWindow?.postMessage("reload", PAGES);
    void refresh();
  });
  const { opened } = item;
  const drafts = list.flatMap(({ items }) => items).filter(({ isDraft }) => isDraft);

  return (
    <>
      <header>
        <h1>内容编辑台</h1>
        <p>{drafts.length > 0 ? `${drafts.length} 个文件没有保存` : "全部已保存"}</p>
        <button type="button" onClick={() => setPublishing(true)}>
          写迁移……
        </button>
      </header>
      <main>
        <Nouns list={list} file={file} open={setFile} />
        {opened && opened.file === file ? (
          <Editor key={file} item={item} />
        ) : (
          <p className="empty">在左边选一条内容。</p>
        )}
        <Preview ref={frame} page={opened?.page ?? "/"} isBuiltIn={opened?.isBuiltIn ?? false} />
      </main>
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
