import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { absoluteUrl } from "./page-metadata";
import { SITE } from "@/lib/site";

const searchAddress = () => `${absoluteUrl(SEARCH_PATH)}?q={search_term_string}`;

/** Structured data of the company. */
export const organisation = (): Exclude<Organization, string> => ({
  "@type": "Organization",
  "@id": absoluteUrl("/index#company"),
  name: SITE.company,
  alternateName: [SITE.brand, SITE.brandEnglish],
  url: absoluteUrl("/index"),
  logo: absoluteUrl("/media/brand/logo.svg"),
  slogan: SITE.slogan,
  description: SITE.description,
  foundingDate: SITE.established,
  address: { "@type": "PostalAddress", addressCountry: "CN", streetAddress: SITE.address },
  email: SITE.email,
  contactPoint: [
    { "@type": "ContactPoint", contactType: "sales", telephone: SITE.salesLine, email: SITE.email },
    { "@type": "ContactPoint", contactType: "technical support", telephone: SITE.technicalLine },
    { "@type": "ContactPoint", contactType: "customer service", telephone: SITE.afterSalesLine },
  ],
});

const searchAction = (): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: searchAddress() },
  "query-input": "required name=search_term_string",
});

/** Structured data of the site and its search. */
export const webSite = (): WebSite => ({
  "@type": "WebSite",
  name: SITE.brand,
  url: absoluteUrl("/index"),
  inLanguage: "zh-CN",
  publisher: { "@id": absoluteUrl("/index#company") },
  potentialAction: searchAction(),
});
