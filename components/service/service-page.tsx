import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { PlainHead } from "@/components/page/plain-head";
import { JsonLd } from "@/components/ui/json-ld";
import { QueryForm } from "@/components/ui/query-form";
import { JumpList } from "@/components/ui/jump-list";
import { Section } from "@/components/ui/section";
import QUESTIONS from "@/db/content/site/questions.json" with { type: "json" };
import { SPEAK } from "@/lib/board/addresses";
import { isSmsOpen } from "@/lib/members/sms-open";
import { MAX_SEARCH } from "@/lib/constants";
import { CLOSING } from "@/lib/links/closing-words";
import { contactHref } from "@/lib/inquiry/contact-address";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { familyAnchor, SERVICE, SERVICE_PARTS } from "@/lib/links/service";
import { faqData } from "@/lib/seo/faq-data";
import { faultKindOf, faultKinds } from "@/lib/service/fault-codes";
import { SITE } from "@/lib/site";
import { FaultTables } from "./fault-tables";
import { ModelChoice } from "./model-choice";
import type { Models } from "./models";
import { OpenAnchor } from "@/components/ui/open-anchor";
import { PartTables } from "./part-tables";
import { type QuestionFamily, QuestionGroups } from "./question-groups";
import { RepairSteps } from "./repair-steps";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { Filled } from "@/components/page/filled";

type Props = {
  families: readonly QuestionFamily[];
  models: Models;
  /** The product whose codes were requested. */
  asked?: number | undefined;
};

const [faults, questions, parts, repair] = SERVICE_PARTS;
const [example] = faultKinds.flatMap(({ codes }) => codes);

/** Fault codes, frequently asked questions, spare parts, and the repair process. */
export function ServicePage({ families, models, asked }: Props) {
  const kind = asked === undefined ? undefined : faultKindOf(asked);
  return (
    <>
      <JsonLd data={faqData(families.flatMap(({ id }) => QUESTIONS.filter(({ family }) => family === id)))} />
      <PlainHead
        parents={[{ label: "产品中心", href: "/product_centers" }]}
        label="常见问题与服务"
        path={SERVICE}
        lead={PAGE_TEXTS.service.lead}
      >
        <QueryForm
          id="fault"
          action={SEARCH_PATH}
          purpose="查故障"
          label="屏幕上的代码，或设备的现象"
          placeholder={example && `如 ${example.code}、${example.meaning}`}
          button="查故障"
          maxLength={MAX_SEARCH}
          required
        />
        <ModelChoice models={models} chosen={kind && asked} />
        <p>
          这里没有的，查
          <a href={SPEAK}>工程问答</a>
          {isSmsOpen() ? "，或者提问" : "，或咨询我们"}。
        </p>
      </PlainHead>
      <OpenAnchor />
      <AnchorNav label="本页内容" items={SERVICE_PARTS} />
      <Section
        id={faults.id}
        title={kind && asked ? `${models[asked] ?? ""}故障代码` : faults.title}
        room="band"
        lead={<Filled text={PAGE_TEXTS.service.faults} />}
      >
        <FaultTables models={models} asked={kind && asked} />
      </Section>
      <Section id={questions.id} title={questions.title} tone="soft">
        <JumpList
          label="按产品找问题"
          items={families.map(({ id, name }) => ({ anchor: familyAnchor(id), name }))}
        />
        <QuestionGroups families={families} open={kind?.families[0]} />
      </Section>
      <Section id={parts.id} title={parts.title} lead={PAGE_TEXTS.service.parts}>
        <PartTables models={models} />
      </Section>
      <Section id={repair.id} title="维修怎样进行" tone="soft">
        <RepairSteps />
      </Section>
      <ClosingCall
        {...CLOSING.service}
        href={contactHref({ about: "报修：设备故障" })}
        phone={SITE.afterSalesLine}
      />
    </>
  );
}
