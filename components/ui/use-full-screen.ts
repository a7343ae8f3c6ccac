import { useSyncExternalStore } from "react";

function subscribe(tell: () => void) {
  document.addEventListener("fullscreenchange", tell);
  return () => document.removeEventListener("fullscreenchange", tell);
}

const isFullNow = () => document.fullscreenElement !== null;

/** Nothing happens where the browser refuses. */
const ask = (change: Promise<void>) => void change.catch(() => undefined);

export const leaveFullScreen = () => isFullNow() && ask(document.exitFullscreen());

const toggle = () => (isFullNow() ? leaveFullScreen() : ask(document.documentElement.requestFullscreen()));

/** Whether the page fills the whole screen, and the switch; some phones' browsers have none. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, isFullNow, () => false);
  return { isFull, toggle };
}
