import type { Store } from "@/db/connection";

const BREAK = "--> statement-breakpoint";
/** Joins the statements of a migration. */
export const SEPARATOR = `\n${BREAK}\n`;
const LEADING_COMMENT = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[^]*?\*\/)+/;
/** Statements that a migration must not have, as it runs in one transaction on one file. */
const OUT_OF_PLACE = new Set([
  "ATTACH",
  "BEGIN",
  "COMMIT",
  "DETACH",
  "END",
  "RELEASE",
  "ROLLBACK",
  "SAVEPOINT",
  "VACUUM",
]);

/** The statements of a migration, without leading comments. */
export const statementsOf = (text: string): string[] =>
  text
    .split(BREAK)
    .map((piece) => piece.replace(LEADING_COMMENT, "").trim())
    .filter((piece) => piece !== "");

export const firstWord = (statement: string): string => /^\w+/.exec(statement)?.[0].toUpperCase() ?? "";

/** @throws if the text has several statements, or one that would leave the transaction */
function prepared(store: Store, statement: string) {
  const word = firstWord(statement);
  if (OUT_OF_PLACE.has(word)) throw new Error(`迁移中不能使用 ${word}`);
  try {
    return store.prepare(statement);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Error("两个 statement-breakpoint 之间只能有一条语句", { cause: error });
    throw error;
  }
}

/**
 * Runs one statement of a migration.
 * @param inspect refuses a statement by throwing a sentence
 * @throws if the text has several statements, or one that would leave the transaction
 */
export function runStatement(
  store: Store,
  statement: string,
  inspect?: (statement: string, isReader: boolean) => void,
) {
  const one = prepared(store, statement);
  inspect?.(statement, one.reader);
  if (one.reader) one.all();
  else one.run();
}
