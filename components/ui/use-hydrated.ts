import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in server-rendered HTML and during hydration, then true: for attributes that only make sense with JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
