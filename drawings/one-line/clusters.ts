import type { OneLineSection } from "@/lib/one-line/shape";
import { textWidth } from "@/drawings/geometry/sheet";

/** Width of the column of a conductor. */
export const COLUMN = 126;

/** Connected sections and the number of columns that they need. */
type Cluster = { sections: OneLineSection[]; columns: number };

/** Includes room for the name of the busbar beside the incomers. */
const columnsOf = ({ name, incoming, feeders }: OneLineSection) =>
  Math.max(feeders.length, incoming.length + Math.ceil((textWidth(name) + 12) / COLUMN));

/** A section with incomers is placed beside the previous ones, a section without below the previous one. */
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
