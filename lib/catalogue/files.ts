import { SITE } from "@/lib/site";

/** Where the catalogue lies, and as what it is sent. */
export const CATALOGUE_FILES = {
  json: { path: "/data/catalogue.json", type: "application/json; charset=utf-8", disposition: "inline" },
  csv: { path: "/data/catalogue.csv", type: "text/csv; charset=utf-8", disposition: "attachment" },
} as const;

/** The terms of use of the data, not of the site (docs/decisions.md). */
export const LICENCE = `数据可用于产品选型与工程设计，可以转载和再分发，请注明来源“${SITE.brand}”。`;
/** Where they are told of. */
export const TERMS = "/developers#catalogue";
