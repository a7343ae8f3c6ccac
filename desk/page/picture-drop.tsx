import { useState } from "react";
import { call } from "./call";
import "./picture-drop.css";

type Props = { noun: string; value: unknown; set: (value: unknown) => void };

const plain = (file: string) =>
  file
    .replace(/\.[^.]+$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const bytesOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(new Error("读不到这个文件。"));
    reader.readAsDataURL(file);
  });

/** Imports a dropped picture after a preview, with name and alternative text, and sets the field to it. */
export function PictureDrop({ noun, value, set }: Props) {
  const [file, setFile] = useState<File>();
  const [look, setLook] = useState("");
  const [name, setName] = useState("");
  const [alt, setAlt] = useState("");
  const [told, setTold] = useState("");
  const [isBusy, setBusy] = useState(false);
  const first = String(Array.isArray(value) ? (value[0] ?? "") : (value ?? ""));
  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    URL.revokeObjectURL(look);
    setLook(URL.createObjectURL(chosen));
    setName(`${first.includes("/") ? first.split("/")[0] : noun}/${plain(chosen.name)}`);
    setTold("");
  }
  async function take() {
    if (!file) return;
    setBusy(true);
    try {
      const taken = await call("takein", { name, alt, file: file.name, data: await bytesOf(file) });
      const others = (Array.isArray(value) ? (value as unknown[]) : []).filter((one) => one !== "");
      set(Array.isArray(value) ? [...others, taken] : taken);
      setFile(undefined);
      setAlt("");
      setTold(`已收入 ${taken}。`);
    } catch (fault) {
      setTold((fault as Error).message);
    }
    setBusy(false);
  }
  return (
    <div
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <label>
        新图片：拖到这里，或选一个文件
        <input
          type="file"
          accept=".png,.jpg,.jpeg,.webp,.avif"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      {file && (
        <>
          <img src={look} alt="要收入的图片" />
          <input aria-label="图片的名称" value={name} onChange={({ target }) => setName(target.value)} />
          <input
            aria-label="替代文字"
            placeholder="替代文字：图上有什么"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <button type="button" disabled={isBusy || alt.trim() === ""} onClick={() => void take()}>
            收入
          </button>
        </>
      )}
      {told && <p role="alert">{told}</p>}
    </div>
  );
}
