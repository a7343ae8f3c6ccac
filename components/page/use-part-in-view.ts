import { useEffect, useState } from "react";

/** The id of the section being read: the last one whose top has reached the upper third of the screen. */
export function usePartInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const parts = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const find = ([entry]: IntersectionObserverEntry[]) => {
      const line = entry?.rootBounds?.bottom ?? innerHeight / 3;
      // Sections inside a hidden tab have no position.
      const shown = parts.filter((part) => part.getClientRects().length > 0);
      const reached = shown.filter((part) => part.getBoundingClientRect().top <= line).at(-1);
      setCurrent((reached ?? shown[0])?.id);
    };
    // Fires when a section's top crosses the line, not on every scroll. The huge top margin counts everything above as
    // visible, so that a jump from the bottom to the top fires too.
    const observer = new IntersectionObserver(find, { rootMargin: "1000000px 0px -66%" });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
