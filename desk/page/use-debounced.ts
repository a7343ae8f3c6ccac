import { useCallback, useRef } from "react";

/** Does the last of several things once no other has come for a while. */
export function useDebounced(ms: number) {
  const waiting = useRef<{ timer: number; run: () => Promise<void> } | undefined>(undefined);

  /** Does what waits now. */
  const flush = useCallback(async () => {
    const last = waiting.current;
    waiting.current = undefined;
    if (!last) return;
    window.clearTimeout(last.timer);
    await last.run();
  }, []);
  function delay(run: () => Promise<void>) {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { run, timer: window.setTimeout(() => void flush(), ms) };
  }
  const isWaiting = () => waiting.current !== undefined;
  return { delay, flush, isWaiting };
}
