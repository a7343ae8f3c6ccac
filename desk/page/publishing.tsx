import { useEffect, useRef, useState } from "react";
import type { Desk } from "@/desk/server";
import { NOUNS } from "@/desk/nouns";
import { call } from "./call";

type Changes = ReturnType<Desk["changes"]>;
type Change = Changes["changes"][number];

const KINDS = { added: "新增", changed: "修改", removed: "删除" } as const;

const ChangeTable = ({ noun, id, kind, facts }: Change) => (
  <details open={kind === "changed"}>
    <summary>
      {KINDS[kind]} {NOUNS[noun]} {id}
    </summary>
    <table>
      <tbody>
        {facts.map(({ fact, before, after }) => (
          <tr key={fact}>
            <th>{fact}</th>
            <td>{before && <del>{before}</del>}</td>
            <td>{after && <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** The changes of the next migration in words, before it is written, and the undo actions. */
export function Publishing({ close, changed }: { close: () => void; changed: () => Promise<void> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Changes>();
  const [why, setWhy] = useState("");
  const [name, setName] = useState("");
  const [told, setTold] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function act(does: () => Promise<string>) {
    setBusy(true);
    setTold("正在检查……");
    setTold(await does().catch((fault: Error) => fault.message));
    setFound(await call("changes").catch(() => undefined));
    setBusy(false);
    await changed();
  }
  useEffect(() => {
    dialog.current?.showModal();
    void call("changes").then(setFound, (fault: Error) => setTold(fault.message));
  }, []);

  const changes = found?.changes ?? [];
  return (
    <dialog ref={dialog} onClose={close} aria-label="写迁移">
      <h2>已保存、还没有写进迁移的改动</h2>
      {!found && !told && <p>正在比较……</p>}
      {found && changes.length === 0 && <p>{found.isPending ? "现在什么都不变，到时才变。" : "没有。"}</p>}
      {changes.map((change) => (
        <ChangeTable key={`${change.noun} ${change.id}`} {...change} />
      ))}
      {found && found.times.length > 0 && (
        <>
          <h3>到时自动上线、下线</h3>
          <ul>
            {found.times.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {found.later.map(({ at, changes: then }) => (
            <section key={at} aria-label={at}>
              <h4>{at}</h4>
              {then.map((change) => (
                <ChangeTable key={`${change.noun} ${change.id}`} {...change} />
              ))}
            </section>
          ))}
        </>
      )}
      {told && (
        <p className="told" role="status">
          {told}
        </p>
      )}
      <div className="tools">
        <input
          aria-label="修改说明"
          placeholder="修改说明"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <input
          aria-label="名称（可以不写）"
          placeholder="名称，如 new-svg（可以不写）"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          disabled={isBusy || why.trim() === "" || !found?.isPending}
          onClick={() => void act(() => call("publish", why, name))}
        >
          写成一个迁移
        </button>
        {found && found.saved.length > 0 && (
          <button type="button" disabled={isBusy} onClick={() => void act(() => call("unsave"))}>
            撤销上一次保存（{found.saved.at(-1)?.file}）
          </button>
        )}
        {found?.published && (
          <button type="button" disabled={isBusy} onClick={() => void act(() => call("unpublish"))}>
            撤回 {found.published}
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          关闭
        </button>
      </div>
      <p className="help">写好以后提交 db/content、public/media、drizzle，交给发布的人；上线时自动执行。</p>
    </dialog>
  );
}
