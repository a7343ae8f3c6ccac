import { type FocusEvent, type FormEvent, type MouseEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { About } from "@/lib/inquiry/message-about";
import { CHECKED_FIELDS, type CheckedField, faultText, MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { CONTACT } from "@/lib/inquiry/contact-address";
import { attachmentFault, ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { MessageTokens } from "./message-tokens";
import type { Outcome, Send } from "./send-message";

type Faults = Partial<Record<CheckedField | typeof ATTACHMENTS, string | undefined>>;

const isChecked = (name: string): name is CheckedField =>
  (CHECKED_FIELDS as readonly string[]).includes(name);

/** Texts of this length are not cleared without asking. */
const LONG = 100;

/** Fields and files of the form. An empty file input yields one File without a name. */
function filledIn(form: HTMLFormElement) {
  const all = [...new FormData(form)];
  const files = all.flatMap(([, value]) => (value instanceof File && value.name !== "" ? [value] : []));
  const texts = all.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return { fields: new URLSearchParams(texts), files };
}

/** Identifies files by name, size and date. */
const marksOf = (files: readonly File[]) =>
  files.map(({ name, size, lastModified }) => [name, size, lastModified].join());

/**
 * The rules of SPEC §5: validation on blur and on submit; one click sends one message.
 * @param asked the subject the form was opened for; it is cleared once a message has been stored
 */
export function useMessageForm(asked: About | undefined, send: Send) {
  const [about, setAbout] = useState(asked);
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isBusy = useRef(false);
  const [tokens] = useState(() => new MessageTokens());

  function check({ name, value }: { name: string; value: string }) {
    if (isChecked(name)) setFaults((current) => ({ ...current, [name]: faultText(name, value) }));
  }

  function clear() {
    setFaults({});
    setOutcome(undefined);
  }

  function choose(files: readonly File[]) {
    setChosen(files);
    setFaults((current) => ({ ...current, [ATTACHMENTS]: attachmentFault(files) }));
  }

  function dropAbout() {
    setAbout(undefined);
    history.replaceState(null, "", CONTACT);
  }

  /** The reset button clears a long text only at the second click. */
  function askFirst(event: MouseEvent<HTMLButtonElement>) {
    const content = event.currentTarget.form?.elements.namedItem("content");
    if (isAsked || !(content instanceof HTMLTextAreaElement) || content.value.length < LONG) return;
    event.preventDefault();
    setAsked(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const { fields, files } = filledIn(form);
    const found = [
      ...CHECKED_FIELDS.map((name) => [name, faultText(name, fields.get(name) ?? "")] as const),
      [ATTACHMENTS, attachmentFault(files)] as const,
    ];
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
    setUploading(files.length > 0);
    fields.set("token", tokens.of([fields.toString(), ...marksOf(files)].join("\n")));
    const result = await send(fields, about, files);
    isBusy.current = false;
    setSending(false);
    if (result.receipt) {
      // Form and token are kept: going back and submitting again leads to the same receipt.
      location.assign(result.receipt);
    } else if (result.tone === "success") {
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
    chosen,
    isSending,
    isUploading: isSending && isUploading,
    about,
    dropAbout,
    isAsked,
    askFirst,
    handlers: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => check(event.target as unknown as HTMLInputElement),
      // An error that is shown disappears as soon as it is corrected.
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        setAsked(false);
        const field = target as HTMLInputElement;
        if (isChecked(field.name) && faults[field.name]) check(field);
        if (field.files) choose([...field.files]);
      },
      onSubmit: submit,
      onReset: () => {
        clear();
        setAsked(false);
        setChosen([]);
      },
    },
  };
}
