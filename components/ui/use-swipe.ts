import { useRef, type PointerEvent } from "react";

const FAR_ENOUGH = 48;

/** Handlers that call `act` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(act: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === "mouse" ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(moved) >= FAR_ENOUGH) act(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
