import { useEffect, useRef, useState } from "react";
import type { Fault } from "@/desk/checks";
import type { Desk } from "@/desk/server";
import { call } from "./call";
import { useDebounced } from "./use-debounced";
import { useFindings } from "./use-findings";
import { useFormValue } from "./use-form-value";

type Opened = ReturnType<Desk["open"]>;
type State = ReturnType<Desk["type"]>;

/** The debounce time before typed text is stored. */
const REST_MS = 150;

/**
 * The open file: typed changes are debounced, stored as a draft, shown in the preview and then checked.
 * @param epoch changes when something else than this form changed the file
 * @param onShown called when the preview has the change
 */
export function useItem(file: string | undefined, epoch: number, onShown: () => void) {
  const [opened, setOpened] = useState<Opened & { file: string }>();
  const [state, setState] = useState<Partial<State>>({});
  const [told, setTold] = useState("");
  const current = useRef(file);
  const { value, type, put, send } = useFormValue();
  const { delay, flush, isWaiting } = useDebounced(REST_MS);
  const { drawn, others, begin, renew, ...found } = useFindings(current);
  const tell = (fault: unknown) => setTold((fault as Error).message);

  /** Shows the state of the file after a call. */
  async function take(of: string, next: Partial<State>) {
    if (of !== current.current) return;
    setState(next);
    onShown();
    await renew(of, opened, isWaiting);
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
      setTold("");
      await begin(file, next);
    })().catch(tell);
    return () => void (isLeft = true);
  }, [file, epoch, flush, put, begin]);

  function edit(next: unknown) {
    if (!file) return;
    type(next);
    const store = () => send(file, next).then((after) => take(file, after));
    delay(() => store().catch(tell));
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

  const faults: Fault[] = [...(state.faults ?? []), ...(state.produced ?? []), ...found.faults];
  return { opened, value, state, faults, others, told, drawn, edit, act, rest: flush };
}
