import type { Method } from "./call";

const posts = [
  "Common/sendAliDaYuAuthCode",
  ...["getList", "add", "getPickUserList"].map((call) => `Speak/${call}`),
  ...["getList", "getUserList", "del", "add"].map((call) => `Sticks/${call}`),
  ...["getList", "getPickList", "getReplyUserList", "del", "add"].map((call) => `Commit/${call}`),
  "Resources/getList",
];

/** Paths under /api/ that SPEC §7 defines without a payload; `*` stands for one segment. */
const PLANNED = new Map<string, Method[]>([
  ...posts.map((path): [string, Method[]] => [path, ["POST"]]),
  // PUT of the collection is "select all", whose path the specification leaves open.
  ["carts", ["GET", "POST", "PUT"]],
  ["carts/*", ["PUT", "DELETE"]],
  ["products/*", ["GET"]],
  // The address call takes a method of the caller's choice.
  ["shippings", ["GET", "POST", "PUT", "DELETE"]],
  ["shippings/*", ["GET", "POST", "PUT", "DELETE"]],
  ["orders", ["GET", "POST"]],
  ["orders/*", ["GET"]],
  ["pay", ["POST"]],
]);

/** Every one of them, `{id}` standing for the segment. */
export const PLANNED_CALLS = [...PLANNED].flatMap(([path, methods]) =>
  methods.map((method) => ({ method, path: `/api/${path.replace("*", "{id}")}` })),
);

/** The methods of a call that exists but is not built yet; undefined for an unknown path. */
export function plannedMethods(pathname: string): Method[] | undefined {
  const path = pathname.replace(/^\/api\//, "");
  return PLANNED.get(path) ?? PLANNED.get(path.replace(/\/[^/]+$/, "/*"));
}
