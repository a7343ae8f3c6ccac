export { dimensionSheets } from "./geometry/dimension-sheets";
export { DimensionDrawing } from "./svg/dimension-drawing";
export { WiringDrawing } from "./svg/wiring-drawing";
