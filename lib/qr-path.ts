/**
 * The dark modules of a QR code as an SVG path to be stroked, one unit wide: a line for each run of them in a row, reached
 * from the one before, as small numbers compress best. Rows are half a unit higher than their modules (viewBox from -0.5).
 */
export const codePath = (rows: readonly boolean[][]) =>
  rows
    .flatMap((row, y) => {
      let end = 0;
      return row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const light = row.indexOf(false, x);
        const move = end === 0 ? `M${x} ${y}` : `m${x - end} 0`;
        end = light < 0 ? row.length : light;
        return [`${move}h${end - x}`];
      });
    })
    .join("");
