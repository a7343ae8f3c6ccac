import type { ReactNode } from "react";
import { ClosingCall } from "@/components/page/closing-call";
import { NextLinks } from "@/components/page/next-links";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { WordsMarkup } from "@/components/ui/words-markup";
import { CLOSING } from "@/lib/links/closing-words";
import { type Tool, TOOL_LINKS } from "@/lib/links/tools";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { phrased } from "@/lib/text/phrases";
import styles from "./tool-page.module.css";

/** The page around a calculator. */
export function ToolPage({ tool, lead, children }: { tool: Tool; lead: string; children: ReactNode }) {
  const { label, href, text } = tool;
  const others = TOOL_LINKS.filter((one) => one.href !== href);
  return (
    <>
      <JsonLd
        data={{
          "@type": "WebApplication",
          name: label,
          description: text,
          url: absoluteUrl(href),
          applicationCategory: "UtilitiesApplication",
          operatingSystem: "Any",
          isAccessibleForFree: true,
          inLanguage: "zh-CN",
        }}
      />
      <div className="no-print">
        <BreadcrumbBar parents={[{ label: "解决方案", href: "/solutionPage" }]} label={label} path={href} />
        <Container className={styles.head}>
          <h1>{label}</h1>
          <p className={styles.lead}>
            <WordsMarkup text={phrased(lead)} />
          </p>
        </Container>
      </div>
      {children}
      <div className="no-print">
        <Section title="其他计算" tone="soft">
          <NextLinks items={others} />
        </Section>
      </div>
      <ClosingCall {...CLOSING.tool} />
    </>
  );
}
