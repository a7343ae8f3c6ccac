import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { pages } from "@/db/schema-company";
import { perContentVersion } from "@/db/per-content-version";
import { picturePaths, withPicturePaths } from "@/lib/pictures";

const text = z.string().trim().min(1);
const section = z.strictObject({ title: text, image: text, html: text });

/**
 * A screenshot of the platform; pages show its `excerpt`, phones its `part`, in which the text is large enough to read.
 */
const shown = section.extend({ id: text, part: text.optional(), excerpt: text.optional() });

/** Fields with picture names. */
const PICTURES = new Set(["image", "part", "excerpt"]);

/** `html` is rich text of editors; picture names in it and in other fields are replaced by paths when it is read. */
export const aboutShape = z.strictObject({
  stats: z.array(z.strictObject({ label: text, value: text })).min(1),
  intro: section,
  rd: section,
  honours: section,
  philosophy: section,
  culture: z.array(z.strictObject({ title: text, text })),
  history: z.array(z.strictObject({ year: z.string().regex(/^\d{4}$/), text })),
});

export const cloudShape = z.strictObject({
  platform: section.extend({
    subtitle: text,
    features: z.array(z.strictObject({ id: text, title: text, icon: text, text })).min(1),
  }),
  showcase: z.strictObject({ title: text, sections: z.array(shown).min(1) }),
  deploy: z.strictObject({ title: text, html: text }),
});

export type AboutPage = z.infer<typeof aboutShape>;
export type CloudPage = z.infer<typeof cloudShape>;

const bySlug = prepared((orm) =>
  orm
    .select({ content: pages.content })
    .from(pages)
    .where(eq(pages.slug, sql.placeholder("slug")))
    .prepare(),
);

const withPictures = (key: string, value: unknown) => {
  if (typeof value !== "string") return value;
  if (PICTURES.has(key)) return picturePaths(value);
  return key === "html" ? withPicturePaths(value) : value;
};

/** @throws if the page is missing or its content invalid: both are faults of a migration */
const pageOf = <Shape>(slug: string, shape: z.ZodType<Shape>) =>
  perContentVersion(() => {
    const row = bySlug().get({ slug });
    if (!row) throw new Error(`页面内容 ${slug} 不存在，请先执行迁移`);
    return shape.parse(JSON.parse(row.content, withPictures));
  });

export const getAbout: () => AboutPage = pageOf("about", aboutShape);
export const getCloud: () => CloudPage = pageOf("cloud", cloudShape);
