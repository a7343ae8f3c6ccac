// Holds an answer back until it is whole, so that it can be sent compressed once and kept.

/** @typedef {import("node:http").ServerResponse} Response */

const MAX_HELD = 2 * 1024 * 1024;
/** Answers with a page: found, and the page for unknown addresses. */
const WHOLE = new Set([200, 404]);

/**
 * @param {any} chunk
 * @param {any} encoding
 * @returns {Buffer | undefined}
 */
function bytesOf(chunk, encoding) {
  if (chunk === null || chunk === undefined || typeof chunk === "function") return undefined;
  if (typeof chunk !== "string") return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8");
}

/**
 * Collects what is written to an answer. One without a page, or too large to keep, goes out as it is written.
 * @param {Response} response
 * @param {{ prepare: (body: Buffer) => Promise<Buffer>, sent: () => void }} how `prepare` gives what to send of a complete
 * body; `sent` is called when it is on its way
 */
export function hold(response, { prepare, sent }) {
  const { write, end, writeHead, flushHeaders } = response;
  /** @type {Buffer[]} */
  let held = [];
  let length = 0;
  let isHolding = true;

  function letGo() {
    isHolding = false;
    for (const piece of held) write.call(response, piece, "utf8");
    held = [];
  }

  /** @param {any[]} rest what `write` or `end` was called with */
  const take = ([chunk, encoding]) => {
    const bytes = bytesOf(chunk, encoding);
    length += bytes?.length ?? 0;
    if (bytes) held.push(bytes);
  };

  // Next's compression writes the head before the body: the head waits, too.
  response.writeHead = /** @type {typeof writeHead} */ (
    /** @param {any[]} rest */ (...rest) => {
      if (!isHolding) return Reflect.apply(writeHead, response, rest);
      response.statusCode = rest[0];
      for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
      return response;
    }
  );
  response.flushHeaders = () => {
    if (!isHolding) flushHeaders.call(response);
  };
  response.write = /** @type {typeof write} */ (
    /** @param {any[]} rest */ (...rest) => {
      if (isHolding && (!WHOLE.has(response.statusCode) || length > MAX_HELD)) letGo();
      if (!isHolding) return Reflect.apply(write, response, rest);
      take(rest);
      const done = rest.find((part) => typeof part === "function");
      if (done) process.nextTick(done);
      return true;
    }
  );
  response.end = /** @type {typeof end} */ (
    /** @param {any[]} rest */ (...rest) => {
      if (isHolding && !WHOLE.has(response.statusCode)) letGo();
      if (!isHolding) return Reflect.apply(end, response, rest);
      take(rest);
      isHolding = false;
      const done = rest.find((part) => typeof part === "function");
      const body = Buffer.concat(held);
      const send = (/** @type {Buffer} */ chosen) => {
        end.call(response, chosen, "utf8", done);
        sent();
      };
      prepare(body)
        .then(send)
        .catch(() => response.destroy());
      return response;
    }
  );
}
