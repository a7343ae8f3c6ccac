import "server-only";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { sharedStore } from "./connection.mjs";

const connect = () => drizzle(sharedStore());

let connection: ReturnType<typeof connect> | undefined;

/** Drizzle over the one connection of this process. Synchronous, as better-sqlite3 is. */
export const db = () => (connection ??= connect());
