/**
 * The dark modules of a QR code as an SVG path with a stroke width of one unit: one line per run in a row, in relative
 * coordinates, which compress best. Lines run through the middle of their modules, so the viewBox starts at -0.5.
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
