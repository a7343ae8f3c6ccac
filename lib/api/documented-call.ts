import type { z } from "zod";
import type { Method } from "./call";
import type { GroupId } from "./groups";

/** A call as the document and the page /developers tell of it. */
export type Call = {
  method: Method;
  /** `{id}` stands for any one segment. */
  path: string;
  group: GroupId;
  title: string;
  note?: string;
  /** The posted fields, of a GET those in the query; a call without is told by its address alone. */
  input?: z.ZodObject;
  /** The `data` of a success, with its `msg` where that is not empty; absent while the call is not open. */
  answer?: z.ZodType;
  msg?: string;
  /** Sentences of code 0. */
  refusals: readonly string[];
  /** Knows the visitor by the cookie `userId`. */
  readsUser?: boolean;
  /** Knows the visitor's list by the header `token` or the cookie `list`. */
  readsCart?: boolean;
  /** Knows who is signed in by the header `token` or the cookie `session`. */
  readsMember?: boolean;
  /** Answers its example only after what other calls have done before it, or where text messages are set up. */
  isStaged?: boolean;
  /** Takes files, as multipart. */
  takesFiles?: boolean;
  /** Answers 429 to too many. */
  isLimited?: boolean;
  /** What is sent and what then comes, where asking would change something; the tests hold it against the call. */
  example?: { id?: string; input: Record<string, string>; data: unknown };
};

/** Names a call, as `post_Product_getList`. */
export const callId = ({ method, path }: Pick<Call, "method" | "path">): string =>
  `${method.toLowerCase()}_${path.slice("/api/".length).replace(/[{}]/g, "").replaceAll("/", "_")}`;
