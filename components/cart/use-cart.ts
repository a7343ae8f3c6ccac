"use client";

import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useEffectEvent } from "react";
import { useRef, useState } from "react";
import { callApi, Refusal } from "@/components/ui/call-api";
import type { CartLine } from "@/db/queries/inquiry/carts";
import {
  oneLine,
  readLineField,
  readCartAction,
  removeName,
  type CartAction,
} from "@/lib/inquiry/change-names";
import { CART_FAULT, cartHref, type Faulty } from "@/lib/inquiry/cart-faults";
import { CART, CART_SEND } from "@/lib/inquiry/cart-limits";
import { piecesOf } from "@/lib/inquiry/order";
import { cartChanged, cartCount, setCartCount } from "./cart-count";
import { faultsOf, isQuantity, isTouched, type Texts, valueOf, without, withoutLine } from "./cart-fields";
import type { ShownLine } from "./cart-line";
import { listSentence } from "./list-sentence";

const checkedText = (isChecked: boolean) => new URLSearchParams({ checked: isChecked ? "1" : "0" });

/** State of the list page: a change is saved when its field loses focus; calls run one after another. */
export function useCart(initial: readonly ShownLine[], faulty: readonly Faulty[]) {
  const [lines, setLines] = useState(initial);
  /** Unsaved values by field name. */
  const [drafts, setDrafts] = useState<Texts>({});
  const [faults, setFaults] = useState(() => faultsOf(faulty));
  const [status, setStatus] = useState("");
  const form = useRef<HTMLFormElement>(null);
  /** The queue of calls; resolves to whether all of them have succeeded. */
  const pending = useRef(Promise.resolve(true));

  function call<Data>(ask: () => Promise<Data>, done: (data: Data) => void, fail: (said: string) => void) {
    pending.current = pending.current.then(async (isWell) => {
      try {
        done(await ask());
        return isWell;
      } catch (reason) {
        // The line was removed in another tab.
        const isGone = reason instanceof Refusal && reason.fault === "missing";
        if (isGone) location.replace(cartHref([{ fault: "gone" }]));
        fail(await listSentence(reason));
        return false;
      } finally {
        cartChanged();
      }
    });
  }

  function refuse(name: string, said: string) {
    setFaults((current) => ({ ...current, [name]: `没有保存：${said}` }));
    setStatus("没有保存，请看标出的地方");
  }

  function save(name: string, typed: string) {
    const named = readLineField(name);
    if (!named) return;
    const { field, line } = named;
    const value = field === "note" ? oneLine(typed) : typed;
    setDrafts((current) => ({ ...current, [name]: value }));
    if (field === "quantity" && !isQuantity(value)) {
      refuse(name, CART_FAULT.quantity);
      pending.current = pending.current.then(() => false);
      return;
    }
    call(
      () => callApi<CartLine>(`/api/carts/${line}`, new URLSearchParams({ [field]: value }), "PUT"),
      (saved) => {
        setLines((all) => all.map((own) => (own.id === line ? { ...own, ...saved } : own)));
        // Unless the field was edited again meanwhile.
        setDrafts((current) => (current[name] === value ? without(current, name) : current));
        setFaults((current) => without(current, name));
        setStatus("已保存");
      },
      (said) => {
        if (field === "checked") setDrafts((current) => without(current, name));
        refuse(name, said);
      },
    );
  }

  function check(isChecked: boolean) {
    call(
      () => callApi("/api/carts", checkedText(isChecked), "PUT"),
      () => {
        setLines((all) => all.map((own) => ({ ...own, checked: isChecked ? 1 : 0 })));
        setStatus(isChecked ? "已全选" : "已全不选");
      },
      setStatus,
    );
  }

  function remove(line: number) {
    call(
      () => callApi(`/api/carts/${line}`, undefined, "DELETE"),
      () => {
        const at = lines.findIndex(({ id }) => id === line);
        const next = lines[at + 1] ?? lines[at - 1];
        setLines((all) => all.filter(({ id }) => id !== line));
        setDrafts((current) => withoutLine(current, line));
        setFaults((current) => withoutLine(current, line));
        setStatus(`已移除 ${lines[at]?.model ?? ""}`);
        // The focused button is removed with its line.
        document.getElementById(next ? removeName(next.id) : "main")?.focus({ preventScroll: !next });
      },
      setStatus,
    );
  }

  async function send() {
    if (!lines.some(({ checked }) => checked === 1)) return setStatus(CART_FAULT.nothing);
    if (await pending.current) return location.assign(CART_SEND);
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  function act(action: CartAction | undefined) {
    pending.current = pending.current.then(() => true);
    const removed = typeof action === "object" ? action.remove : undefined;
    // Unsaved values of a line that is being removed are dropped.
    const typed = Object.entries(removed === undefined ? drafts : withoutLine(drafts, removed));
    for (const [name, value] of typed) save(name, value);
    if (removed !== undefined) remove(removed);
    else if (action === "all" || action === "none") check(action === "all");
    else if (action === "send") void send();
    else if (typed.length === 0) setStatus("已保存");
  }

  const begin = useEffectEvent(() => {
    setCartCount(piecesOf(initial));
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    for (const field of fields ?? []) if (isTouched(field)) save(field.name, valueOf(field));
  });
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible" && cartCount() !== piecesOf(lines)) location.replace(CART);
  });
  useEffect(() => {
    begin();
    const look = () => lookAgain();
    document.addEventListener("visibilitychange", look);
    // A page from the bfcache shows its old state.
    addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, []);

  return {
    ...{ form, lines, drafts, faults, status },
    change: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (target.type === "checkbox") save(target.name, valueOf(target));
      else setDrafts((current) => ({ ...current, [target.name]: target.value }));
    },
    handlers: {
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name } = target as unknown as HTMLInputElement;
        const draft = drafts[name];
        if (draft !== undefined) save(name, draft);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const button = event.nativeEvent.submitter as HTMLButtonElement | null;
        act(readCartAction(button?.value));
      },
    },
  };
}
