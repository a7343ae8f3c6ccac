/**
 * One value for the whole process. The bundles of Next and of the server each have a copy of every module: what must exist
 * once, such as the connection to the store, is kept on `globalThis`.
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const values = globalThis as Record<symbol, unknown>;
  return (values[Symbol.for(`lanheng.${name}`)] ??= make()) as Value;
}
