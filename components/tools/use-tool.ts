"use client";

import { useEffect, useState } from "react";
import { exampleFields, type Field, type Raw } from "@/lib/tools/fields";
import { toolHref } from "@/lib/links/tools";

/** What a calculator found, or what is wrong with which field. */
export type Outcome<Answer> = { faults: Readonly<Record<string, string>>; answer?: Answer };

/** Browsers refuse an address that changes at every stroke. */
const SETTLED_MS = 300;

type Tool<Answer> = {
  path: string;
  /** What stands in the fields at first. */
  raw: Raw;
  /** Whether the address says nothing, and whether the numbers are those of the worked example. */
  isBare: boolean;
  isExample: boolean;
  fieldsOf: (raw: Raw) => readonly Field[];
  answerOf: (raw: Raw) => Outcome<Answer>;
};

/** Computes at every change, and keeps the address that says what stands in the fields. */
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
      // While a field is being corrected, what was found last stays in sight.
      const last = outcome.answer ?? before.last;
      return { raw, outcome, last, isBare: false, typed: [...before.typed, name] };
    });

  // A visitor who types one number of his own must see which of the others are not his.
  const examples = start.isExample ? exampleFields(fieldsOf(raw), raw, state.typed) : [];
  return { ...state, examples, address, change };
}
