import type { Command } from "prosemirror-state";
import { type ReactNode, useState } from "react";
import { markAs, pictureBelow } from "@/desk/rich-text/commands";

export type Run = (command: Command) => void;

/** The inputs for a link or picture, in a line below the tools. */
function Asked({ does, onDone, children }: { does: string; onDone: () => void; children: ReactNode }) {
  return (
    <p className="tools">
      {children}
      <button type="button" onClick={onDone}>
        {does}
      </button>
    </p>
  );
}

export function AskLink({ run, close }: { run: Run; close: () => void }) {
  const [href, setHref] = useState("");
  return (
    <Asked
      does="加上链接"
      onDone={() => {
        if (href.trim() !== "") run(markAs("link", { href: href.trim() }));
        close();
      }}
    >
      <input
        autoFocus
        aria-label="链接的地址"
        placeholder="/newdetail/… 或 https://…"
        value={href}
        onChange={({ target }) => setHref(target.value)}
      />
    </Asked>
  );
}

export function AskPicture({ run, close }: { run: Run; close: () => void }) {
  const [src, setSrc] = useState("");
  const [alt, setAlt] = useState("");
  return (
    <Asked
      does="插入图片"
      onDone={() => {
        if (src.trim() !== "") run(pictureBelow({ src: src.trim(), alt: alt.trim() }));
        close();
      }}
    >
      <input
        autoFocus
        aria-label="插入哪张图片"
        placeholder="图片的名称"
        list="pictures"
        value={src}
        onChange={({ target }) => setSrc(target.value)}
      />
      <input
        aria-label="这里的替代文字"
        placeholder="替代文字：图上有什么"
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </Asked>
  );
}
