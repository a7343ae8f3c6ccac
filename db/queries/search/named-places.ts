import type { ProductDetail } from "@/db/queries/products/product-details";
import { faultsHref, SERVICE } from "@/lib/links/service";
import { besidePlaces, type FoundPlace, placesFor } from "@/lib/search/places";
import { wordsOf } from "@/lib/search/tokens";
import { faultKindOf, faultKinds } from "@/lib/service/fault-codes";

/** Where the codes of all devices stand, as editors write it (site/places.json). */
const ALL_FAULTS = `${SERVICE}#faults`;
const MIN_NAME = 2;

/** The kind of device that a search names beside a fault: by its product, or by a word of the kind's name. */
function deviceIn(searched: string, product: ProductDetail | undefined) {
  if (product) return faultKindOf(product.id);
  const words = wordsOf(besidePlaces(searched) ?? "").map((tokens) => tokens.join(""));
  const named = faultKinds.filter(({ name }) =>
    words.some((word) => word.length >= MIN_NAME && name.toLowerCase().includes(word)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The kind of device that a search says to fail. */
export const failingDevice = (searched: string, product?: ProductDetail) =>
  placesFor(searched, product).some(({ href }) => href === ALL_FAULTS)
    ? deviceIn(searched, product)
    : undefined;

/** Pages that a search names; of fault codes those of the device that it names, too. */
export function namedPlaces(searched: string, product?: ProductDetail): FoundPlace[] {
  return placesFor(searched, product).map((place) => {
    const device = place.href === ALL_FAULTS ? deviceIn(searched, product) : undefined;
    return device
      ? { ...place, href: faultsHref(device.id), label: `${place.label}：${device.name}` }
      : place;
  });
}
