"use client";

import { useEffect, useRef, useState } from "react";
import { codePath } from "@/lib/qr-path";

/** The light margin around a QR code, in modules; scanners need it. */
const QUIET_ZONE = 2;

/** A QR code of the current URL, drawn when its popover first opens. */
export function PageCode({ className }: { className?: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>();
  const box = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const popover = box.current?.closest("[popover]");
    const draw = async () => {
      const { encode } = await import("uqr");
      const { size, data } = encode(location.href, { ecc: "M", border: QUIET_ZONE });
      setDrawing({ size, path: codePath(data) });
    };
    popover?.addEventListener("beforetoggle", draw, { once: true });
    return () => popover?.removeEventListener("beforetoggle", draw);
  }, []);

  const size = drawing?.size ?? 1;
  return (
    <svg
      ref={box}
      className={className}
      viewBox={`0 -0.5 ${size} ${size}`}
      role="img"
      aria-label="本页地址的二维码"
      shapeRendering="crispEdges"
    >
      {drawing && <path stroke="#000" d={drawing.path} />}
    </svg>
  );
}
