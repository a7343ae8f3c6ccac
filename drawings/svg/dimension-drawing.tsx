import { dimensionSheets } from "@/drawings/geometry/dimension-sheets";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { DimensionFigure } from "./dimension-figure";
import styles from "./drawing.module.css";

/** Outline, panel cut-out and mounting holes, from the dimension texts of the product; nothing where they give none. */
export function DimensionDrawing({ product }: { product: DrawingProduct }) {
  const sheets = dimensionSheets(product);
  if (sheets.length === 0) return null;
  return (
    <div className={styles.figures}>
      {sheets.map((sheet) => (
        <DimensionFigure key={sheet.title + sheet.description} sheet={sheet} product={product.title} />
      ))}
    </div>
  );
}
