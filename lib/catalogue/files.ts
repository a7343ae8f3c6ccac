import { SITE } from "@/lib/site";

/** Addresses and media types of the catalogue as a file. */
export const CATALOGUE_FILES = {
  json: { path: "/data/catalogue.json", type: "application/json; charset=utf-8", disposition: "inline" },
  csv: { path: "/data/catalogue.csv", type: "text/csv; charset=utf-8", disposition: "attachment" },
} as const;

/** The terms of use of the data, which are not those of the site (docs/decisions.md). */
export const LICENCE = `数据可用于产品选型与工程设计，可以转载和再分发，请注明来源“${SITE.brand}”。`;
/** The page with the terms. */
export const TERMS = "/developers#catalogue";
