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

/** The details on an honour's certificate: shown on pages, not in the API. Dates are `2026-01-31`. */
export const certificates = sqliteTable("certificates", {
  honour: integer("honour")
    .primaryKey()
    .references(() => honours.id),
  number: text("number").notNull(),
  scope: text("scope").notNull(),
  issuer: text("issuer").notNull(),
  /** Filing date of a patent. */
  applied: words("applied"),
  issued: text("issued").notNull(),
  /** Empty if the certificate has no end date. */
  expires: words("expires"),
  /** Of software copyrights. */
  version: words("version"),
  /** Separated by commas, with their editions. */
  standards: words("standards"),
  /** Ids of categories, separated by commas. */
  covers: words("covers"),
});

const galleryColumns = () => ({
  id: id(),
  title: text("title").notNull(),
  image: pictures("image"),
  ...listed,
});
/** Rooms of the company; the API has only title and picture. */
export const factory = sqliteTable(
  "factory",
  {
    ...galleryColumns(),
    /** What is done there, and its benefit for customers. */
    work: words("work"),
  },
  (table) => [index("factory_list").on(table.sort, table.createtime, table.id)],
);

/** Visits; the API has only title and picture. */
export const leaders = sqliteTable(
  "leaders",
  {
    ...galleryColumns(),
    guest: words("guest"),
    subject: words("subject"),
    /** What the guests were shown. */
    shown: words("shown"),
    /** Company news about the visit or about what was shown. */
    article: integer("article"),
  },
  (table) => [index("leaders_list").on(table.sort, table.createtime, table.id)],
);

export const banners = sqliteTable("banners", galleryColumns(), (table) => [
  index("banners_list").on(table.sort, table.createtime, table.id),
]);

/**
 * Text and link below a banner's title on the home page; a table of its own, as banners in the API have no such fields.
 */
export const bannerTexts = sqliteTable("banner_texts", {
  banner: integer("banner")
    .primaryKey()
    .references(() => banners.id),
  sentence: text("sentence").notNull(),
  label: text("label").notNull(),
  href: text("href").notNull(),
  /** left · right: the side of the picture with room for text. */
  side: text("side", { enum: BANNER_SIDES }).notNull(),
});

/** Texts of the pages `about` and `cloud`. `content` is JSON, its shape in db/queries/company/pages.ts. */
export const pages = sqliteTable("pages", {
  slug: text("slug").primaryKey(),
  content: text("content").notNull(),
});
