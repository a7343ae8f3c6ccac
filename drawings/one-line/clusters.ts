import type { OneLineSection } from "@/lib/one-line/shape";
import { textWidth } from "@/drawings/geometry/sheet";

/** Each conductor has a column of its own. */
export const COLUMN = 126;

/** Sections that hang on one another, and how many columns they need. */
type Cluster = { sections: OneLineSection[]; columns: number };

/** Room for the busbar's name beside the supplies. */
const columnsOf = ({ name, incoming, feeders }: OneLineSection) =>
  Math.max(feeders.length, incoming.length + Math.ceil((textWidth(name) + 12) / COLUMN));

/** A section with supplies of its own stands beside those before it; one without hangs below the section before. */
export function clustersOf(sections: OneLineSection[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const section of sections) {
    const last = clusters.at(-1);
    if (last && section.incoming.length === 0) {
      last.sections.push(section);
      last.columns = Math.max(last.columns, columnsOf(section));
    } else clusters.push({ sections: [section], columns: columnsOf(section) });
  }
  return clusters;
}
