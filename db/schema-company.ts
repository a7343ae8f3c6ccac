import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { BANNER_SIDES } from "@/lib/constants";
import { id, lastChanged, listed, pictures, words } from "./schema-columns";

export const honours = sqliteTable(
  "honours",
  {
    id: id(),
    type: integer("type").notNull(),
    tilte: text("tilte").notNull(),
    image: pictures("image"),
    ...listed,
  },
  (table) => [
    index("honours_list").on(table.sort, table.createtime, table.id),
    index("honours_changed").on(lastChanged(table), table.id),
    index("honours_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

/** What an honour's certificate says: on pages, not in the API. Days as in `2026-01-31`. */
export const certificates = sqliteTable("certificates", {
  honour: integer("honour")
    .primaryKey()
    .references(() => honours.id),
  number: text("number").notNull(),
  scope: text("scope").notNull(),
  issuer: text("issuer").notNull(),
  /** When a patent was applied for. */
  applied: words("applied"),
  issued: text("issued").notNull(),
  /** Empty where it names no end. */
  expires: words("expires"),
  /** Of software. */
  version: words("version"),
});

const galleryColumns = () => ({
  id: id(),
  title: text("title").notNull(),
  image: pictures("image"),
  ...listed,
});
/** The company's rooms; the API tells title and picture alone. */
export const factory = sqliteTable(
  "factory",
  {
    ...galleryColumns(),
    /** What is done there, and what a customer has of it. */
    work: words("work"),
  },
  (table) => [index("factory_list").on(table.sort, table.createtime, table.id)],
);

/** Visits; the API tells title and picture alone. */
export const leaders = sqliteTable(
  "leaders",
  {
    ...galleryColumns(),
    guest: words("guest"),
    subject: words("subject"),
    /** What they were shown. */
    shown: words("shown"),
    /** Company news about it or about what was shown. */
    article: integer("article"),
  },
  (table) => [index("leaders_list").on(table.sort, table.createtime, table.id)],
);

export const banners = sqliteTable("banners", galleryColumns(), (table) => [
  index("banners_list").on(table.sort, table.createtime, table.id),
]);

/** What a banner says on the home page under its title, and where it leads; apart, for the API's banners have no such fields. */
export const bannerTexts = sqliteTable("banner_texts", {
  banner: integer("banner")
    .primaryKey()
    .references(() => banners.id),
  sentence: text("sentence").notNull(),
  label: text("label").notNull(),
  href: text("href").notNull(),
  /** left · right: where its picture leaves room for words. */
  side: text("side", { enum: BANNER_SIDES }).notNull(),
});

/** Texts of the pages that are not lists: `about`, `cloud`. `content` is JSON, its shape in db/queries/company/pages.ts. */
export const pages = sqliteTable("pages", {
  slug: text("slug").primaryKey(),
  content: text("content").notNull(),
});
