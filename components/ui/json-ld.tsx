import type { Thing } from "schema-dts";
import type { TimeFactor } from "@/lib/seo/time-factor";
import { StaticMarkup } from "./static-markup";

/** Structured data for search engines; `<` is escaped so that no text can end the script. */
export function JsonLd({ data }: { data: Exclude<Thing, string> | TimeFactor }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c");
  return <StaticMarkup tag="script" type="application/ld+json" html={json} />;
}
