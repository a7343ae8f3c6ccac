import type { ReactNode } from "react";

type Props = { title: ReactNode; lead: string; children: ReactNode };

/** The page's title and lead above its banners, with one action. */
export function Opening({ title, lead, children }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </>
  );
}
