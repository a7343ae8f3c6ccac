import { useEffect, useRef, useState } from "react";
import type { Fault } from "@/desk/checks";
import type { Drawn } from "@/desk/drawn";
import type { Desk } from "@/desk/server";
import { call } from "./call";

type Opened = ReturnType<Desk["open"]>;
type State = ReturnType<Desk["type"]>;
type Checked = Awaited<ReturnType<Desk["check"]>>;

/** The debounce time before typed text is stored. */
const REST_MS = 150;
const REST_BEFORE_CHECK_MS = 400;

/**
 * The open file: typed changes are debounced, stored as a draft, shown in the preview and then checked.
 * @param epoch changes when something else than this form changed the file
 * @param onShown called when the preview has the change
 */
export function useItem(file: string | undefined, epoch: number, onShown: () => void) {
  const [opened, setOpened] = useState<Opened & { file: string }>();
  const [value, setValue] = useState<unknown>();
  const [state, setState] = useState<Partial<State>>({});
  const [checked, setChecked] = useState<Checked>();
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const [told, setTold] = useState("");
  const waiting = useRef<{ timer: number; send: () => Promise<void> } | undefined>(undefined);

  /** The value in the form, and the one last sent to the desk. */
  const shown = useRef<unknown>(undefined);
  const sent = useRef<unknown>(undefined);

  /** Answers for a file that is not open any more are ignored. */
  const current = useRef(file);

  function put(next: unknown) {
    setValue(next);
    shown.current = next;
    sent.current = next;
  }
  const check = async (of: string) => {
    const found = await call("check", of);
    if (found && of === current.current) setChecked(found);
  };
  const draw = async (of: string, { noun, page }: Pick<Opened, "noun" | "page">) => {
    const found = await call("drawn", noun, page);
    if (of === current.current) setDrawn(found);
  };
  /** Shows the state of the file after a call. */
  const take = async (of: string, next: Partial<State>) => {
    if (of !== current.current) return;
    setState(next);
    onShown();
    if (opened) void draw(of, opened).catch(tell);
    // The preview has priority over the check.
    await new Promise((resolve) => window.setTimeout(resolve, REST_BEFORE_CHECK_MS));
    if (waiting.current === undefined) await check(of);
  };
  const tell = (fault: unknown) => setTold((fault as Error).message);

  async function flush() {
    const last = waiting.current;
    waiting.current = undefined;
    if (!last) return;
    window.clearTimeout(last.timer);
    await last.send();
  }

  useEffect(() => {
    if (!file) return;
    let isLeft = false;
    void (async () => {
      await flush();
      current.current = file;
      const next = await call("open", file);
      if (isLeft) return;
      setOpened({ ...next, file });
      put(next.value);
      setState(next);
      setChecked(undefined);
      setTold("");
      setDrawn([]);
      void draw(file, next).catch(tell);
      await check(file);
    })().catch(tell);
    return () => void (isLeft = true);
  }, [file, epoch]);

  function edit(next: unknown) {
    if (!file) return;
    setValue(next);
    shown.current = next;
    window.clearTimeout(waiting.current?.timer);
    const send = async () => {
      const seen = sent.current;
      sent.current = next;
      try {
        const after = await call("type", file, next, seen);
        // Unless typing continued, the form also shows changes from another window.
        if (after.elsewhere.length > 0 && shown.current === next) put(after.value);
        await take(file, after);
      } catch (fault) {
        sent.current = seen;
        tell(fault);
      }
    };
    waiting.current = { send, timer: window.setTimeout(() => void flush(), REST_MS) };
  }

  /** Saves, drops, merges or deletes, then shows the new state. */
  async function act(name: "save" | "drop" | "merge" | "type") {
    if (!file) return;
    try {
      setTold("");
      await flush();
      const after = await call(name, file);
      put(after.value);
      await take(file, after);
    } catch (fault) {
      tell(fault);
    }
  }

  const faults: Fault[] = [...(state.faults ?? []), ...(state.produced ?? []), ...(checked?.faults ?? [])];
  return { opened, value, state, faults, others: checked?.others ?? [], told, drawn, edit, act, rest: flush };
}
