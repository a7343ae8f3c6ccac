import { useCallback, useRef, useState } from "react";
import { call } from "./call";

/** The value in the form, which is sent to the desk with the one that was sent before, so that the desk can merge. */
export function useFormValue() {
  const [value, setValue] = useState<unknown>();
  const shown = useRef<unknown>(undefined);
  const sent = useRef<unknown>(undefined);

  const type = useCallback((next: unknown) => {
    setValue(next);
    shown.current = next;
  }, []);
  /** Shows a value that the desk has. */
  const put = useCallback(
    (next: unknown) => {
      type(next);
      sent.current = next;
    },
    [type],
  );
  /** Stores a typed value as a draft. */
  async function send(file: string, next: unknown) {
    const seen = sent.current;
    sent.current = next;
    try {
      const after = await call("type", file, next, seen);
      // Unless typing continued, the form also shows changes from another window.
      if (after.elsewhere.length > 0 && shown.current === next) put(after.value);
      return after;
    } catch (fault) {
      sent.current = seen;
      throw fault;
    }
  }
  return { value, type, put, send };
}
