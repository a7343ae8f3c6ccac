import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { Motor } from "./carousel-motor";

const STILL = "(prefers-reduced-motion: reduce)";

function watchStill(changed: () => void) {
  const query = matchMedia(STILL);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether `box` is in view. */
function useInView(box: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return inView;
}

/** Rotation by the ARIA pattern: hover holds it, focus and the button stop it until the visitor starts it again. */
export function useCarousel(viewport: RefObject<HTMLDivElement | null>, delay: number) {
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const [isReady, setReady] = useState(false);
  const motor = useRef<Motor>(undefined);
  const isStill = useSyncExternalStore(
    watchStill,
    () => matchMedia(STILL).matches,
    () => false,
  );
  const inView = useInView(viewport);
  const isPlaying = delay > 0 && (wanted ?? !isStill);

  const load = useCallback(async () => {
    const { startMotor } = await import("./carousel-motor");
    if (viewport.current) motor.current ??= startMotor(viewport.current, setIndex);
    setReady(true);
    return motor.current;
  }, [viewport]);

  useEffect(() => {
    if (inView) void load();
  }, [inView, load]);

  useEffect(
    () => () => {
      motor.current?.stop();
      motor.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!isPlaying || !isReady || isHeld || !inView) return;
    const timer = setInterval(() => {
      if (!document.hidden) motor.current?.next();
    }, delay);
    return () => clearInterval(timer);
  }, [isPlaying, isReady, isHeld, inView, delay, index]);

  return {
    index,
    isPlaying,
    isReady,
    setHeld,
    toggle: () => setWanted(!isPlaying),
    stop: () => setWanted(false),
    move: async (act: (motor: Motor) => void) => {
      const current = await load();
      if (current) act(current);
    },
  };
}
