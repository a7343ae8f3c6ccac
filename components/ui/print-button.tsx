"use client";

import { Button } from "./button-link";
import { FaultBoundary } from "./fault-boundary";

type Props = { variant?: "secondary" | "ghost" };

/** The page prints as a data sheet; browsers save it as PDF from the same dialog. */
export const PrintButton = (props: Props) => (
  <FaultBoundary name="print" loses>
    <Print {...props} />
  </FaultBoundary>
);

const Print = ({ variant = "secondary" }: Props) => (
  <Button variant={variant} icon="file" className="script-only" onClick={() => window.print()}>
    打印 / 保存为 PDF
  </Button>
);
