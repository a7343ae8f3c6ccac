/** A figure with its unit: `30 kvar`, but `12路`, as only Latin units have a space before them. */
export const measured = (figure: number | string, unit = "") =>
  `${figure}${/^[A-Za-zµΩ℃]/.test(unit) ? " " : ""}${unit}`;
