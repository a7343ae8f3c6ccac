"use client";

import { type ReactNode, useRef } from "react";
import { PrintButton } from "@/components/ui/print-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Container } from "@/components/ui/container";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { Section } from "@/components/ui/section";
import { StatusLine } from "@/components/ui/status-line";
import type { Figure, ToolAnswer } from "@/lib/tools/answer";
import { conditionsText, type FieldGroup, type Raw } from "@/lib/tools/fields";
import { choiceTitle } from "@/lib/tools/match-groups";
import { contactHref } from "@/lib/inquiry/contact-address";
import { type Tool, toolHref } from "@/lib/links/tools";
import type { Code } from "./sheet-code";
import { ToolForm } from "./tool-form";
import { ToolResults } from "./tool-results";
import styles from "./tool-screen.module.css";
import { ToolSheetHead } from "./tool-sheet-head";
import { MatchTable, StepTable } from "./tool-tables";
import { type Outcome, useTool } from "./use-tool";

/** What the server passes to a calculator: field values from the query string, and its URL with QR code. */
export type ToolStart = {
  raw: Raw;
  isBare: boolean;
  isExample: boolean;
  origin: string;
  code: Code & { address: string };
};

type Props<Picture> = ToolStart & {
  tool: Tool;
  groupsOf: (raw: Raw) => readonly FieldGroup[];
  modes?: readonly { value: string; label: string }[];
  answerOf: (raw: Raw) => Outcome<ToolAnswer<Picture>>;
  /** How matching products are combined. */
  choice: string;
  /** The diagram of the result, with its caption. */
  pictureOf: (picture: Picture, raw: Raw) => ReactNode;
};

/** A calculator: fields, result and steps. Works the same without JavaScript and in print. */
export const ToolScreen = <Picture,>(props: Props<Picture>) => (
  <FaultBoundary name="calculator">
    <Calculator {...props} />
  </FaultBoundary>
);

/** The result in one line, which CSS may truncate. */
const FiguresInLine = ({ figures: [first, ...others] }: { figures: readonly Figure[] }) => (
  <>
    {first?.name} <strong>{first?.text}</strong>
    {others.map(({ name, text }) => `，${name} ${text}`)}
  </>
);

function Calculator<Picture>({
  tool,
  groupsOf,
  modes = [],
  answerOf,
  choice,
  pictureOf,
  ...start
}: Props<Picture>) {
  const results = useRef<HTMLDivElement>(null);
  const fieldsOf = (raw: Raw) => [
    ...(modes.length > 0 ? [{ kind: "choice" as const, name: "mode", label: "", options: modes }] : []),
    ...groupsOf(raw).flatMap(({ fields }) => fields),
  ];
  const path = tool.href;
  const { raw, outcome, last, typed, examples, address, change } = useTool({
    ...{ path, fieldsOf, answerOf },
    ...{ raw: start.raw, isBare: start.isBare, isExample: start.isExample },
  });
  const isFaulty = outcome.answer === undefined;
  const linked = modes.map((mode) => ({
    ...mode,
    href: toolHref(path, fieldsOf({ ...raw, mode: mode.value }), { ...raw, mode: mode.value }),
  }));
  const asked =
    last && `${tool.label}：${last.summary}条件：${conditionsText(groupsOf(raw)[0]?.fields ?? [], raw)}。`;
  // The inquiry names the first product, and only if the calculation determines its whole order code.
  const decided = last?.matches.slice(0, 1).filter(({ code }) => code !== "") ?? [];

  return (
    <div className={styles.tool}>
      <ToolSheetHead title={tool.label} address={start.origin + address} code={start.code} />
      <Container className={styles.columns}>
        <div>
          {last && (
            <a href="#result" className={`no-print ${styles.brief}`}>
              <span>
                {isFaulty ? "有条件填得不对，见标出的地方" : <FiguresInLine figures={last.figures} />}
              </span>
              <b>
                看结果
                <Icon name="chevron" size={16} />
              </b>
            </a>
          )}
          <ToolForm
            path={path}
            groups={groupsOf(raw)}
            raw={raw}
            faults={outcome.faults}
            examples={examples}
            typed={typed}
            modes={linked}
            onChange={change}
            onDone={() => results.current?.scrollIntoView()}
          />
        </div>
        <div ref={results} id="result" className={styles.results}>
          {isFaulty && (
            <div role="alert" className={styles.faulty}>
              <StatusLine
                tone="danger"
                text={`有条件填得不对，改正标出的地方后得到结果${last ? "；下面是改之前的结果" : ""}`}
              />
            </div>
          )}
          {last && (
            <>
              <ToolResults
                answer={last}
                examples={examples.length === 0 ? "none" : typed.length === 0 ? "all" : "some"}
                isOld={isFaulty}
                picture={pictureOf(last.picture, raw)}
              />
              {!isFaulty && (
                <div className={`no-print ${styles.actions}`}>
                  <ButtonLink
                    data-ask
                    href={contactHref({ products: decided.map(({ id }) => id), about: asked ?? "" })}
                    rel="nofollow"
                    icon="chat"
                  >
                    带入咨询
                  </ButtonLink>
                  <PrintButton variant="ghost" />
                </div>
              )}
            </>
          )}
        </div>
      </Container>
      {last && !isFaulty && (
        <>
          <Section
            title={last.matches.length > 1 ? `匹配产品：${choiceTitle(last.matches, choice)}` : "匹配产品"}
            tone="soft"
            id="products"
          >
            <MatchTable matches={last.matches} nothing={last.nothingFits} />
          </Section>
          <Section title="计算过程与依据" id="steps">
            <StepTable steps={last.steps} />
          </Section>
        </>
      )}
    </div>
  );
}
