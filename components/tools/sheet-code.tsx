"use client";

import { useEffect, useState } from "react";
import { codePath } from "@/lib/qr-path";
import styles from "./tool-sheet-head.module.css";

/** A QR code: the number of modules per side, and the dark ones as a path. */
export type Code = { size: number; path: string };

const SETTLED_MS = 600;

/** QR code of the calculation's URL, in print only. Rendered by the server, and again once the URL has settled. */
export function SheetCode({ address, first }: { address: string; first: Code & { address: string } }) {
  const [code, setCode] = useState(first);

  useEffect(() => {
    if (address === code.address) return;
    const timer = setTimeout(async () => {
      const { encode } = await import("uqr");
      const { size, data } = encode(address, { ecc: "M", border: 2 });
      setCode({ address, size, path: codePath(data) });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address, code.address]);

  return (
    <svg className={styles.code} viewBox={`0 -0.5 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path stroke="#000" d={code.path} />
    </svg>
  );
}
