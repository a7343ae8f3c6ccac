import { type FormEvent, useEffect, useRef, useState } from "react";
import { callApi, sentenceOf } from "@/components/ui/call-api";
import { MEMBER_TEXT, CODE_PAUSE_S } from "@/lib/members/rules";
import { REPLY } from "@/lib/members/return-address";

type Status = { tone: "success" | "danger"; text: string };

/** Requests a code, signs in through the API and redirects; counts down until the next code may be requested. */
export function useLogin(to: string) {
  const [status, setStatus] = useState<Status>();
  const [wait, setWait] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function send(fields: URLSearchParams) {
    if (fields.get("do") === "code") {
      await callApi("/api/Common/sendAliDaYuAuthCode", fields);
      setWait(CODE_PAUSE_S);
      setStatus({ tone: "success", text: MEMBER_TEXT.sent });
      return;
    }
    await callApi("/api/user/login", fields);
    location.assign(to || REPLY);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const action = submitter?.value ?? "enter";
    if (busy.current || (action === "code" && wait > 0)) return;
    const fields = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    fields.set("do", action);
    busy.current = true;
    setBusy(true);
    try {
      await send(fields);
    } catch (reason) {
      setStatus({ tone: "danger", text: await sentenceOf(reason) });
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }

  return { status, wait, isBusy, onSubmit };
}
