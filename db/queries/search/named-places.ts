import type { ProductDetail } from "@/db/queries/products/product-details";
import { faultsHref, SERVICE } from "@/lib/links/service";
import { besidePlaces, type FoundPlace, placesFor } from "@/lib/search/places";
import { plainWords } from "@/lib/search/tokens";
import { type FaultKind, faultKindOf, faultKinds } from "@/lib/service/fault-codes";

/** The address of all fault codes, as written in site/places.json. */
const ALL_FAULTS = `${SERVICE}#faults`;
const MIN_NAME = 2;

/** The kind of device in a search for a fault: by its product, or by a word of the name of the kind. */
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
  /** The kind of device that fails according to the search, with the page of its fault codes. */
  failing?: { device: FaultKind; place: FoundPlace };
};

/** Pages that a search names. If it also names a device, the fault codes of the device replace those of all devices. */
export function namedPlaces(searched: string, product?: ProductDetail): NamedPlaces {
  const places = placesFor(searched, product);
  const all = places.find(({ href }) => href === ALL_FAULTS);
  const device = all && deviceIn(searched, product);
  if (!all || !device) return { places };
  const place = { ...all, href: faultsHref(device.id), label: `${all.label}：${device.name}` };
  return { places: places.map((one) => (one === all ? place : one)), failing: { device, place } };
}
