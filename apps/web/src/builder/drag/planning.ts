/** What it takes to say where blocks would land, and to land them there: fetched at the first sign of somebody. */

export { whyNowhere } from "../placing/why-nowhere.ts";
export { DragSession } from "./drag-session.ts";
export { allLandings, kindVersion, landMoved } from "./landing.ts";
