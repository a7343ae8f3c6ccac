import { useEffect, useState } from "react";

/** The part of the page that is being read: the last one whose beginning has come to the upper third of the screen. */
export function usePartInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const parts = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const find = ([entry]: IntersectionObserverEntry[]) => {
      const line = entry?.rootBounds?.bottom ?? innerHeight / 3;
      // What a closed tab hides has no place on the page.
      const shown = parts.filter((part) => part.getClientRects().length > 0);
      const reached = shown.filter((part) => part.getBoundingClientRect().top <= line).at(-1);
      setCurrent((reached ?? shown[0])?.id);
    };
    // Told when a part's beginning passes the line, not at every pixel: all above counts as in view, so that a jump
    // from below the last part to the top is noticed too.
    const observer = new IntersectionObserver(find, { rootMargin: "1000000px 0px -66%" });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
