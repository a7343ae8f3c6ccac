import { createServer as createHttpServer } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { listening } from "@/lib/test-listening";

/** A chat's webhook; `answer` may be changed while it runs. */
export async function startWebhook() {
  const received: unknown[] = [];
  const answer = { status: 200, body: '{"errcode":0}', location: "", delayMs: 0, isEndless: false };
  const server = createHttpServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(JSON.parse(body));
      const headers = {
        "content-type": "application/json",
        ...(answer.location && { location: answer.location }),
      };
      setTimeout(() => {
        response.writeHead(answer.status, headers).write(answer.body);
        if (!answer.isEndless) response.end();
      }, answer.delayMs);
    });
  });
  const url = `${await listening(server)}/hook`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, received, answer, stop };
}

/** A mail server as small as can be: takes every mail, refuses with a code, or drips an answer that never ends. */
export async function startMailbox() {
  const received: string[] = [];
  /** To whom it was told to give them. */
  const recipients: string[] = [];
  const answer = {
    ...{ toMail: "250 ok", toRecipient: "250 ok", isDripping: false },
    /** What it waits for before it answers who a mail is to. */
    waits: (_recipient: string): Promise<unknown> | undefined => undefined,
  };
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    let mail: string | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    sockets.add(socket);
    if (answer.isDripping) {
      const drip = setInterval(() => socket.write("2"), 20);
      socket.on("close", () => clearInterval(drip)).on("error", () => undefined);
      return;
    }
    say("220 desk");
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      if (mail !== undefined) {
        mail += chunk.toString();
        if (!mail.endsWith("\r\n.\r\n")) return;
        received.push(mail);
        mail = undefined;
        return say("250 taken");
      }
      const command = chunk.toString().slice(0, 4).toUpperCase();
      if (command === "EHLO") return say("250 desk");
      if (command === "RCPT") {
        const recipient = chunk.toString().trim();
        recipients.push(recipient);
        return void Promise.resolve(answer.waits(recipient)).then(() => say(answer.toRecipient));
      }
      if (command === "MAIL") return say(answer.toMail);
      if (command === "DATA") mail = "";
      say(command === "DATA" ? "354 go on" : command === "QUIT" ? "221 bye" : "250 ok");
    });
  });
  const url = (await listening(server)).replace("http", "smtp");
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url, received, recipients, answer, stop };
}
