import type { Breakpoint, VisitorBrowser, VisitorFacts, VisitorSystem } from "@vitrine/document";

/** Somebody a page is looked at as; the device is the width that it is shown at. */
export interface Viewer {
  readonly browser: VisitorBrowser;
  readonly system: VisitorSystem;
  /** What follows the question mark of the address. */
  readonly query: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly isReturning: boolean;
}

const DEVICES = { base: "desktop", tablet: "tablet", mobile: "phone" } as const;
/** What most people have on each. */
const USUAL_SYSTEMS = { base: "windows", tablet: "ios", mobile: "android" } as const;

/** Somebody who comes for the first time, from nowhere. `now` in milliseconds since 1970. */
export function firstViewer(width: Breakpoint, now: number): Viewer {
  return { browser: "chrome", system: USUAL_SYSTEMS[width], query: "", at: new Date(now).toISOString(), isReturning: false };
}

/** The same person on another device, with the system that is usual there. */
export function onDevice(viewer: Viewer, width: Breakpoint): Viewer {
  return { ...viewer, system: USUAL_SYSTEMS[width] };
}

/** What the page's own script would find out about them. */
export function factsOf({ browser, system, query, at, isReturning }: Viewer, width: Breakpoint): VisitorFacts {
  return { browser, system, device: DEVICES[width], now: Date.parse(at), query: [...new URLSearchParams(query)], isReturning };
}
