/** What it takes to say where blocks would land, and to land them there: fetched at the first sign of somebody. */

export { whyNowhere } from "../placing/why-nowhere.ts";
export { fragmentTrees } from "./insert-block.ts";
export { allLandings, kindVersion, landFragment, landMoved } from "./landing.ts";
export { planDrop } from "./plan-drop.ts";
export { SlotMeter } from "./slot-meter.ts";
