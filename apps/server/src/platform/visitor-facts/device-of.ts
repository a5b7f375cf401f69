import Bowser from "bowser";

/** Names a parser gives are ours to show only when they are from its own list: anything else is what a client chose to send. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
const PEOPLES = new Set(["desktop", "mobile", "tablet", "tv"]);
/** Characters of a user agent that are looked at: no browser's own is longer. */
const LONGEST = 500;

/** "Chrome · Windows", as far as a browser says what it is; empty where none does. */
export function deviceOf(userAgent: string): string {
  if (userAgent.trim() === "") return "";
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, LONGEST));
  if (!PEOPLES.has(platform.type ?? "")) return "";
  return [known(BROWSERS, browser.name), known(SYSTEMS, os.name)].filter(Boolean).join(" · ");
}

function known(names: ReadonlySet<string>, name: string | undefined): string {
  return name !== undefined && names.has(name) ? name : "";
}
