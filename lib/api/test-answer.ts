import { Ajv2020 } from "ajv/dist/2020.js";
import type { openApiDocument } from "./document";
import type { operation } from "./operation";

export type Document = ReturnType<typeof openApiDocument>;

/** The paths of API calls in the document; it also describes files. */
export const callPaths = ({ paths }: Document) =>
  Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith("/api/"))) as Record<
    string,
    Record<string, ReturnType<typeof operation>>
  >;

/** A part of a JSON pointer, escaped for a URL. */
const part = (name: string) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The document with all objects closed, so that undocumented fields are faults. */
const closed = (document: Document): object =>
  JSON.parse(JSON.stringify(document), (_name, value) =>
    value?.properties ? { ...value, additionalProperties: false } : value,
  );

/** Creates a validator of answers; its result is the fault, or undefined if the answer agrees with the document. */
export function answerChecker(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(closed(document), "document");
  return (method: string, path: string, status: number, body: unknown): string | undefined => {
    const responses: Record<string, object> | undefined =
      callPaths(document)[path]?.[method.toLowerCase()]?.responses;
    if (!responses) return `${method} ${path} is not in the document`;
    const told = responses[status] ? String(status) : "default";
    const found = responses[told] as { $ref?: string };
    const place = found.$ref ?? `#/paths/${part(path)}/${method.toLowerCase()}/responses/${told}`;
    const check = ajv.getSchema(`document${place}/content/${part("application/json")}/schema`);
    if (!check) return `${method} ${path} tells nothing of ${status}`;
    return check(body) ? undefined : ajv.errorsText(check.errors);
  };
}
