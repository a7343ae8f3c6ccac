import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { hold } from "./hold.mjs";

let server: http.Server;

afterEach(() => server.close());

/** Asks a server whose answer is held; gives the answer and how often it was taken as whole. */
async function ask(answer: (response: http.ServerResponse) => void) {
  const seen: string[] = [];
  server = http.createServer((_request, response) => {
    hold(response, {
      prepare: async (body) => {
        seen.push(body.toString());
        response.setHeader("X-Prepared", "yes");
        return Buffer.from(`<${body.toString()}>`);
      },
      sent: () => seen.push("sent"),
    });
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).catch(
    () => undefined,
  );
  return { status: reply?.status, headers: reply?.headers, text: await reply?.text(), seen };
}

test("a success in pieces goes out whole, as it was prepared, with headers of the last moment", async () => {
  const { text, headers, seen } = await ask((response) => {
    response.writeHead(200, { "X-Own": "1" });
    response.flushHeaders();
    response.write("无功");
    response.write(Buffer.from("补偿"), () => response.end("柜"));
  });
  expect(text).toBe("<无功补偿柜>");
  expect([headers?.get("x-own"), headers?.get("x-prepared")]).toEqual(["1", "yes"]);
  expect(seen).toEqual(["无功补偿柜", "sent"]);
});

test("what carries no page goes out as it is and is not taken for whole", async () => {
  const { status, text, seen } = await ask((response) => {
    response.statusCode = 500;
    response.write("没有");
    response.end("成功");
  });
  expect([status, text, seen]).toEqual([500, "没有成功", []]);
});

test("the page for unknown addresses goes out as it was prepared", async () => {
  const { status, text } = await ask((response) => response.writeHead(404).end("没有找到"));
  expect([status, text]).toEqual([404, "<没有找到>"]);
});

test("an answer too large to keep goes out as it is written", async () => {
  const megabyte = Buffer.alloc(1024 * 1024, "a");
  const { text, seen } = await ask((response) => {
    for (let count = 0; count < 4; count++) response.write(megabyte);
    response.end("end");
  });
  expect(text).toHaveLength(4 * megabyte.length + 3);
  expect(text?.slice(-3)).toBe("end");
  expect(seen).toEqual([]);
});

test("an answer that breaks off is not taken for whole", async () => {
  const { status, seen } = await ask((response) => {
    response.write("half");
    response.destroy();
  });
  expect([status, seen]).toEqual([undefined, []]);
});
