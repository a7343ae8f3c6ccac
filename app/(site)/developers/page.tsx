import type { Metadata } from "next";
import { callExamples } from "@/app/api/examples";
import { CallDetails, CallExample } from "@/components/developers/call-details";
import { CatalogueFiles } from "@/components/developers/catalogue-files";
import { RegisterFiles } from "@/components/developers/register-files";
import { CommonRules } from "@/components/developers/common-rules";
import { DevelopersHead } from "@/components/developers/developers-head";
import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { OpenAnchor } from "@/components/ui/open-anchor";
import { Section } from "@/components/ui/section";
import { catalogueExample } from "@/db/queries/files/catalogue";
import { registersExample } from "@/db/queries/products/registers";
import { CALLS } from "@/lib/api/calls";
import { callId } from "@/lib/api/documented-call";
import { CATALOGUE_GROUP, REGISTER_PART } from "@/lib/api/files";
import { GROUPS, type GroupId } from "@/lib/api/groups";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { CLOSING } from "@/lib/links/closing-words";

const PATH = "/developers";
const TITLE = "开放接口";
const { lead: LEAD, calls: CALLS_LEAD } = PAGE_TEXTS.developers;

export function generateMetadata(): Metadata {
  return pageMetadata({ title: TITLE, description: LEAD, path: PATH, noindex: true });
}

/** The call that most developers start with. */
const FIRST = CALLS.find(({ path }) => path === "/api/Product/getList");

const groups = (Object.keys(GROUPS) as GroupId[]).map((id) => ({
  id,
  ...GROUPS[id],
  calls: CALLS.filter(({ group }) => group === id),
}));

export default async function DevelopersPage() {
  const examples = await callExamples();
  const firstExample = FIRST && examples[callId(FIRST)];
  const parts = [CATALOGUE_GROUP, REGISTER_PART, { id: "rules", title: "通用规则" }, ...groups];
  return (
    <>
      <BreadcrumbBar label={TITLE} path={PATH} />
      <DevelopersHead title={TITLE} lead={LEAD}>
        {FIRST && firstExample && <CallExample call={FIRST} example={firstExample} />}
      </DevelopersHead>
      <AnchorNav label="本页内容" items={parts.map(({ id, title }) => ({ id, title }))} />
      <Section id={CATALOGUE_GROUP.id} title={CATALOGUE_GROUP.title} lead={CATALOGUE_GROUP.note}>
        <CatalogueFiles example={catalogueExample()} />
        <RegisterFiles example={registersExample()} />
      </Section>
      <Section id="rules" title="通用规则" lead={CALLS_LEAD} tone="soft">
        <CommonRules />
      </Section>
      {groups.map(({ id, title, note, calls }) => (
        <Section key={id} id={id} title={title} lead={note}>
          {calls.map((call) => (
            <CallDetails key={callId(call)} call={call} example={examples[callId(call)]} />
          ))}
        </Section>
      ))}
      <ClosingCall {...CLOSING.developers} />
      <OpenAnchor />
    </>
  );
}
