import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { incomingPlace } from "@/db/attachments";
import type { FieldFault } from "@/lib/http/field-fault";
import type { ReceivedFile, ReceivedForm } from "@/lib/http/received-form";
import type { Fields } from "@/lib/http/request-body";
import { ATTACHMENTS, MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from "@/server/request-limits";
import type { Checked } from "./check";
import { plainName } from "./plain-name";

type Incoming = { place: string; name: string };
type Read = { fields: Fields; files: Incoming[]; fault?: FieldFault };

const LIMITS = {
  fieldSize: MAX_BODY_BYTES,
  fields: 100,
  files: MOST_ATTACHMENTS,
  fileSize: MOST_ATTACHMENT_BYTES,
  parts: 200,
  headerPairs: 20,
  headerSize: 8192,
};

/** Busboy is set to latin1, so texts are decoded here: invalid UTF-8 is refused and not stored with replacement characters. */
const decode = (bytes: string) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, "latin1"));

/** Reads a multipart form as a stream; its files go to disk. */
class FormReader {
  readonly files: Incoming[] = [];
  private readonly fields = new Map<string, string>();
  private readonly writing: Promise<unknown>[] = [];
  private readonly giveUp = new AbortController();
  private fault: FieldFault | undefined;
  private status: 400 | 413 | undefined;
  private textBytes = 0;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  private takeField(name: string, bytes: string, isCut: boolean) {
    this.textBytes += bytes.length;
    if (isCut || this.textBytes > MAX_BODY_BYTES) this.status = 413;
    try {
      this.fields.set(name, decode(bytes));
    } catch {
      this.status ??= 400;
    }
  }

  private takeFile(field: string, file: Readable, name: string) {
    // Files of unknown fields, and files after a fault, are read and dropped.
    if (field !== ATTACHMENTS || this.fault) return void file.on("error", () => undefined).resume();
    const place = incomingPlace();
    this.files.push({ place, name });
    file.once("limit", () => (this.fault ??= "fileSize"));
    const out = createWriteStream(place, { flags: "wx", mode: 0o600 });
    const written = pipeline(file, out, { signal: this.giveUp.signal });
    // `read` reports the failure through allSettled; this avoids an unhandled rejection.
    written.catch(() => undefined);
    this.writing.push(written);
  }

  /** @throws if the client disconnects before the end, or the disk is full */
  private readAll(parser: InstanceType<typeof Busboy>): Promise<void> {
    const { request, response } = this;
    return new Promise((resolve, reject) => {
      let bytes = 0;
      request.on("data", ({ length }: Buffer) => {
        bytes += length;
        if (bytes <= MAX_FORM_BYTES) return;
        this.fault ??= "fileSize";
        request.unpipe(parser);
        this.giveUp.abort();
        resolve();
      });
      response.once("close", () => reject(new Error("the visitor left")));
      request.once("error", reject);
      parser.on("field", (name, value, _isNameCut, isCut) => this.takeField(name, value, isCut));
      parser.on("file", (field, file, name) => this.takeFile(field, file, name ?? ""));
      parser.once("filesLimit", () => (this.fault ??= "fileCount"));
      parser.once("error", () => {
        this.status ??= 400;
        request.unpipe(parser);
        this.giveUp.abort();
        resolve();
      });
      parser.once("finish", resolve);
      request.pipe(parser);
    });
  }

  async read(): Promise<Read | { status: 400 | 413 }> {
    try {
      const headers = this.request.headers as BusboyHeaders;
      await this.readAll(new Busboy({ headers, limits: LIMITS, defCharset: "latin1" }));
    } catch (error) {
      this.giveUp.abort();
      await Promise.allSettled(this.writing);
      if (this.response.destroyed) throw error;
      return { status: 400 };
    }
    const isWhole = !this.giveUp.signal.aborted;
    const written = await Promise.allSettled(this.writing);
    const [failed] = written.filter(({ status }) => status === "rejected");
    if (isWhole && failed) throw (failed as PromiseRejectedResult).reason;
    if (this.status) return { status: this.status };
    const fields = Object.fromEntries(this.fields);
    return { fields, files: this.files, ...(this.fault && { fault: this.fault }) };
  }
}

/** Browsers send a file field without a choice as one empty file without a name. */
async function chosen(files: readonly Incoming[]): Promise<Incoming[]> {
  const sizes = await Promise.all(files.map(async ({ place }) => (await stat(place)).size));
  return files.filter(({ name }, at) => name !== "" || sizes[at]);
}

export type Check = (places: readonly string[]) => Promise<Checked[]>;

async function checked({ fields, files: incoming, fault }: Read, check: Check): Promise<ReceivedForm> {
  if (fault) return { fields, files: [], fault };
  const given = await chosen(incoming);
  const found = given.length > 0 ? await check(given.map(({ place }) => place)) : [];
  const files: ReceivedFile[] = [];
  for (const [at, one] of found.entries()) {
    if ("fault" in one) return { fields, files: [], fault: one.fault };
    const { place = "", name = "" } = given[at] ?? {};
    files.push({ place, hash: one.hash, bytes: one.bytes, name: plainName(name, one.kind) });
  }
  return { fields, files };
}

/**
 * Receives a form that may have files, and answers it by `answer`, which moves the files that it stores. The others are
 * removed afterwards.
 */
export async function withForm<Answer>(
  request: IncomingMessage,
  response: ServerResponse,
  check: Check,
  answer: (form: ReceivedForm | { status: 400 | 413 }) => Promise<Answer>,
): Promise<Answer> {
  const reader = new FormReader(request, response);
  try {
    const read = await reader.read();
    return await answer("status" in read ? read : await checked(read, check));
  } finally {
    await Promise.all(reader.files.map(({ place }) => rm(place, { force: true })));
  }
}
