import { env } from "@/lib/env";
import { CONTENT_CALLS, type ContentPath } from "@/lib/api/content-calls";
import { CALLS } from "@/lib/api/calls";
import { callId } from "@/lib/api/documented-call";
import type { Examples } from "@/lib/api/document";
import type { Example } from "@/lib/api/operation";
import { SUGGEST_PATH } from "@/lib/links/search-address";
import { POST as banners } from "./Banner/getList/route";
import { POST as cases } from "./Example/getList/route";
import { POST as factory } from "./Factory/getList/route";
import { POST as honours } from "./Honor/getList/route";
import { POST as leaders } from "./Leader/getList/route";
import { POST as article } from "./News/getDetail/route";
import { POST as news } from "./News/getList/route";
import { GET as categories } from "./Product/getCategory/route";
import { POST as product } from "./Product/getDetail/route";
import { POST as products } from "./Product/getList/route";
import { POST as resources } from "./Resources/getList/route";
import { POST as solution } from "./Resolve/getDetail/route";
import { POST as solutions } from "./Resolve/getList/route";
import { GET as suggestions } from "./Search/suggest/route";
import { POST as typeInfo } from "./Typeinfo/getDetail/route";

/** Calls that only read, which may be made for their examples. */
const HANDLERS: Record<ContentPath, (request: Request) => Response | Promise<Response>> = {
  "/api/Product/getCategory": categories,
  "/api/Product/getList": products,
  "/api/Product/getDetail": product,
  "/api/Resources/getList": resources,
  "/api/Typeinfo/getDetail": typeInfo,
  "/api/Resolve/getList": solutions,
  "/api/Resolve/getDetail": solution,
  "/api/Example/getList": cases,
  "/api/News/getList": news,
  "/api/News/getDetail": article,
  "/api/Banner/getList": banners,
  "/api/Factory/getList": factory,
  "/api/Leader/getList": leaders,
  "/api/Honor/getList": honours,
};

type Input = Readonly<Record<string, number>>;
type Item = { id: number };

/** @throws if a call fails: a document without its examples must not be cached */
async function readAnswer(path: string, answered: Response | Promise<Response>): Promise<Example["answer"]> {
  const answer: Example["answer"] = await (await answered).json();
  if (answer.code !== 1) throw new Error(`no example of ${path}: ${answer.code}`);
  return answer;
}

async function ask(path: ContentPath, input: Input): Promise<Example> {
  const { method } = CONTENT_CALLS[path];
  const fields = Object.entries(input).map(([name, value]) => [name, String(value)]);
  const request = new Request(new URL(path, env().SITE_URL), {
    method,
    ...(method === "POST" && { body: new URLSearchParams(fields) }),
  });
  return { input, answer: await readAnswer(path, HANDLERS[path](request)) };
}

async function askSuggestions(): Promise<Example> {
  const input = { q: "SVG" };
  const address = `${SUGGEST_PATH}?${new URLSearchParams(input)}`;
  const answered = suggestions(new Request(new URL(address, env().SITE_URL)));
  return { input, answer: await readAnswer(SUGGEST_PATH, answered) };
}

/** The fields of the example request; undefined if there is no item whose id it could use. */
function inputOf(path: ContentPath, asked: Map<string, Example>): Input | undefined {
  const { example } = CONTENT_CALLS[path];
  if (typeof example !== "string") return example;
  const data = asked.get(example)?.answer.data as Item[] | { data: Item[] };
  const [first] = Array.isArray(data) ? data : data.data;
  return first && { id: first.id };
}

async function askAll(): Promise<Map<string, Example>> {
  const asked = new Map<string, Example>();
  for (const path of Object.keys(CONTENT_CALLS) as ContentPath[]) {
    const input = inputOf(path, asked);
    if (input) asked.set(path, await ask(path, input));
  }
  const detail = asked.get("/api/Product/getDetail");
  if (detail) asked.set("/api/products/{id}", { ...detail, id: String(detail.input.id), input: {} });
  return asked.set(SUGGEST_PATH, await askSuggestions());
}

/** An example of each open call; those that read content show the current response. */
export async function callExamples(): Promise<Examples> {
  const asked = await askAll();
  const examples = CALLS.flatMap((call) => {
    const { path, msg = "", example } = call;
    const given = example && { ...example, answer: { code: 1, msg, data: example.data } };
    const found = given ?? asked.get(path);
    return found ? [[callId(call), found] as const] : [];
  });
  return Object.fromEntries(examples);
}
