import { LRUCache } from "lru-cache";
import type { ZodType } from "zod";

/**
 * Returns a function that reads JSON of the store. What was read is cached by its text, also across changes of the content: else the
 * first search after any change would check ten products anew.
 * @param most the maximum of cached entries
 * @throws (the function) if the JSON is malformed, which is a fault of a migration
 */
export function jsonReader<Read extends object>(shape: ZodType<Read>, most: number): (json: string) => Read {
  const kept = new LRUCache<string, Read>({
    max: most,
    memoMethod: (json) => shape.parse(JSON.parse(json)),
  });
  return (json) => kept.memo(json);
}
