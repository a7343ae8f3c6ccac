import type { OutlineFamily } from "./family";
import type { Views } from "@/drawings/geometry/view";
import { boxCapacitor, cylinder, reactor } from "./views-capacitor";
import { cabinet, outdoorBox, quickConnect, quickConnectFloor, wallBox } from "./views-cabinet";
import { drawer } from "./views-drawer";
import { hvCabinet, hvFrame } from "./views-high-voltage";
import { board, deepUnit, rackFourFans, rackGrille, rackModule, slimUnit, wallPower } from "./views-module";
import {
  controller,
  graphMeter,
  lcdController,
  lcdControllerKeysBeside,
  lcdMeter,
  lcdMeterEightLamps,
  oneLineMeter,
  panelMeter,
  screen,
  twoLineMeter,
} from "./views-panel";
import { contactor, dinMeter, dinMeterSmallTerminals, gateway, mcb, mccb } from "./views-rail";
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
  dinMeterSmallTerminals,
  drawer,
  gateway,
  graphMeter,
  hvCabinet,
  hvFrame,
  lcdController,
  lcdControllerKeysBeside,
  lcdMeter,
  lcdMeterEightLamps,
  mcb,
  mccb,
  oneLineMeter,
  outdoorBox,
  panelMeter,
  quickConnect,
  quickConnectFloor,
  rackFourFans,
  rackGrille,
  rackModule,
  reactor,
  screen,
  sensor,
  slimUnit,
  splitCore,
  switchUnit,
  terminal,
  thyristor,
  twoLineMeter,
  wallBox,
  wallMeter,
  wallPower,
};
