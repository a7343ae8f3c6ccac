import type { Page } from "@/lib/links/paging";
import { commaList } from "@/lib/image-url";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { certificates, honours } from "@/db/schema-company";
import { type ListRequest, listOf, mappedListOf } from "@/db/queries/lists/list";
import { firstOfEach } from "@/db/queries/lists/first-of-each";

/** `tilte` is the API's spelling. */
export type HonourItem = Pick<typeof honours.$inferSelect, "id" | "image" | "tilte">;

const listed = { table: honours, order: honours, type: honours.type };
const itemColumns = { id: honours.id, image: honours.image, tilte: honours.tilte };

export const listHonours: (request: ListRequest) => Page<HonourItem> = listOf(listed, itemColumns);

type Row = typeof certificates.$inferSelect;
export type Certificate = Omit<Row, "honour" | "standards" | "covers"> & {
  standards: string[];
  /** Ids of the categories of products for which it is valid. */
  covers: number[];
};

const all = prepared((orm) => orm.select().from(certificates).prepare());

/** All certificates by honour, which are few. */
const byHonour = perContentVersion(
  (): ReadonlyMap<number, Certificate> =>
    new Map(
      all()
        .all()
        .map(({ honour, standards, covers, ...certificate }) => [
          honour,
          { ...certificate, standards: commaList(standards), covers: commaList(covers).map(Number) },
        ]),
    ),
);

export type HonourWithCertificate = HonourItem & { certificate: Certificate | undefined };

export const listHonoursWithCertificates: (request: ListRequest) => Page<HonourWithCertificate> =
  mappedListOf(listed, itemColumns, (items) =>
    items.map((item) => ({ ...item, certificate: byHonour().get(item.id) })),
  );

/** The first honours of each of these types. */
export const topHonours: (types: readonly number[], limit: number) => HonourItem[][] = firstOfEach(
  listed,
  itemColumns,
);
