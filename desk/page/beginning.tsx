import { useEffect, useRef, useState } from "react";
import type { Beginning } from "@/desk/begin";
import { NOUNS } from "@/desk/nouns";
import { call } from "./call";

type Props = { noun: Beginning["noun"]; close: () => void; begun: (file: string) => void };

/** A new item: which one to copy, and its name. The form asks for the rest. */
export function BeginningDialog({ noun, close, begun }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [like, setLike] = useState("");
  const [model, setModel] = useState("");
  const [title, setTitle] = useState("");
  const [told, setTold] = useState("");
  const isProduct = noun === "products";
  useEffect(() => dialog.current?.showModal(), []);

  const begin = () =>
    call("begin", {
      noun,
      like: like === "" ? undefined : Number(like),
      model: model.trim() || undefined,
      title: title.trim() || undefined,
    }).then(begun, (fault: Error) => setTold(fault.message));

  return (
    <dialog ref={dialog} onClose={close} aria-label={`新建${NOUNS[noun]}`}>
      <h2>新建{NOUNS[noun]}</h2>
      <label>
        照着哪一条（编号，{isProduct ? "相近的产品" : "可以不写"}）
        <input list={noun} value={like} onChange={({ target }) => setLike(target.value)} />
      </label>
      {isProduct && (
        <label>
          型号
          <input value={model} onChange={({ target }) => setModel(target.value)} />
        </label>
      )}
      <label>
        标题
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <p className="help">
        照着写的，原来的型号和标题都换成新的；编号和时间自动写好，图片再换成自己的。还缺什么，表单上面会列出来。
      </p>
      {told && <p className="fault">{told}</p>}
      <p className="tools">
        <button
          type="button"
          disabled={isProduct && (like === "" || model.trim() === "")}
          onClick={() => void begin()}
        >
          开始
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          不建了
        </button>
      </p>
    </dialog>
  );
}
