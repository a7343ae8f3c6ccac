import { telHref } from "@/lib/site";

/** Telephone numbers as lines of a list of terms, each dialled by a tap. */
export const PhoneLines = ({ phones }: { phones: readonly (readonly [label: string, phone: string])[] }) =>
  phones.map(([label, phone]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <a href={telHref(phone)}>{phone}</a>
      </dd>
    </div>
  ));
