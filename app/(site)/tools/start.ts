import type { Metadata } from "next";
import { encode } from "uqr";
import type { ToolStart } from "@/components/tools/tool-screen";
import { codePath } from "@/lib/qr-path";
import { env } from "@/lib/env";
import { PRESET_NUMBERS, type Tool, toolHref } from "@/lib/links/tools";
import { absoluteUrl, pageMetadata } from "@/lib/seo/page-metadata";
import { type Field, type Raw, rawOf } from "@/lib/tools/fields";

/**
 * Initial state of a calculator: field values from the query string, and its URL as a QR code for print.
 * @param shown the fields in use for given values
 */
export function toolStart(
  { href }: Tool,
  fields: readonly Field[],
  query: Raw,
  shown: readonly Field[] = fields,
): ToolStart {
  const raw = rawOf(fields, query);
  const isBare = Object.keys(query).length === 0;
  const isExample = !fields.some(
    ({ kind, name }) => kind === "number" && query[name] !== undefined && !PRESET_NUMBERS.includes(name),
  );
  const address = absoluteUrl(isBare ? href : toolHref(href, shown, raw));
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  return { raw, isBare, isExample, origin: env().SITE_URL, code: { address, size, path: codePath(data) } };
}

/** The empty calculator is indexed; results for a visitor's own values are not. */
export const toolMetadata = ({ label, href }: Tool, description: string, query: Raw): Metadata =>
  pageMetadata({ title: label, description, path: href, noindex: Object.keys(query).length > 0 });
