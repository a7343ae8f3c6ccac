"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { AddChosenToCart } from "@/components/cart/add-to-cart";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { StatusLine } from "@/components/ui/status-line";
import type { CodeForm } from "@/lib/order-code/fields";
import { conflictsOf, faultsOf, isInRange } from "@/lib/order-code/rules";
import { type Choices, written } from "@/lib/order-code/written";
import { CODE, partField } from "@/lib/links/code-address";
import { contactHref } from "@/lib/inquiry/contact-address";
import styles from "./code-builder.module.css";
import { CodePartField } from "./code-part-field";

/** Longest meaning, in characters, by which a choice is named in messages. */
const LONGEST_NAME = 12;

type Props = {
  product: number;
  form: CodeForm;
  isDiscontinued: boolean;
  /** The meanings of the parts, below the code. */
  children: ReactNode;
};

const choicesOf = (form: HTMLFormElement, count: number): string[] => {
  const data = new FormData(form);
  return Array.from({ length: count }, (_, at) => String(data.get(partField(at)) ?? ""));
};

/** Fills the form from the query string. */
function takeFromAddress(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = asked.get(field.name);
    if (value === null || field.type === "hidden") continue;
    if (field instanceof HTMLInputElement && field.type === "radio") field.checked = field.value === value;
    else field.value = value;
  }
}

/** Keeps the choices in the URL, so that it can be shared. */
function keepInAddress(choices: Choices) {
  const url = new URL(location.href);
  choices.forEach((code, at) => url.searchParams.set(partField(at), code));
  url.hash = "ordering";
  history.replaceState(history.state, "", url);
}

/** Builds an order code part by part. Without JavaScript it is a form that submits to /code. */
export const CodeBuilder = (props: Props) => (
  <FaultBoundary name="builder">
    <Builder {...props} />
  </FaultBoundary>
);

function Builder({ product, form, isDiscontinued, children }: Props) {
  const { parts, example } = form;
  const element = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>(example);
  // Conflict marks are not server-rendered: without JavaScript they would never go away.
  const [isLive, setLive] = useState(false);

  // The browser may also have restored the form of an earlier visit.
  useEffect(() => {
    const own = element.current;
    if (!own) return undefined;
    takeFromAddress(own);
    const frame = requestAnimationFrame(() => {
      setChoices(choicesOf(own, parts.length));
      setLive(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [parts.length]);

  const change = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
    const chosen = choicesOf(currentTarget, parts.length);
    setChoices(chosen);
    keepInAddress(chosen);
  };

  const code = written(form, choices);
  const chosenName = (at: number) => {
    const { name = "", options = [] } = parts[at] ?? {};
    const meaning = options.find((option) => option.code === choices[at])?.meaning ?? "";
    return meaning !== "" && meaning.length <= LONGEST_NAME ? meaning : `所选${name}`;
  };
  const faults = [
    ...faultsOf(form, choices),
    ...parts
      .filter((part, at) => !isPossible(part, choices[at] ?? ""))
      .map(({ name }) => `${name}不在范围内`),
  ];
  const isChosen = faults.length === 0 && code !== written(form, example);
  return (
    <div className={styles.builder}>
      {isChosen && <p className={styles.printed}>所选订货代码：{code}</p>}
      <form ref={element} className={`no-print ${styles.form}`} action={CODE} method="get" onChange={change}>
        <input type="hidden" name="product" value={product} />
        <div className={styles.parts}>
          {parts.map((part, at) => (
            <CodePartField
              key={part.name}
              part={part}
              name={partField(at)}
              chosen={example[at] ?? ""}
              current={choices[at] ?? ""}
              conflictOf={(own) =>
                isLive ? conflictsOf(form, choices, at, own).map(chosenName).join("、") : ""
              }
            />
          ))}
        </div>
        <div className={styles.result}>
          <p className={styles.label}>
            <span className="script-only">订货代码</span>
            <span className={styles.scriptless}>示例</span>
          </p>
          <output className={styles.code} aria-live="polite">
            {code}
          </output>
          <div role="status">
            {faults.map((fault) => (
              <StatusLine key={fault} tone="danger" text={`${fault}。`} />
            ))}
          </div>
          <div className={styles.actions}>
            {faults.length === 0 && (
              <ButtonLink
                data-ask
                href={contactHref({ products: [product], code })}
                rel="nofollow"
                icon="chat"
                className="script-only"
              >
                带着型号咨询
              </ButtonLink>
            )}
            {faults.length === 0 && !isDiscontinued && <AddChosenToCart product={product} code={code} />}
            <Button type="submit" variant="secondary">
              <span className="script-only">解读与参数</span>
              <span className={styles.scriptless}>生成代码</span>
            </Button>
            <CopyButton text={code} label="复制代码" otherwise="选中代码复制" />
          </div>
        </div>
      </form>
      <div className={styles.meanings}>{children}</div>
    </div>
  );
}

/** Only ranges are typed and can be out of bounds. */
const isPossible = ({ range }: CodeForm["parts"][number], code: string) =>
  !range || (code !== "" && isInRange(range, Number(code)));
