export { type Drawing, drawingsOf } from "./drawings";
export { DrawingSvg } from "./svg/drawing-svg";
