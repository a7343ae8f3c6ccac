import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { Motor } from "./carousel-motor";
import { useHydrated } from "./use-hydrated";

const STILL = "(prefers-reduced-motion: reduce)";

function watchStill(changed: () => void) {
  const query = matchMedia(STILL);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** If the carousel starts this soon after hydration, its first slide has been visible since the page was shown. */
const START_MS = 1500;
const SHORTEST_MS = 500;

/** A carousel loads its script and moves while at least this part of it is visible: below the edge, a strip of it is no reason. */
const VISIBLE = 0.5;

/** Auto-rotation by the ARIA carousel pattern: paused while hovered, stopped by keyboard focus or the button until restarted. */
export function useCarousel(viewport: RefObject<HTMLDivElement | null>, delay: number) {
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const [isReady, setReady] = useState(false);
  const [inView, setInView] = useState(false);
  const motor = useRef<Promise<Motor>>(undefined);
  /** When it was hydrated, in milliseconds since navigation. */
  const bornAt = useRef(0);
  const isStill = useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => false,
  );
  const isLive = useHydrated();
  const isPlaying = delay > 0 && (wanted ?? !isStill);

  async function start(box: HTMLElement) {
    const { startMotor } = await import("./carousel-motor");
    setReady(true);
    return startMotor(box, setIndex);
  }
  const move = async (act: (motor: Motor) => void) => {
    if (viewport.current) act(await (motor.current ??= start(viewport.current)));
  };

  const see = useEffectEvent((entry: IntersectionObserverEntry) => {
    const isVisible = entry.intersectionRatio >= VISIBLE;
    setInView(isVisible);
    if (isVisible) motor.current ??= start(entry.target as HTMLElement);
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry && see(entry), { threshold: VISIBLE });
    if (viewport.current) observer.observe(viewport.current);
    bornAt.current = performance.now();
    return () => {
      observer.disconnect();
      void motor.current?.then(({ stop }) => stop());
      motor.current = undefined;
    };
  }, [viewport]);

  useEffect(() => {
    if (!isPlaying || !isReady || isHeld || !inView) return;
    const isStart = index === 0 && performance.now() - bornAt.current < START_MS;
    const wait = isStart ? Math.max(delay - bornAt.current, SHORTEST_MS) : delay;
    const timer = setInterval(() => {
      if (!document.hidden) void motor.current?.then(({ next }) => next());
    }, wait);
    return () => clearInterval(timer);
  }, [isPlaying, isReady, isHeld, inView, delay, index]);

  return {
    index,
    isLive,
    isPlaying,
    isReady,
    move,
    setHeld,
    toggle: () => setWanted(!isPlaying),
    stop: () => setWanted(false),
  };
}
