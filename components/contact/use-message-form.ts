import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { callWithHeaders, Refusal } from "@/components/ui/call-api";
import { toast } from "@/components/ui/toast";
import { type About, aboutLines, type Line } from "@/lib/message/about";
import { CHECKED_FIELDS, type CheckedField, faultOf, MESSAGE_TEXT, NUMBER_HEADER } from "@/lib/message/rules";
import { CONTACT } from "@/lib/routes/contact-address";
import { MessageTokens } from "./message-tokens";
import { sentLines } from "./sent-lines";

type Faults = Partial<Record<CheckedField, string | undefined>>;
type Outcome = {
  tone: "success" | "danger";
  text: string;
  /** A toast has said it; otherwise the line in the page is what speaks. */
  isSaid: boolean;
  /** Of a message that was stored: its number at the desk, and what it says. */
  sent?: { number: number | undefined; lines: Line[] };
};

const UNREACHABLE = "网络不稳定，请稍后再试";

const isChecked = (name: string): name is CheckedField =>
  (CHECKED_FIELDS as readonly string[]).includes(name);

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** A server that answers with an HTTP error may still say why. */
async function sentenceOf(reason: unknown): Promise<string> {
  if (!(reason instanceof Response)) return UNREACHABLE;
  const answer = await reason.json().catch(() => undefined);
  return typeof answer?.msg === "string" && answer.msg !== "" ? answer.msg : UNREACHABLE;
}

async function send(fields: URLSearchParams, about: About | undefined): Promise<Outcome> {
  try {
    const { headers } = await callWithHeaders("/api/Message/add", fields);
    const lines = sentLines(fields, about ? aboutLines(about) : []);
    const sent = { number: Number(headers.get(NUMBER_HEADER)) || undefined, lines };
    return { tone: "success", text: MESSAGE_TEXT.success, isSaid: true, sent };
  } catch (reason) {
    if (reason instanceof Refusal) return { tone: "danger", text: reason.message, isSaid: true };
    return { tone: "danger", text: await sentenceOf(reason), isSaid: false };
  }
}

/**
 * The rules of SPEC §5: checks when a field is left and when the form is sent; one message for one press.
 * @param asked what the form was opened for; a stored message has it, and the next one is about nothing yet
 */
export function useMessageForm(asked: About | undefined) {
  const [about, setAbout] = useState(asked);
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const [tokens] = useState(() => new MessageTokens());

  function check({ name, value }: { name: string; value: string }) {
    if (isChecked(name)) setFaults((current) => ({ ...current, [name]: faultOf(name, value) }));
  }

  function clear() {
    setFaults({});
    setOutcome(undefined);
  }

  function dropAbout() {
    setAbout(undefined);
    history.replaceState(null, "", CONTACT);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const found = CHECKED_FIELDS.map((name) => [name, faultOf(name, fields.get(name) ?? "")] as const);
    const [faulty] = found.find(([, fault]) => fault) ?? [];
    clear();
    setFaults(Object.fromEntries(found));
    if (faulty) {
      toast(MESSAGE_TEXT.incomplete);
      (form.elements.namedItem(faulty) as HTMLElement).focus();
      return;
    }
    isBusy.current = true;
    setSending(true);
    fields.set("token", tokens.of(fields.toString()));
    const result = await send(fields, about);
    isBusy.current = false;
    setSending(false);
    if (result.tone === "success") {
      tokens.renew();
      form.reset();
      setAbout(undefined);
      toast(result.text);
    }
    setOutcome(result);
  }

  return {
    faults,
    outcome,
    isSending,
    about,
    dropAbout,
    handlers: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => check(event.target as unknown as HTMLInputElement),
      // A fault that is shown goes away as soon as it is mended.
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const field = target as HTMLInputElement;
        if (isChecked(field.name) && faults[field.name]) check(field);
      },
      onSubmit: submit,
      onReset: clear,
    },
  };
}
