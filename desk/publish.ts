import path from "node:path";
import { migrateContent } from "@/db/editing/editing";
import { historyIn } from "./history";
import { migrationsIn } from "./migrations";
import { pending } from "./pending";
import { putBack } from "./put-back";

/** Publishing saved content as a migration, and undoing saves and migrations. */
export function publishing(root: string, own: string) {
  const content = path.join(root, "db/content");
  const history = historyIn(path.join(own, "history.json"));
  const migrations = migrationsIn(root);
  return {
    /** The changes in the next migration, and what can be undone. */
    changes() {
      const { saved, published } = history.read();
      return {
        ...pending(root, content, migrations.folder),
        saved: saved.map(({ at, file }) => ({ at, file })),
        published: published.at(-1)?.tag,
      };
    },
    /** Writes a migration for everything saved, like `content -- migrate`. */
    publish(why: string, name = "") {
      const before = migrations.newest();
      const says = migrateContent(root, { why, name: name || undefined });
      const tag = migrations.newest();
      const { saved, published } = history.read();
      if (tag !== before) history.write({ saved: [], published: [...published, { tag, saved }] });
      return says;
    },
    /** Undoes the last save. */
    unsave() {
      const { saved, published } = history.read();
      const left = putBack(content, saved.slice(-1));
      if (left === "") history.write({ saved: saved.slice(0, -1), published });
      return left;
    },
    /** Undoes the last migration of the desk: removes it if it is not in git yet, else writes one that reverts it. */
    unpublish() {
      const { saved, published } = history.read();
      const last = published.at(-1);
      if (!last) return "编辑台还没有写过迁移。";
      const left = putBack(content, last.saved);
      const isRemoved = migrations.remove(last.tag);
      history.write({ saved, published: published.slice(0, -1) });
      const says = isRemoved ? `已删去 ${last.tag}。` : migrateContent(root, { why: `撤回 ${last.tag}` });
      return says + left;
    },
  };
}
