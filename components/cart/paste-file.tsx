"use client";

import { type ChangeEvent, useId, useState } from "react";
import { FileChoice } from "@/components/ui/file-choice";
import { PASTE_FIELD } from "@/lib/inquiry/pasted";
import styles from "./paste-list.module.css";
import { readListFile } from "./read-list-file";

/** Puts the lines of a file into the paste field, for the visitor to check before they are submitted. */
export function PasteFile() {
  const [chosen, setChosen] = useState("");
  const [said, setSaid] = useState("");
  const id = useId();
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const field = document.getElementById(PASTE_FIELD);
    if (!file || !(field instanceof HTMLTextAreaElement)) return;
    setChosen(file.name);
    const found = await readListFile(file);
    if ("text" in found) field.value = found.text;
    setSaid("fault" in found ? found.fault : `已读入 ${found.lines} 行，核对后加入询价单`);
  }
  return (
    <div className={`script-only ${styles.file}`}>
      <label htmlFor={id}>或选择文件（xlsx、csv、txt，1 MB 以内，不上传文件本身）</label>
      <FileChoice
        id={id}
        accept=".xlsx,.csv,.tsv,.txt"
        said={chosen || "未选文件"}
        onChange={(event) => void choose(event)}
      />
      <p role="status">{said}</p>
    </div>
  );
}
