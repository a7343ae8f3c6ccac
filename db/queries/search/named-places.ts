import type { ProductDetail } from "@/db/queries/products/product-details";
import { faultsHref, SERVICE } from "@/lib/links/service";
import { besidePlaces, type FoundPlace, placesFor } from "@/lib/search/places";
import { plainWords } from "@/lib/search/tokens";
import { type FaultKind, faultKindOf, faultKinds } from "@/lib/service/fault-codes";

/** Where the codes of all devices stand, as editors write it (site/places.json). */
const ALL_FAULTS = `${SERVICE}#faults`;
const MIN_NAME = 2;

/** The kind of device that a search names beside a fault: by its product, or by a word of the kind's name. */
function deviceIn(searched: string, product: ProductDetail | undefined): FaultKind | undefined {
  if (product) return faultKindOf(product.id);
  const words = plainWords(besidePlaces(searched) ?? "");
  const named = faultKinds.filter(({ name }) =>
    words.some((word) => word.length >= MIN_NAME && name.toLowerCase().includes(word)),
  );
  return named.length === 1 ? named[0] : undefined;
}

type NamedPlaces = {
  places: FoundPlace[];
  /** The kind of device that the search says to fail, with the page of its codes. */
  failing?: { device: FaultKind; place: FoundPlace };
};

/** Pages that a search names; in place of the fault codes of all devices those of the one that it names, too. */
export function namedPlaces(searched: string, product?: ProductDetail): NamedPlaces {
  const places = placesFor(searched, product);
  const all = places.find(({ href }) => href === ALL_FAULTS);
  const device = all && deviceIn(searched, product);
  if (!all || !device) return { places };
  const place = { ...all, href: faultsHref(device.id), label: `${all.label}：${device.name}` };
  return { places: places.map((one) => (one === all ? place : one)), failing: { device, place } };
}
