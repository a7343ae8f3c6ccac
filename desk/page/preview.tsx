import { useEffect, useRef, useState } from "react";
import { PAGES } from "./call";

const WIDTHS = [
  ["电脑", 1440],
  ["手机", 375],
] as const;

/** Minimum width; below it the page is scaled down. */
const ROOM = 760;

type Props = { page: string; looks: number; isBuiltIn: boolean };

/**
 * The real page with the drafts.
 * @param looks a number that changes with the content of the page
 */
export function Preview({ page, looks, isBuiltIn }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the loaded page was asked to reload, and how often it has confirmed. */
  const asked = useRef(0);
  const heard = useRef(0);
  const [width, setWidth] = useState<number>(WIDTHS[0][1]);
  const [shown, setShown] = useState(page);
  const [again, setAgain] = useState(0);
  function askAgain() {
    asked.current += 1;
    frame.current?.contentWindow?.postMessage("reload", PAGES);
  }
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<{ page?: string; isReading?: true }>) => {
      if (origin !== PAGES || source !== frame.current?.contentWindow) return;
      if (data.isReading) heard.current += 1;
      if (!data.page) return;
      setShown(data.page);
      // A page that is still loading misses the request; one asked twice may show the state of the first request.
      const isCurrent = asked.current === heard.current && asked.current <= 1;
      asked.current = 0;
      heard.current = 0;
      if (!isCurrent) askAgain();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  useEffect(() => {
    if (looks > 0) askAgain();
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
