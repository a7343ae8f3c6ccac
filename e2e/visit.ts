import type { Page } from "@playwright/test";
import { FRAME, inaccessible } from "./accessible";
import { brokenWords } from "./looks/broken-words";
import { heading } from "./looks/heading";
import { jumps, watchShifts } from "./looks/jumps";
import { largeLetters } from "./looks/large-letters";
import { onPaper } from "./looks/on-paper";
import { sideways, sidewaysOn } from "./looks/sideways";
import { targets } from "./looks/targets";
import { NOWHERE } from "./routes";

type Look = (page: Page) => Promise<string[]>;
type Screen = { width: number; height: number };

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 900 };
const PHONE = { width: 375, height: 812 };
const [WIDEST, NARROWEST] = [
  { width: 2560, height: 1440 },
  { width: 320, height: 640 },
];
const OTHER_DESKTOPS = [WIDEST, { width: 1920, height: 1080 }, { width: 1024, height: 768 }];
const OTHER_PHONES = [NARROWEST, { width: 360, height: 740 }, { width: 844, height: 390 }];

/** Repeated parts: the site frame, and calls of the API after the first of their group. */
const REPEATED = `${FRAME}, main article[aria-labelledby] ~ article`;

const onDesktop = (accessible: Look, width: Look): [Screen, ...Look[]] => [
  DESKTOP,
  heading,
  jumps,
  sideways,
  brokenWords,
  targets,
  accessible,
  onPaper,
  width,
  brokenWords,
  largeLetters,
];

/** The checks of an open page, in this order, as some change its size or its letters. */
const LOOKS: Record<
  "desktop" | "desktopOfKind" | "phone" | "closerOnPhone" | "withoutScripts",
  [Screen, ...Look[]]
> = {
  desktop: onDesktop(
    (page) => inaccessible(page),
    (page) => sidewaysOn(page, [...OTHER_DESKTOPS, TABLET]),
  ),
  // One page of each kind: the site frame, colours and other screen sizes are checked on two of them, and narrow
  // screens in one visit on a phone (routes.spec.ts).
  desktopOfKind: onDesktop(
    (page) => inaccessible(page, REPEATED, true),
    (page) => sidewaysOn(page, [WIDEST, TABLET]),
  ),
  phone: [
    PHONE,
    heading,
    jumps,
    sideways,
    brokenWords,
    targets,
    (page) => sidewaysOn(page, [...OTHER_PHONES, PHONE]),
    largeLetters,
  ],
  // Markup that differs on phones (menu, filters) has its own specs; this checks every page before a release.
  closerOnPhone: [PHONE, (page) => inaccessible(page)],
  withoutScripts: [DESKTOP, heading, (page) => sidewaysOn(page, [DESKTOP, { width: 360, height: 740 }])],
};

export const limitFor = (paths: string[]) => (paths.length + 1) * 40_000;

/** Opens each page once, and returns all defects that a visitor would notice. */
export async function visitEach(page: Page, paths: string[], visitor: keyof typeof LOOKS): Promise<string[]> {
  const [screen, ...looks] = LOOKS[visitor];
  const found: string[] = [];
  if (visitor !== "withoutScripts") await watchShifts(page);
  for (const path of paths) {
    await page.setViewportSize(screen);
    const answer = await page.goto(path);
    const status = answer?.status();
    if (status !== (path === NOWHERE ? 404 : 200)) found.push(`${path} answers ${status}`);
    for (const look of looks) found.push(...(await look(page)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}
