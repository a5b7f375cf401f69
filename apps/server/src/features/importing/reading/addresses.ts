import { isSafeHref, isWebAddress } from "@vitrine/document";

/** Where a page came from: a file among others, or an address of the web. */
export type Origin = { readonly kind: "file"; readonly path: string } | { readonly kind: "web"; readonly url: string };

/** What a link of the page is worth here. */
export interface ReadLink {
  /** Empty for one that leads nowhere from here. */
  readonly href: string;
  readonly fault?: "unsafe" | "relative";
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The path of a file that is named from another one; null for one that would stand outside of all that came. */
export function pathFrom(file: string, named: string): string | null {
  const [bare = ""] = named.split(/[?#]/, 1);
  const path = decoded(bare);
  if (path === null || path === "" || /[\\\0]/.test(path)) return null;
  const parts = path.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? null : parts.join("/");
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** An address as a browser would go there from a page of the web; null for what it would not load. */
export function webAddressFrom(base: string | null, named: string): string | null {
  const absolute = named.startsWith("//") ? `https:${named}` : named;
  if (base === null && !SCHEME.test(absolute)) return null;
  const url = URL.parse(absolute, base ?? undefined);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:") || url.username !== "" || url.password !== "") return null;
  return isWebAddress(url.href) ? url.href : null;
}

/** What a page's own file is called by others: a link to it leads to the top of a site. */
const FRONT = /(?:^|\/)(?:index|default|home)\.(?:html?|php)$/i;

/** Where a link leads once the page stands on a site of its own. */
export function readLink(origin: Origin, base: string | null, raw: string): ReadLink {
  const named = raw.trim().replace(/[\t\n\r]/g, "");
  if (named === "") return { href: "" };
  if (named.startsWith("#")) return isSafeHref(named) ? { href: named === "#top" ? "#" : named } : { href: "", fault: "unsafe" };
  if (/^(?:mailto|tel):/i.test(named)) return isSafeHref(named) ? { href: named } : { href: "", fault: "unsafe" };
  const web = webAddressFrom(base, named);
  if (web !== null) return { href: web };
  if (SCHEME.test(named) || named.startsWith("//")) return { href: "", fault: "unsafe" };
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(named) ?? [];
  const file = origin.kind === "file" ? pathFrom("", path.replace(/^(?:\.{1,2}\/)+/, "")) : null;
  const encoded = (file ?? "").split("/").map(encodeURIComponent).join("/");
  const href = `/${FRONT.test(encoded) ? encoded.replace(FRONT, "") : encoded}${rest}`;
  return isSafeHref(href) ? { href, fault: "relative" } : { href: "", fault: "unsafe" };
}
