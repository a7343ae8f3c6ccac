import type { ReactNode } from "react";
import type { Category } from "@/lib/category";
import { Toaster } from "@/components/ui/toast";
import { Alive } from "./alive";
import { Footer } from "./footer";
import { Header } from "./header";
import { mainMenu } from "./menu";
import { ServiceBar } from "./service-bar";
import { SiteMenu } from "./site-menu";
import { SkipLink } from "./skip-link";
import { Visitor } from "./visitor";

/** What surrounds every page: skip link, header, menu, footer, service bar and toasts. */
export function SiteFrame({ categories, children }: { categories: Category[]; children: ReactNode }) {
  const menu = mainMenu(categories);
  return (
    <>
      <SkipLink />
      <Header menu={menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ServiceBar />
      <SiteMenu menu={menu} />
      <Toaster />
      <Visitor />
      <Alive />
    </>
  );
}
