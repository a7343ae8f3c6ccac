"use client";

import { ErrorHelp } from "@/components/layout/error-help";
import globals from "./globals.module.css";

/** When the frame itself is broken. */
export default function BrokenSite() {
  return (
    <html lang="zh-CN" className={globals.site}>
      <body>
        <title>页面暂时打不开</title>
        <main>
          <ErrorHelp retry={() => location.reload()} />
        </main>
      </body>
    </html>
  );
}
