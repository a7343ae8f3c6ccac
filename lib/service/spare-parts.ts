import GROUPS from "@/db/content/site/spare-parts.json" with { type: "json" };

type SparePart = {
  name: string;
  /** Where the part is replaced. */
  place: string;
  products: number[];
  remark: string;
  /** The product in the catalogue that is this part. */
  part?: number;
};

type PartGroup = { id: string; name: string; parts: SparePart[] };

/** Parts that are replaced on site and in the factory; maintained by editors. */
export const partGroups: readonly PartGroup[] = GROUPS;
