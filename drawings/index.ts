export { type Drawing, drawingNames, drawingsOf } from "@/drawings/svg/drawings";
export { drawingDxf, drawingNumber, type DrawnProduct } from "./dxf/drawing-dxf";
export { outlineOfSize } from "./outline-of-size";
export { describeOneLine } from "./one-line/describe";
export { DrawingSvg } from "./svg/drawing-svg";
export { OneLineSvg } from "./svg/one-line-svg";
