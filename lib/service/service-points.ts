import POINTS from "@/db/content/site/service-points.json" with { type: "json" };
import { grouped } from "@/lib/grouped";
import { type LABEL_SIDES, REGIONS } from "./regions";

type ServicePoint = {
  region: (typeof REGIONS)[number];
  province: string;
  city: string;
  phone: string;
  hours: string;
  longitude: number;
  latitude: number;
  /** The side of the name on the map, chosen so that names do not overlap. */
  label: (typeof LABEL_SIDES)[number];
  /** Further provinces without a service point that it covers. */
  also: readonly string[];
};

type Entry = Omit<ServicePoint, "label" | "also"> & Partial<Pick<ServicePoint, "label" | "also">>;

/** Maintained by editors. */
export const servicePoints: readonly ServicePoint[] = (POINTS as Entry[]).map(
  ({ label = "right", also = [], ...point }) => ({ ...point, label, also }),
);

/** The service points by region. */
export const pointsByRegion = REGIONS.map((region) => ({
  region,
  points: grouped(servicePoints, (point) => point.region).get(region) ?? [],
})).filter(({ points }) => points.length > 0);
