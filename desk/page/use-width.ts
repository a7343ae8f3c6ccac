import { useEffect, useRef, useState } from "react";

/** The rendered width of an element. */
export function useWidth() {
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [element, width] as const;
}
