import { makeCode } from "@/db/queries/members/sign-in-codes";
import type { Method } from "@/lib/api/call";
import { call } from "./test-call";
import * as login from "./user/login/route";

type Fields = Record<string, string>;
type Handler = (request: Request) => Response | Promise<Response>;
/** Loosely typed, like JSON in a client. */
type Data = ReturnType<typeof JSON.parse>;

/** A client that keeps its cookie. */
export function client(address = "192.0.2.1") {
  const kept: Fields = {};
  const ask = async (
    handler: Handler,
    fields: Fields = {},
    headers: Fields = {},
    method: Method = "POST",
  ) => {
    const told = await call(handler, method === "GET" ? undefined : fields, {
      method,
      headers: { "x-forwarded-for": address, ...kept, ...headers },
    });
    const [set] = told.headers.getSetCookie();
    if (set) kept.cookie = set.split(";")[0] ?? "";
    return { ...told, body: told.body as { code: number; msg: string; data: Data } };
  };
  return { kept, ask };
}

/** A signed-in client, by a code created for it; `cookie` is what its browser had before. */
export async function member(phone = "13800138000", name = "王工", address = "192.0.2.1", cookie = "") {
  const who = client(address);
  if (cookie) who.kept.cookie = cookie;
  const made = await makeCode(phone, { visitor: phone, network: "" });
  if (!("code" in made)) throw new Error("no code");
  const { body } = await who.ask(login.POST, { phone, code: made.code, name });
  if (body.code !== 1) throw new Error(body.msg);
  return { ...who, token: String(body.data.token) };
}
