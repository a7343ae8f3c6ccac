"use client";

import { type ChangeEvent, useState } from "react";
import { PASTE_FIELD } from "@/lib/inquiry/pasted";
import styles from "./paste-list.module.css";
import { readListFile } from "./read-list-file";

/** A file's lines go into the field where a list is pasted, to be looked at before they are read. */
export function PasteFile() {
  const [said, setSaid] = useState("");
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const field = document.getElementById(PASTE_FIELD);
    if (!file || !(field instanceof HTMLTextAreaElement)) return;
    const found = await readListFile(file);
    if ("text" in found) field.value = found.text;
    setSaid("fault" in found ? found.fault : `已读入 ${found.lines} 行，核对后加入询价单`);
  }
  return (
    <div className={`script-only ${styles.file}`}>
      <label>
        或选择文件（xlsx、csv、txt，1 MB 以内，不上传文件本身）
        <input type="file" accept=".xlsx,.csv,.tsv,.txt" onChange={(event) => void choose(event)} />
      </label>
      <p role="status">{said}</p>
    </div>
  );
}
