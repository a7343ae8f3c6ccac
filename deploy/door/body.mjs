/** @typedef {import("node:http").IncomingMessage} Request */

const MAX_BYTES = 64 * 1024;
const LINGER_MS = 1000;

/** @param {Request} request */
export const declaredTooLarge = (request) => Number(request.headers["content-length"]) > MAX_BYTES;

/**
 * Holds a request back until its body is here, so that nothing behind the door waits for a slow client or keeps what
 * is too large. Takes the pieces from the parser itself, and hands them on as if they had just come.
 * @param {Request} request
 * @param {(pieces: Buffer[]) => void} arrived
 * @param {() => void} tooLarge
 */
export function gather(request, arrived, tooLarge) {
  const { headers } = request;
  if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"])) return arrived([]);
  if (declaredTooLarge(request)) return tooLarge();
  /** @type {Buffer[]} */
  let pieces = [];
  let size = 0;
  const push = request.push.bind(request);
  request.push = (piece) => {
    if (piece === null) {
      request.push = push;
      for (const kept of pieces) push(kept);
      push(null);
      arrived(pieces);
      return true;
    }
    size += piece.length;
    if (size <= MAX_BYTES) {
      pieces.push(piece);
      return true;
    }
    pieces = [];
    tooLarge();
    return false;
  };
}

/**
 * Reads no more of a refused body, and closes the connection a moment after the answer: at once, and what the client
 * still sends would wipe out the answer before it is read.
 * @param {Request} request
 */
export function turnAway(request) {
  const { socket } = request;
  request.push = () => false;
  request._read = () => {};
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("end", () => socket.destroy());
    socket.once("close", () => clearTimeout(timer));
  };
}
