"use client";

import { useEffect, type ReactNode } from "react";
import { CompareBar } from "@/components/compare/compare-bar";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { Toaster } from "@/components/ui/toast";
import type { SocialCode } from "@/lib/social-codes";
import { HydrationSignal } from "./hydration-signal";
import { Footer } from "./footer";
import type { FrameLinks } from "./frame-links";
import { Header } from "./header";
import { ServiceBar } from "./service-bar";
import { SiteMenu } from "./site-menu";
import { SkipLink } from "./skip-link";
import { Visitor } from "./visitor";

type Props = FrameLinks & { codes: readonly SocialCode[]; children: ReactNode };

/**
 * What surrounds every page: skip link, header, menu, footer, service bar and toasts. A client component: as server
 * components all of it would be in the RSC payload of every page; as a script it is downloaded once.
 */
export const SiteFrame = (props: Props) => (
  <FaultBoundary name="page">
    <Frame {...props} />
  </FaultBoundary>
);

function Frame({ submenus, phoneMenu, footerLinks, codes, children }: Props) {
  useEffect(() => {
    if (!CSS.supports("selector(::details-content)"))
      void import("./old-browsers").then(({ helpOldBrowser }) => helpOldBrowser());
  }, []);

  return (
    <>
      <SkipLink />
      <Header submenus={submenus} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer links={footerLinks} codes={codes} />
      <FaultBoundary name="compare">
        <CompareBar />
      </FaultBoundary>
      <FaultBoundary name="service">
        <ServiceBar codes={codes} />
      </FaultBoundary>
      <SiteMenu>{phoneMenu}</SiteMenu>
      <Toaster />
      <Visitor />
      <HydrationSignal />
    </>
  );
}
