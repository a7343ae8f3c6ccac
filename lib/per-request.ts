import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "./per-process";

/**
 * What the server has read of a request, for the time in which Next answers it, so that nothing is read twice. Empty in
 * development, where Next stands by itself.
 */
export const perRequest = <Value>(name: string) => perProcess(name, () => new AsyncLocalStorage<Value>());
