/**
 * One value for the whole process. Next's bundle and the server's are two copies of every module: what must exist once,
 * such as the connection to the store, is kept beside both.
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const values = globalThis as Record<symbol, unknown>;
  return (values[Symbol.for(`lanheng.${name}`)] ??= make()) as Value;
}
