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
  /** Where its name stands on the map, that no two lie on each other. */
  label: (typeof LABEL_SIDES)[number];
  /** Provinces without a point of their own that it looks after. */
  also: readonly string[];
};

type Entry = Omit<ServicePoint, "label" | "also"> & Partial<Pick<ServicePoint, "label" | "also">>;

/** Kept by editors. */
export const servicePoints: readonly ServicePoint[] = (POINTS as Entry[]).map(
  ({ label = "right", also = [], ...point }) => ({ ...point, label, also }),
);

/** Those of each region. */
export const pointsByRegion = REGIONS.map((region) => ({
  region,
  points: grouped(servicePoints, (point) => point.region).get(region) ?? [],
})).filter(({ points }) => points.length > 0);
