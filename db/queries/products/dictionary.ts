import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { parameters } from "@/db/schema-parameters";
import { commaList } from "@/lib/image-url";
import type { Parameter } from "@/lib/parameters/parameter";

const allParameters = prepared((orm) => orm.select().from(parameters).prepare());

/** All parameters by key, in the editors' order. */
export const getDictionary = perContentVersion(
  (): ReadonlyMap<string, Parameter> =>
    new Map(
      allParameters()
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map(({ sort: _sort, choices, ...row }) => [row.key, { ...row, choices: commaList(choices) }]),
    ),
);

/** Those that are filters. */
export const filterParameters = (): Parameter[] =>
  [...getDictionary().values()].filter(({ filter }) => filter);
