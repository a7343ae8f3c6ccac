import { createHash, randomBytes } from "node:crypto";
import Database from "better-sqlite3";

type Named = { phone: string; username: string };

/** Creates signed-in members in the database. @returns their tokens */
export function signedIn(file: string, named: readonly Named[]): string[] {
  const store = new Database(file, { timeout: 5000 });
  const member = store.prepare(
    "INSERT INTO members (phone, username, createtime, seen, notice) VALUES (?, ?, ?, ?, '') RETURNING id",
  );
  const session = store.prepare("INSERT INTO sessions (hash, member, ends) VALUES (?, ?, ?)");
  const [now, ends] = [new Date().toISOString(), Date.now() + 86_400_000];
  const tokens = store.transaction(() =>
    named.map(({ phone, username }) => {
      const token = randomBytes(32).toString("base64url");
      const { id } = member.get(phone, username, now, now) as { id: number };
      session.run(createHash("sha256").update(token).digest("hex"), id, ends);
      return token;
    }),
  )();
  store.close();
  return tokens;
}
