import type { z } from "zod";
import type { Method } from "./call";
import type { GroupId } from "./groups";

/** A call as documented in /openapi.json and on /developers. */
export type Call = {
  method: Method;
  /** `{id}` is any single segment. */
  path: string;
  group: GroupId;
  title: string;
  note?: string;
  /** The posted fields, or the query of a GET; undefined if the call has no input. */
  input?: z.ZodObject;
  /** The `data` of a success, and its `msg` if not empty; undefined while the call is not available. */
  answer?: z.ZodType;
  msg?: string;
  /** Messages with code 0. */
  refusals: readonly string[];
  /** Reads the cookie `userId`. */
  readsUser?: boolean;
  /** Reads the list id in the header `token` or the cookie `list`. */
  readsCart?: boolean;
  /** Reads the session in the header `token` or the cookie `session`. */
  readsMember?: boolean;
  /** Its example needs other calls before it, or configured text messages. */
  isStaged?: boolean;
  /** Accepts files as multipart. */
  takesFiles?: boolean;
  /** Has a rate limit (429). */
  isLimited?: boolean;
  /** Example input and answer of a call that changes something; tests compare it with the real answer. */
  example?: { id?: string; input: Record<string, string>; data: unknown };
};

/** The operation id of a call: `post_Product_getList`. */
export const callId = ({ method, path }: Pick<Call, "method" | "path">): string =>
  `${method.toLowerCase()}_${path.slice("/api/".length).replace(/[{}]/g, "").replaceAll("/", "_")}`;
