"use client";

import { Button } from "@/components/ui/button-link";
import { Part } from "@/components/ui/part";

/** The page prints as a data sheet; browsers save it as PDF from the same dialog. */
export function PrintButton({ variant = "secondary" }: { variant?: "secondary" | "ghost" }) {
  return (
    <Part name="print" loses>
      <Button variant={variant} icon="file" className="script-only" onClick={() => window.print()}>
        打印 / 保存为 PDF
      </Button>
    </Part>
  );
}
