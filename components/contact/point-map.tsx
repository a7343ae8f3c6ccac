"use client";

import CONTACT from "@/db/content/site/contact.json" with { type: "json" };
import { type Point, projected } from "@/lib/service/projected";
import { servicePoints } from "@/lib/service/service-points";
import { SITE } from "@/lib/site";
import styles from "./point-map.module.css";

/** The parallels and meridians of the map in degrees, which also bound it. */
const PARALLELS = [20, 25, 30, 35, 40, 45, 50];
const MERIDIANS = [85, 90, 95, 100, 105, 110, 115, 120, 125, 130];
/** Scale: drawing units per radian of the earth. */
const SCALE = 1000;
const BOX = { left: -330, top: -290, width: 670, height: 560 };
const GAP = 9;

const placed = (longitude: number, latitude: number): Point => {
  const { x, y } = projected(longitude, latitude);
  return { x: Math.round(x * SCALE), y: Math.round(y * SCALE) };
};
const line = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
const between = (first: number, last: number) =>
  Array.from({ length: (last - first) / 5 + 1 }, (_, at) => first + at * 5);

const net = [
  ...PARALLELS.map((latitude) => line(between(80, 135).map((longitude) => placed(longitude, latitude)))),
  ...MERIDIANS.map((longitude) => line(between(15, 55).map((latitude) => placed(longitude, latitude)))),
].join("");

/** The position of a label beside its point. */
const BESIDE = {
  right: { dx: GAP, dy: 5, anchor: "start" },
  left: { dx: -GAP, dy: 5, anchor: "end" },
  above: { dx: 0, dy: -GAP, anchor: "middle" },
  below: { dx: 0, dy: GAP + 11, anchor: "middle" },
} as const;

/** The service points on a grid of degrees: our own drawing, without any borders. */
export const PointMap = () => (
  <figure className={styles.figure}>
    <svg
      viewBox={`${BOX.left} ${BOX.top} ${BOX.width} ${BOX.height}`}
      className={styles.map}
      role="img"
      aria-label={`${servicePoints.length} 个服务点的位置，地址与电话见表`}
    >
      <path d={net} className={styles.net} />
      {servicePoints.map(({ city, longitude, latitude, label }) => {
        const { x, y } = placed(longitude, latitude);
        const { dx, dy, anchor } = BESIDE[label];
        return (
          <g key={city}>
            <circle cx={x} cy={y} r={5} className={styles.point} />
            <text x={x + dx} y={y + dy} textAnchor={anchor} className={styles.name}>
              {city}
            </text>
          </g>
        );
      })}
    </svg>
    <figcaption className={styles.note}>
      <p>{CONTACT.map}</p>
      <p>{`总部：${SITE.address}，${SITE.salesLine}`}</p>
    </figcaption>
  </figure>
);
