/**
 * The dark modules of a QR code as an SVG path to be stroked, one unit wide: a line for each run of them in a row. Rows are
 * half a unit higher than their modules (viewBox from -0.5).
 */
export const codePath = (rows: readonly boolean[][]) =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const light = row.indexOf(false, x);
        const run = (light < 0 ? row.length : light) - x;
        return [`M${x} ${y}h${run}`];
      }),
    )
    .join("");
