"use client";

import { useEffect, useRef, useState } from "react";

/** A QR code of the page's own address, drawn when it is first shown. */
export function PageCode({ className }: { className?: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string }>();
  const box = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const popover = box.current?.closest("[popover]");
    const draw = async () => {
      const { qrCode } = await import("@/lib/qr-code");
      setDrawing(qrCode(location.href));
    };
    popover?.addEventListener("beforetoggle", draw, { once: true });
    return () => popover?.removeEventListener("beforetoggle", draw);
  }, []);

  const size = drawing?.size ?? 1;
  return (
    <svg
      ref={box}
      className={className}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label="本页地址的二维码"
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
