import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { PlainHead } from "@/components/page/plain-head";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { contactHref } from "@/lib/inquiry/contact-address";
import { CLOSING } from "@/lib/links/closing-words";
import type { MenuLink } from "@/lib/links/navigation";
import { SAFETY, SAFETY_PARTS } from "@/lib/links/safety";
import { SERVICE } from "@/lib/links/service";
import { howToData } from "@/lib/seo/how-to-data";
import { SAFETY_RULES } from "@/lib/service/safety";
import { SITE, telHref } from "@/lib/site";
import { CabinetFigure } from "./cabinet-figure";
import { DischargeFigure } from "./discharge-figure";
import { SafetyCard } from "./safety-card";
import { type DeviceLists, DeviceRules } from "./device-rules";
import { OpenAnchor } from "@/components/ui/open-anchor";
import { Steps } from "./steps";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./safety-page.module.css";

type Props = { lists: DeviceLists };

const PARENTS: readonly MenuLink[] = [
  { label: "产品中心", href: "/product_centers" },
  { label: "常见问题与服务", href: SERVICE },
];
const [wall, order, kinds, things, mishaps] = SAFETY_PARTS;
const { title, lead, basis, urgent, card, steps, tools, emergency } = SAFETY_RULES;

/** A text with its phone number as a link. */
function Calling({ text, call }: { text: string; call: string }) {
  const [before = "", ...after] = text.split(call);
  return (
    <>
      <NoBreakText text={before} />
      <a href={telHref(call)}>{call}</a>
      <NoBreakText text={after.join(call)} />
    </>
  );
}

type Item = { title: string; text: string; call?: string };
const Said = ({ text, call }: Item) =>
  call ? <Calling text={text} call={call} /> : <NoBreakText text={text} />;

const Titled = ({ items }: { items: readonly Item[] }) => (
  <dl className={styles.titled}>
    {items.map((item) => (
      <div key={item.title}>
        <dt>{item.title}</dt>
        <dd>
          <Said {...item} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Emergency information. */
const Urgent = () => (
  <ul className={styles.urgent}>
    {urgent.map((item: Item) => (
      <li key={item.title}>
        <strong>{item.title}：</strong>
        <Said {...item} />
      </li>
    ))}
  </ul>
);

/** Safety steps before any work on a device, and special rules per kind. */
export const SafetyPage = ({ lists }: Props) => (
  <>
    <JsonLd data={howToData(title, lead, steps)} />
    <PlainHead parents={PARENTS} label={title} path={SAFETY} lead={lead}>
      <Urgent />
      <p className={styles.basis}>{basis}</p>
    </PlainHead>
    <OpenAnchor />
    <AnchorNav label="本页内容" items={SAFETY_PARTS} />
    <SafetyCard id={wall.id} {...card} />
    <Section id={order.id} title={order.title} room="band">
      <div className={styles.order}>
        <Steps steps={steps} />
        <CabinetFigure />
      </div>
      <DischargeFigure />
    </Section>
    <Section id={kinds.id} title={kinds.title} tone="soft" room="band">
      <DeviceRules lists={lists} />
    </Section>
    <Section id={things.id} title={things.title} room="band">
      <Titled items={tools} />
    </Section>
    <Section
      id={mishaps.id}
      title={mishaps.title}
      tone="soft"
      room="band"
      lead={
        <>
          售后热线 <a href={telHref(SITE.afterSalesLine)}>{SITE.afterSalesLine}</a>
        </>
      }
    >
      <Titled items={emergency} />
    </Section>
    <ClosingCall {...CLOSING.safety} href={contactHref({ about: title })} phone={SITE.afterSalesLine} />
  </>
);
