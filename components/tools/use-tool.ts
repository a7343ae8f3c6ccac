"use client";

import { useEffect, useState } from "react";
import { exampleFields, type Field, type Raw } from "@/lib/tools/fields";
import { toolHref } from "@/lib/links/tools";

/** The calculator's answer, or its error messages by field name. */
export type Outcome<Answer> = { faults: Readonly<Record<string, string>>; answer?: Answer };

/** Debounce: browsers throttle history.replaceState. */
const SETTLED_MS = 300;

type Tool<Answer> = {
  path: string;
  /** Initial values of the fields. */
  raw: Raw;
  /** Whether the URL has no parameters, and whether the values are those of the worked example. */
  isBare: boolean;
  isExample: boolean;
  fieldsOf: (raw: Raw) => readonly Field[];
  answerOf: (raw: Raw) => Outcome<Answer>;
};

/** Recalculates at every change, and keeps the URL in sync with the fields. */
export function useTool<Answer>({ path, raw: first, fieldsOf, answerOf, ...start }: Tool<Answer>) {
  const [state, setState] = useState(() => {
    const outcome = answerOf(first);
    const typed: readonly string[] = [];
    return { raw: first, outcome, last: outcome.answer, isBare: start.isBare, typed };
  });
  const { raw } = state;
  const address = state.isBare ? path : toolHref(path, fieldsOf(raw), raw);

  useEffect(() => {
    if (location.pathname + location.search === address || state.isBare) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address, state.isBare]);

  const change = (name: string, value: string) =>
    setState((before) => {
      const raw = { ...before.raw, [name]: value };
      const outcome = answerOf(raw);
      // While a field is invalid, the last answer stays visible.
      const last = outcome.answer ?? before.last;
      return { raw, outcome, last, isBare: false, typed: [...before.typed, name] };
    });

  // Once the visitor has typed a value, the fields that still have example values are marked.
  const examples = start.isExample ? exampleFields(fieldsOf(raw), raw, state.typed) : [];
  return { ...state, examples, address, change };
}
