/** Regions of the service points, in the order of the page. */
export const REGIONS = ["华北", "东北", "华东", "华中", "华南", "西南", "西北"] as const;

/** The sides of a point at which its name can be on the map. */
export const LABEL_SIDES = ["left", "right", "above", "below"] as const;
