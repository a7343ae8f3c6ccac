import type { Content } from "@/db/source/shapes";
import { table, type Table } from "./table";

/** Certificates, pictures of the company, banners, and the pages that are one document each. */
export function companyRows(content: Content): Table[] {
  return [
    table(
      "honours",
      content.honours.map(({ id, type, sort, tilte, image, createtime }) => ({
        id,
        type,
        sort,
        tilte,
        image,
        createtime,
      })),
    ),
    table(
      "certificates",
      content.honours.map(({ id, number, scope, issuer, issued, ...rest }) => {
        const { applied = "", expires = "", version = "", standards = [], covers = [] } = rest;
        return {
          ...{ honour: id, number, scope, issuer, applied, issued, expires, version },
          ...{ standards: standards.join(), covers: covers.join() },
        };
      }),
      ["honour"],
    ),
    table(
      "factory",
      content.factory.map(({ work = "", ...room }) => ({ ...room, work })),
    ),
    table(
      "leaders",
      content.leaders.map(
        ({ visit: { guest = "", subject = "", shown = "", article = null } = {}, ...rest }) => ({
          ...rest,
          ...{ guest, subject, shown, article },
        }),
      ),
    ),
    table(
      "banners",
      content.banners.map(({ text: _text, ...banner }) => banner),
    ),
    table(
      "banner_texts",
      content.banners.flatMap(({ id, text }) => (text ? [{ banner: id, ...text }] : [])),
      ["banner"],
    ),
    table(
      "pages",
      [
        { slug: "about", content: JSON.stringify(content.about) },
        { slug: "cloud", content: JSON.stringify(content.cloud) },
      ],
      ["slug"],
    ),
  ];
}
