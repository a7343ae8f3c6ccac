import net from "node:net";
import { expect, test } from "@playwright/test";

const TOO_LARGE = { code: 413, msg: "请求内容过大", data: null };
const FORM = "application/x-www-form-urlencoded";

/** Posts `size` bytes, reading the response while still sending. */
function post(base: string, size: number, chunked: boolean, path = "/api/Message/add") {
  const { hostname, port } = new URL(base);
  const length = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${size}`;
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${FORM}\r\n${length}\r\nConnection: close\r\n\r\n`;
  const piece = Buffer.alloc(64 * 1024, "a");
  return new Promise<string>((resolve) => {
    let answer = "";
    let sent = 0;
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(head);
      send();
    });
    const send = () => {
      while (sent < size && !socket.destroyed) {
        const part = piece.subarray(0, Math.min(piece.length, size - sent));
        sent += part.length;
        const text = chunked
          ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")])
          : part;
        if (!socket.write(text)) return socket.once("drain", send);
      }
      if (chunked && sent >= size) socket.write("0\r\n\r\n");
      return socket;
    };
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

for (const chunked of [false, true]) {
  const way = chunked ? "in chunks" : "with its length";
  test(`a body over 64 KiB is refused and the connection closed, sent ${way}`, async () => {
    const base = process.env.BASE_URL ?? "";
    for (const size of [64 * 1024 + 1, 300_000, 12_000_000]) {
      const answer = await post(base, size, chunked);
      expect(answer).toMatch(/^HTTP\/1.1 413 [^]*\r\nconnection: close\r\n/i);
      expect(JSON.parse(answer.slice(answer.indexOf("{")))).toEqual(TOO_LARGE);
    }
  });

  test(`a body of 64 KiB is read, sent ${way}`, async () => {
    const answer = await post(process.env.BASE_URL ?? "", 64 * 1024, chunked);
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*请输入姓名/);
  });
}

test("5 MB for a call of the board are refused before the session is checked", async () => {
  const calls = ["Speak/add", "Sticks/add", "Commit/add", "Speak/getList", "user/login", "Resources/getList"];
  for (const path of calls) {
    const answer = await post(process.env.BASE_URL ?? "", 5_000_000, false, `/api/${path}`);
    expect(answer, path).toMatch(/^HTTP\/1.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf("{"))), path).toEqual(TOO_LARGE);
  }
});
