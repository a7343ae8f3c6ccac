"use client";

import { ErrorHelp } from "@/components/layout/error-help";

export default function BrokenPage() {
  return <ErrorHelp retry={() => location.reload()} />;
}
