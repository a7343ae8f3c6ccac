import { useEffect, useRef, useState } from "react";
import type { Affected } from "@/desk/affected";
import { call, PAGES, PAGES_BEFORE } from "./call";
import { useWidth } from "./use-width";
import "./affected-pages.css";

/** Pages are laid out at desktop width and scaled to the available room. */
const PAGE_PX = 1440;
/** Drawings and sheets use the available width. */
const FILE = /\.(?:pdf|svg)$/;

type SideProps = { name: string; origin: string; path: string | undefined; words: string | undefined };

/** The page before or after the change. */
function Side({ name, origin, path, words }: SideProps) {
  const [room, width] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const find = () => frame.current?.contentWindow?.postMessage({ find: words }, origin);
    const hear = ({ source, data }: MessageEvent<{ page?: string }>) => {
      if (source === frame.current?.contentWindow && data.page) find();
    };
    find();
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [words, origin]);
  const isFile = path !== undefined && FILE.test(path);
  const px = isFile ? width : PAGE_PX;
  const scale = Math.min(1, width / px);
  return (
    <figure ref={room}>
      <figcaption>
        {name}{" "}
        {path !== undefined && (
          <a href={origin + path} target="_blank" rel="noreferrer">
            单独打开
          </a>
        )}
      </figcaption>
      {path === undefined ? (
        <p className="empty">没有这一页。</p>
      ) : (
        <iframe
          key={path}
          ref={frame}
          title={name}
          src={origin + path}
          style={{ width: px, height: `${96 / scale}%`, transform: `scale(${scale})` }}
        />
      )}
    </figure>
  );
}

const SIDES = [
  ["was", "del"],
  ["is", "ins"],
] as const;
const STATES = { added: "新的一页", changed: "", removed: "不再有" } as const;

/** All changed pages, before and after side by side. */
export function AffectedPages({ own, close }: { own: string; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Affected[]>([]);
  const [walk, setWalk] = useState({ done: 0, total: 0 });
  const [told, setTold] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [words, setWords] = useState<{ was?: string | undefined; is?: string | undefined }>({});
  useEffect(() => {
    let isLeft = false;
    dialog.current?.showModal();
    void (async () => {
      const id = crypto.randomUUID();
      let done = 0;
      for (;;) {
        const next = await call("affected", id, done, own);
        if (isLeft) return;
        done = next.done;
        setWalk(next);
        setFound((all) => (next.found.length > 0 ? [...all, ...next.found] : all));
        if (next.done === next.total) return;
      }
    })().catch((fault: Error) => setTold(fault.message));
    return () => void (isLeft = true);
  }, [own]);

  const page = found.find(({ path }) => path === chosen) ?? found[0];
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const isDone = walk.total > 0 && walk.done === walk.total;
  const choose = ({ path, was, is }: Affected) => {
    setChosen(path);
    setWords({ was: was[0], is: is[0] });
  };
  return (
    <dialog ref={dialog} className="affected" onClose={close} aria-label="改动影响到的页面">
      <p className="tools">
        <span role="status">
          {isDone
            ? `比较了全站 ${walk.total} 个地址，${found.length} 个会变。`
            : `正在比较 ${walk.done} / ${walk.total || "…"}，已有 ${found.length} 个会变。`}
        </span>
        {told && <span className="fault">{told}</span>}
        <button type="button" onClick={() => dialog.current?.close()}>
          关闭
        </button>
      </p>
      <div className="both">
        <div className="pages">
          {isDone && found.length === 0 && <p className="empty">没有一页会变。</p>}
          {kinds.map((kind) => (
            <section key={kind}>
              <h3>{kind}</h3>
              {found
                .filter((one) => one.kind === kind)
                .map((one) => (
                  <button
                    type="button"
                    key={one.path}
                    aria-current={one === page}
                    onClick={() => choose(one)}
                  >
                    {one.title}{" "}
                    <small>
                      {one.path} {STATES[one.state]}
                    </small>
                  </button>
                ))}
            </section>
          ))}
          {page && (
            <ul className="said" aria-label="哪里不同">
              {SIDES.flatMap(([side, Mark]) =>
                page[side].map((said) => (
                  <li key={`${side} ${said}`}>
                    <button type="button" onClick={() => setWords({ ...words, [side]: said })}>
                      <Mark>{said}</Mark>
                    </button>
                  </li>
                )),
              )}
            </ul>
          )}
        </div>
        <Side
          name="网站上现在的"
          origin={PAGES_BEFORE}
          path={page?.state === "added" ? undefined : page?.path}
          words={words.was}
        />
        <Side
          name="改动以后的"
          origin={PAGES}
          path={page?.state === "removed" ? undefined : page?.path}
          words={words.is}
        />
      </div>
    </dialog>
  );
}
