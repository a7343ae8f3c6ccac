import { useEffect, useRef, useState } from "react";
import { PAGES } from "./call";

const WIDTHS = [
  ["电脑", 1440],
  ["手机", 375],
] as const;

/** Room beside which a page is drawn smaller. */
const ROOM = 760;

type Props = { page: string; looks: number; isBuiltIn: boolean };

/**
 * The real page as it will be, with what is typed.
 * @param looks another number whenever the page is another
 */
export function Preview({ page, looks, isBuiltIn }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Asked to read itself again, and has not said that it does: a page that still loads does not hear it. */
  const isBehind = useRef(false);
  const [width, setWidth] = useState<number>(WIDTHS[0][1]);
  const [shown, setShown] = useState(page);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<{ page?: string; isReading?: true }>) => {
      if (origin !== PAGES || source !== frame.current?.contentWindow) return;
      if (data.isReading) isBehind.current = false;
      if (!data.page) return;
      setShown(data.page);
      if (isBehind.current) frame.current?.contentWindow?.postMessage("reload", PAGES);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    if (looks === 0) return;
    isBehind.current = true;
    frame.current?.contentWindow?.postMessage("reload", PAGES);
  }, [looks]);
  const scale = Math.min(1, ROOM / width);
  return (
    <section className="preview" aria-label="预览">
      <p className="tools">
        {WIDTHS.map(([name, px]) => (
          <button type="button" key={px} aria-pressed={px === width} onClick={() => setWidth(px)}>
            {name}
          </button>
        ))}
        <button type="button" disabled={shown === page} onClick={() => setAgain(again + 1)}>
          回到这一条
        </button>
        <code>{shown}</code>
      </p>
      {isBuiltIn && (
        <p className="warning">网站自己的文字随网站一起做成，这里看不到改动：保存以后重新构建。</p>
      )}
      <iframe
        key={`${page} ${again}`}
        ref={frame}
        title="网站页面"
        src={PAGES + page}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </section>
  );
}
