import GROUPS from "@/db/content/site/spare-parts.json" with { type: "json" };

type SparePart = {
  name: string;
  /** Where it is replaced. */
  place: string;
  products: number[];
  remark: string;
  /** The product of the catalogue that is the part. */
  part?: number;
};

type PartGroup = { id: string; name: string; parts: SparePart[] };

/** What is replaced on site and what in the works, kept by editors. */
export const partGroups: readonly PartGroup[] = GROUPS;
