import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Method } from "@/lib/api/call";
import type { Document } from "@/lib/api/test-answer";
import { shippedStore } from "@/db/testing/store";
import { GET } from "./route";

const CATCH_ALL = "app/api/[...call]/route.ts";

type Route = Record<Method, (request: Request) => Promise<Response>>;

/** The document as it is served on the shipped content. */
export async function shippedDocument(): Promise<Document> {
  shippedStore();
  return (await GET()).json();
}

const load = (file: string): Promise<Route> => import(path.resolve(file));

/** The handlers for an address of the API. */
export function routeAt(address: string): Promise<Route> {
  const own = path.join("app", address.replace("{id}", "[id]"), "route.ts");
  return load(existsSync(own) ? own : CATCH_ALL);
}

/** The methods that a call supports, from its `Allow` header. */
export async function methodsAt(address: string): Promise<string[]> {
  const { OPTIONS } = await routeAt(address);
  const url = `http://site.test${address.replace("{id}", "1")}`;
  const allowed = (await OPTIONS(new Request(url, { method: "OPTIONS" }))).headers.get("allow") ?? "";
  return allowed.split(", ").filter((method) => method !== "HEAD" && method !== "OPTIONS");
}

/** Addresses with their own folder in app/api. */
export const ownAddresses = () =>
  readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/route.ts") && !file.startsWith("[...call]"))
    .map((file) => `/api/${file.slice(0, -"/route.ts".length).replace("[id]", "{id}")}`);
