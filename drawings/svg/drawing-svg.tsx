import type { Drawing } from "@/drawings/geometry/drawing";
import { LINE } from "@/drawings/geometry/paint";
import { FONT } from "@/drawings/geometry/sheet";
import { marksSvg } from "./marks";

/** A drawing as a standalone file, with its name, description and colours. */
export function DrawingSvg({ drawing }: { drawing: Drawing }) {
  const { title, description, width, height, weight, marks } = drawing;
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
      strokeWidth={weight}
      strokeLinejoin="round"
      fontSize={FONT}
      fontFamily="'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
    >
      <title id="title">{title}</title>
      <desc id="description">{description}</desc>
      {marksSvg(marks)}
    </svg>
  );
}
