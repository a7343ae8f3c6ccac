import type { OutlineFamily } from "./family";
import type { Views } from "@/drawings/geometry/view";
import { boxCapacitor, cylinder, reactor } from "./views-capacitor";
import { cabinet, hvCabinet, hvFrame, outdoorBox, quickConnect, wallBox } from "./views-cabinet";
import { board, deepUnit, drawer, rackModule, slimUnit, wallPower } from "./views-module";
import { controller, panelMeter, screen } from "./views-panel";
import { contactor, dinMeter, gateway, mcb, mccb } from "./views-rail";
import { switchUnit, thyristor } from "./views-switch";
import { sensor, splitCore, terminal, wallMeter } from "./views-wall";

export const OUTLINE_VIEWS: Readonly<Record<OutlineFamily, Views>> = {
  board,
  boxCapacitor,
  cabinet,
  contactor,
  controller,
  cylinder,
  deepUnit,
  dinMeter,
  drawer,
  gateway,
  hvCabinet,
  hvFrame,
  mcb,
  mccb,
  outdoorBox,
  panelMeter,
  quickConnect,
  rackModule,
  reactor,
  screen,
  sensor,
  slimUnit,
  splitCore,
  switchUnit,
  terminal,
  thyristor,
  wallBox,
  wallMeter,
  wallPower,
};
