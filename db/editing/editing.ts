import path from "node:path";
import { contentFaults } from "@/db/check/rules";
import { ContentFaults } from "@/db/source/content-faults";
import { readContent } from "@/db/source/read-content";
import { assertSlug, type Change, missingFrom, nextMoment, writeMigration } from "./write-migration";
import type { Content } from "@/db/source/shapes";
import { momentsAfter } from "@/db/source/timed-content";
import { chinaTime } from "@/lib/text/china-time";

const comingSentence = (moments: readonly string[]) =>
  moments.length > 0 ? `以后到时自动上线或下线：${moments.join("、")}。` : "";

/**
 * The content of a project folder, checked.
 * @throws {ContentFaults} one sentence per fault
 */
export function checkContent(root: string): Content {
  const content = readContent(path.join(root, "db/content"));
  const faults = contentFaults(content, root);
  if (faults.length > 0) throw new ContentFaults(faults);
  return content;
}

/**
 * Writes one migration for the difference between the content and the state after all migrations of a folder.
 * @param content already checked
 * @returns a sentence on what was done
 * @throws {ContentFaults} if the editor's name of the change cannot be a file name
 */
export function writeContent(folder: string, content: Content, change: Change, now = Date.now()): string {
  if (change.name !== undefined) assertSlug(change.name);
  const when = nextMoment(folder, now);
  const difference = missingFrom(folder, content, when);
  const { inserts, updates, deletes } = difference;
  const coming = momentsAfter(content, chinaTime(when));
  if (difference.statements.length === 0) return "内容没有变化，不需要新的迁移。";
  const tag = writeMigration(folder, change, difference, when);
  return `已写入 drizzle/${tag}.sql：新增 ${inserts} 条，修改 ${updates} 条，删除 ${deletes} 条。${comingSentence(coming)}`;
}

/**
 * Writes one migration for what changed in db/content since the last one.
 * @returns a sentence on what was done
 * @throws {ContentFaults} if the content has faults; nothing is then written
 */
export const migrateContent = (root: string, change: Change, now?: number): string =>
  writeContent(path.join(root, "drizzle"), checkContent(root), change, now);
