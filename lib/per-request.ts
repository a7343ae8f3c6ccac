import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "./per-process";

/**
 * Passes what the server has parsed of a request on to the code that Next runs for it, so that nothing is parsed twice. Empty in
 * development, where Next runs without the server.
 */
export const perRequest = <Value>(name: string) => perProcess(name, () => new AsyncLocalStorage<Value>());
