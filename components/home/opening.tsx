import type { ReactNode } from "react";

type Props = { title: ReactNode; lead: string; children: ReactNode };

/** The first words of a page, over its banners, and the one thing to do there. */
export function Opening({ title, lead, children }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </>
  );
}
