"use client";

import { useEffect, type ReactNode } from "react";
import { CompareBar } from "@/components/compare/compare-bar";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { Toaster } from "@/components/ui/toast";
import type { SocialCode } from "@/lib/social-codes";
import { HydrationSignal } from "./hydration-signal";
import { Footer } from "./footer";
import { Header } from "./header";
import { type MenuFamily, mainMenu } from "./menu";
import { ServiceBar } from "./service-bar";
import { SiteMenu } from "./site-menu";
import { SkipLink } from "./skip-link";
import { Visitor } from "./visitor";

type Props = { families: readonly MenuFamily[]; codes: readonly SocialCode[]; children: ReactNode };

/**
 * What surrounds every page: skip link, header, menu, footer, service bar and toasts. A client component: as server
 * components all of it would be in the RSC payload of every page; as a script it is downloaded once.
 */
export const SiteFrame = (props: Props) => (
  <FaultBoundary name="page">
    <Frame {...props} />
  </FaultBoundary>
);

function Frame({ families, codes, children }: Props) {
  const menu = mainMenu(families);

  useEffect(() => {
    if (!CSS.supports("selector(::details-content)"))
      void import("./old-browsers").then(({ helpOldBrowser }) => helpOldBrowser());
  }, []);

  return (
    <>
      <SkipLink />
      <Header menu={menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer families={families} codes={codes} />
      <FaultBoundary name="compare">
        <CompareBar />
      </FaultBoundary>
      <FaultBoundary name="service">
        <ServiceBar codes={codes} />
      </FaultBoundary>
      <SiteMenu menu={menu} />
      <Toaster />
      <Visitor />
      <HydrationSignal />
    </>
  );
}
