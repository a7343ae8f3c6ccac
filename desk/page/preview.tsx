import { type Ref, useEffect, useState } from "react";
import { PAGES } from "./call";

const WIDTHS = [
  ["电脑", 1440],
  ["手机", 375],
] as const;

/** Room beside which a page is drawn smaller. */
const ROOM = 760;

type Props = { ref: Ref<HTMLIFrameElement>; page: string; isBuiltIn: boolean };

/** The real page as it will be, with what is typed. */
export function Preview({ ref, page, isBuiltIn }: Props) {
  const [width, setWidth] = useState<number>(WIDTHS[0][1]);
  const [shown, setShown] = useState(page);
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<{ page?: string }>) => {
      if (origin === PAGES && data.page) setShown(data.page);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
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
        ref={ref}
        title="网站页面"
        src={PAGES + page}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </section>
  );
}
