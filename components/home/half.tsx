"use client";

import { useId, type ReactNode } from "react";
import { SectionHeading } from "@/components/ui/section-markup";

type Props = { title: string; eyebrow: string; action?: ReactNode; children: ReactNode };

/** One of two sections side by side. */
export function Half({ children, ...heading }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} {...heading} />
      {children}
    </section>
  );
}
