import { type RefObject, useCallback, useState } from "react";
import type { Drawn } from "@/desk/drawn";
import type { Desk } from "@/desk/server";
import { call } from "./call";

type Page = Pick<ReturnType<Desk["open"]>, "noun" | "page">;

/** The preview has priority over the check. */
const REST_BEFORE_CHECK_MS = 400;

/**
 * What the check finds in a file, and the drawings on its page.
 * @param current the open file; answers for one that is not open any more are ignored
 */
export function useFindings(current: RefObject<string | undefined>) {
  const [checked, setChecked] = useState<Awaited<ReturnType<Desk["check"]>>>();
  const [drawn, setDrawn] = useState<Drawn[]>([]);

  const check = useCallback(
    async (file: string) => {
      const found = await call("check", file);
      if (found && file === current.current) setChecked(found);
    },
    [current],
  );
  const draw = useCallback(
    async (file: string, { noun, page }: Page) => {
      const found = await call("drawn", noun, page);
      if (file === current.current) setDrawn(found);
    },
    [current],
  );
  async function checkAtRest(file: string, isTyping: () => boolean) {
    await new Promise((resolve) => window.setTimeout(resolve, REST_BEFORE_CHECK_MS));
    if (!isTyping()) await check(file);
  }
  /** For a file that has just been opened. */
  const begin = useCallback(
    async (file: string, page: Page) => {
      setChecked(undefined);
      setDrawn([]);
      await Promise.all([draw(file, page), check(file)]);
    },
    [check, draw],
  );
  /** For a file that has changed; while typing goes on, it is not checked. */
  async function renew(file: string, page: Page | undefined, isTyping: () => boolean) {
    await Promise.all([page && draw(file, page), checkAtRest(file, isTyping)]);
  }
  return { faults: checked?.faults ?? [], others: checked?.others ?? [], drawn, begin, renew };
}
