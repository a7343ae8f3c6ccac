import { useSyncExternalStore } from "react";

function subscribe(tell: () => void) {
  document.addEventListener("fullscreenchange", tell);
  return () => document.removeEventListener("fullscreenchange", tell);
}

const isFullNow = () => document.fullscreenElement !== null;

/** Errors are ignored if the browser refuses. */
const ask = (change: Promise<void>) => void change.catch(() => undefined);

export const leaveFullScreen = () => isFullNow() && ask(document.exitFullscreen());

const toggle = () => (isFullNow() ? leaveFullScreen() : ask(document.documentElement.requestFullscreen()));

/** Whether the page is full screen, and the toggle; some mobile browsers do not support it. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, isFullNow, () => false);
  return { isFull, toggle };
}
