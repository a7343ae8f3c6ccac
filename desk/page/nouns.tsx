import { useState } from "react";
import type { Beginning } from "@/desk/begin";
import type { Desk } from "@/desk/server";

type Props = {
  list: ReturnType<Desk["list"]>;
  file: string | undefined;
  open: (file: string) => void;
  begin: (noun: Noun) => void;
};

type Noun = Beginning["noun"];

/** All content by kind; a search expands its results. */
export function Nouns({ list, file, open, begin }: Props) {
  const [words, setWords] = useState("");
  const asked = words.trim().toLowerCase();
  return (
    <nav>
      <input
        type="search"
        aria-label="找内容"
        placeholder="型号、标题、编号"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {list.map(({ noun, name, items }) => {
        const found = items.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(asked));
        if (found.length === 0) return null;
        const isOne = items.length === 1 && items[0]?.id === "";
        const buttons = found.map((item) => (
          <button
            type="button"
            key={item.file}
            aria-current={item.file === file}
            className={item.isDraft ? "draft" : undefined}
            onClick={() => open(item.file)}
          >
            {item.title}
            {item.id !== "" && <small> {item.id}</small>}
          </button>
        ));
        if (isOne) return <div key={noun}>{buttons}</div>;
        return (
          <details key={noun} open={asked !== "" || undefined}>
            <summary>
              {name} <small>{found.length}</small>
            </summary>
            <button type="button" className="new" onClick={() => begin(noun as Noun)}>
              ＋ 新建{name}
            </button>
            {buttons}
          </details>
        );
      })}
    </nav>
  );
}
