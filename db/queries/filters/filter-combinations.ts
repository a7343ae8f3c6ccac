import { askedSpan } from "./asked-span";
import { BitSet } from "./bit-set";
import type { Chosen } from "@/lib/links/filters";
import { type Holders, leave, type Value, Values } from "./filter-values";

/** One value of a combination. */
export type CombinationRow = [key: string, ...Value];

/** A combination of a product: its group, its number there, and its values. */
type Kept = { group: Group; number: number; holders: Holders[] };

/** The combinations of all products over the same parameters, numbered. */
class Group {
  /** The product of each combination, by its number; -1 for removed ones. */
  private readonly productOf: number[] = [];
  private readonly free: number[] = [];
  private readonly values: ReadonlyMap<string, Values>;

  constructor(keys: readonly string[]) {
    this.values = new Map(keys.map((key) => [key, new Values()]));
  }

  add(rows: readonly CombinationRow[], product: number): Kept {
    const number = this.free.pop() ?? this.productOf.length;
    this.productOf[number] = product;
    const holders = rows.flatMap(([key, ...value]) => this.values.get(key)?.add(value, number) ?? []);
    return { group: this, number, holders };
  }

  remove({ number, holders }: Kept) {
    leave(holders, number);
    this.productOf[number] = -1;
    this.free.push(number);
  }

  asked = (chosen: Chosen): string[] =>
    [...this.values.keys()].filter((name) => (chosen.get(name)?.length ?? 0) > 0);

  /** The products with one combination that matches all chosen parameters, and those without combinations in this group. */
  fitting(chosen: Chosen, all: BitSet): BitSet {
    const size = this.productOf.length;
    const none = new BitSet(size);
    const [first = none, ...rest] = this.asked(chosen).map((name) =>
      BitSet.or(
        none,
        ...(chosen.get(name) ?? []).map(
          (option) => this.values.get(name)?.having(option, askedSpan(name, option), size) ?? none,
        ),
      ),
    );
    const found = all.without(BitSet.of(all.size, [{ members: this.productOf }]));
    for (const combination of BitSet.and(first, ...rest).members())
      found.add(this.productOf[combination] ?? -1);
    return found;
  }
}

/** Values that products have only in combination: 480 V with 7 %, 525 V with 14 %. */
export class Combinations {
  private readonly groups = new Map<string, Group>();
  private readonly ofProduct = new Map<number, Kept[]>();

  /** For each group with several chosen parameters, the products that have them together. */
  together = (chosen: Chosen, all: BitSet): BitSet[] =>
    [...this.groups.values()].flatMap((group) =>
      group.asked(chosen).length > 1 ? [group.fitting(chosen, all)] : [],
    );

  /** Adds a combination of a product; one with a single filter parameter restricts nothing. */
  add(rows: readonly CombinationRow[], product: number) {
    if (rows.length < 2) return;
    const keys = rows.map(([key]) => key);
    const group = this.groups.get(keys.join()) ?? new Group(keys);
    this.groups.set(keys.join(), group);
    this.ofProduct.set(product, [...(this.ofProduct.get(product) ?? []), group.add(rows, product)]);
  }

  remove(product: number) {
    for (const kept of this.ofProduct.get(product) ?? []) kept.group.remove(kept);
    this.ofProduct.delete(product);
  }
}
