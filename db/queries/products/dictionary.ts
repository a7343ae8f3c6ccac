import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { parameters } from "@/db/schema-parameters";
import { commaList } from "@/lib/image-url";
import type { Parameter } from "@/lib/parameters/parameter";

const allParameters = prepared((orm) => orm.select().from(parameters).prepare());

const readDictionary = perContentVersion(
  (_key: "dictionary") =>
    new Map<string, Parameter>(
      allParameters()
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map(({ sort: _sort, choices, ...row }) => [row.key, { ...row, choices: commaList(choices) }]),
    ),
);

/** All parameters by key, in the editors' order. */
export const getDictionary = (): ReadonlyMap<string, Parameter> => readDictionary("dictionary");
