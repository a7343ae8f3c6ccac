import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Starts a test server on this machine. @returns its address */
export async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
