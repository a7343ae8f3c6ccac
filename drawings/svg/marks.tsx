import { createElement, Fragment } from "react";
import type { Mark, PathMark, TextMark } from "@/drawings/geometry/mark";
import { LINK, PAINT, TEXT } from "@/drawings/geometry/paint";
import { num } from "@/drawings/geometry/pen";

const placed = ({ x, y, lying }: NonNullable<PathMark["at"]>) =>
  `translate(${num(x)} ${num(y)})${lying ? "rotate(-90)scale(-1 1)" : ""}`;

function words({ anchor, strong, upright, href, text, ...at }: TextMark) {
  const [x, y] = [num(at.x), num(at.y)];
  const written = (
    <text
      {...(href && { ...LINK, textDecoration: "underline" })}
      {...{ x, y }}
      textAnchor={anchor}
      fontWeight={strong ? 600 : undefined}
      transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
    >
      {text}
    </text>
  );
  return href ? <a href={href}>{written}</a> : written;
}

function shape(mark: Exclude<Mark, TextMark>) {
  const paint = PAINT[mark.role];
  if (mark.kind === "path") return <path {...paint} transform={mark.at && placed(mark.at)} d={mark.data} />;
  const [x, y] = [num(mark.x), num(mark.y)];
  switch (mark.kind) {
    case "circle":
      return <circle {...paint} cx={x} cy={y} r={num(mark.r)} />;
    case "ellipse":
      return <ellipse {...paint} cx={x} cy={y} rx={num(mark.rx)} ry={num(mark.ry)} />;
    case "rect":
      return (
        <rect
          {...paint}
          {...{ x, y }}
          width={num(mark.w)}
          height={num(mark.h)}
          rx={mark.radius || undefined}
        />
      );
  }
}

const isText = (mark: Mark) => mark.kind === "text";

/** The SVG renderer. Texts come last in a group, which sets their colour once. */
export const marksSvg = (marks: readonly Mark[]) =>
  createElement(
    Fragment,
    {},
    ...marks.flatMap((mark) => (mark.kind === "text" ? [] : shape(mark))),
    <g {...TEXT}>{createElement(Fragment, {}, ...marks.filter(isText).map(words))}</g>,
  );
