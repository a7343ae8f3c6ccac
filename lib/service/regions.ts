/** Regions of the service points, in the order of the page. */
export const REGIONS = ["华北", "东北", "华东", "华中", "华南", "西南", "西北"] as const;

/** Where a name may stand beside its point on the map. */
export const LABEL_SIDES = ["left", "right", "above", "below"] as const;
