import { CASE_PARAMETERS } from "@/lib/cases/choice";
import type { CombinedInfo } from "@/lib/links/section-lists";
import type { Field } from "@/lib/tools/fields";
import { oneOf, page, typed } from "./query-parameters";
import type { ContentKind, Route } from "./route";

/** Towns come from the content and cannot be validated here, so answers with them are not cached. */
const TOWN = ["town"];

/** The first tab is the default and has no parameter. */
export const tabs = (name: ContentKind, { path, parts, hasTable }: CombinedInfo): [string, Route] => {
  const [, ...others] = parts.map(({ type }) => type);
  const pages = parts.map(({ type }) => [`page${type}`, page] as const);
  const params = {
    tab: oneOf(...others),
    ...Object.fromEntries(pages),
    ...(hasTable && { as: oneOf("table") }),
    ...(name === "cases" && CASE_PARAMETERS),
  };
  return [path, { indexed: [name], params, ...(name === "cases" && { countless: TOWN }) }];
};

/** A calculator: only the empty form is cached, as answers are rarely asked for twice. */
export const tool = (path: string, fields: readonly Field[]): [string, Route] => [
  path,
  {
    indexed: [],
    params: Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.kind === "number" ? typed : oneOf(...field.options.map(({ value }) => value)),
      ]),
    ),
    countless: fields.map(({ name }) => name),
  },
];

export const list = (path: string, kind: ContentKind): [string, Route] => [
  path,
  {
    indexed: [kind],
    params: { page, ...(kind === "cases" && CASE_PARAMETERS) },
    ...(kind === "cases" && { countless: TOWN }),
  },
];
