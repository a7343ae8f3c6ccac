import { SITE, telHref } from "@/lib/site";

const PHONES = [
  ["销售热线", SITE.salesLine],
  ["技术热线", SITE.technicalLine],
  ["售后热线", SITE.afterSalesLine],
] as const;

/** The three phone lines as rows of a <dl>, each number a tel: link. */
export const PhoneLines = () =>
  PHONES.map(([label, phone]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <a href={telHref(phone)}>{phone}</a>
      </dd>
    </div>
  ));
