import { sql } from "drizzle-orm";
import { products } from "@/db/schema";
import { parameters, productParameters, productValues } from "@/db/schema-parameters";
import { grouped } from "@/lib/grouped";
import type { Value } from "@/lib/parameters/parameter";
import { type Rating, ratingText } from "@/lib/parameters/rating";
import { noteKeys } from "./dictionary";
import { inPlace, type ParameterLine } from "./product-facts";
import { noteText } from "./rating-notes";

const ON_A_CARD = 3;

type Row = Value & { name: string; unit: string; card: number; sort: number; place: number };

// Part of the statement that reads products for cards: a page of many lists has no statement left for their ratings.
export const ratingsColumn =
  sql<string>`(SELECT json_group_array(json_object('key', p."key", 'name', p.name, 'unit', p.unit,
    'card', p.card, 'sort', p.sort, 'place', v.place, 'min', v.min, 'max', v.max, 'choice', v.choice, 'condition', v."condition",
    'exclusive', json(iif(v.exclusive, 'true', 'false')), 'optional', json(iif(v.optional, 'true', 'false'))))
    FROM ${productValues} v JOIN ${parameters} p ON p."key" = v."key" WHERE v.product = ${products.id} AND p.card > 0)`.as(
    "ratings",
  );

const { place, key, label, text } = productParameters;

/** The lines of its table that are notes below ratings. */
export const notesColumn =
  sql<string>`(SELECT json_group_array(json_object('place', ${place}, 'key', ${key}, 'label', ${label}, 'text', ${text}))
    FROM ${productParameters} WHERE ${productParameters.product} = ${products.id}
    AND ${key} IN (SELECT value FROM json_each(${JSON.stringify(noteKeys)})))`.as("notes");

/** The note below the ratings on a card: the output of a capacitor at system voltage; empty if there is none. */
export const readNote = (json: string, ratings: readonly Rating[]): string =>
  noteText(inPlace<ParameterLine>(json), ratings);

/** The first ratings that belong on a card, as `ratingsOf` has them. */
export function readRatings(json: string): Rating[] {
  const rows = (JSON.parse(json) as Row[]).sort(
    (a, b) => a.card - b.card || a.sort - b.sort || a.place - b.place,
  );
  return [...grouped(rows, ({ key }) => key)]
    .slice(0, ON_A_CARD)
    .flatMap(([key, values]) =>
      values.slice(0, 1).map(({ name, unit }) => ({ key, name, text: ratingText({ unit }, values) })),
    );
}
