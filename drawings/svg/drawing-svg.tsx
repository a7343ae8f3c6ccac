import type { Drawing } from "./drawings";
import { FONT } from "@/drawings/geometry/sheet";
import { LINE } from "./paint";

/** A drawing as a file that stands alone: with its name, its description and its colours. */
export function DrawingSvg({ drawing }: { drawing: Drawing }) {
  const { kind, title, description, width, height, marks } = drawing;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      lang="zh-CN"
      role="img"
      aria-labelledby="title"
      aria-describedby="description"
      {...LINE}
      strokeWidth={kind === "wiring" ? 1.2 : 0.8}
      strokeLinejoin="round"
      fontSize={FONT}
      fontFamily="'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
    >
      <title id="title">{title}</title>
      <desc id="description">{description}</desc>
      {marks}
    </svg>
  );
}
