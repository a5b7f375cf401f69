import { boundedCache } from "../../platform/limits/bounded-cache.ts";
import { isRead, type OwnRoute } from "../visit.ts";
import type { ArtefactCache } from "./artefact-cache.ts";
import { type Ready, type Servable, sendArtefact, servable } from "./send-artefact.ts";
import { refuseMethod, sendMessage } from "./send-message.ts";

const FILE = /^\/_v\/([0-9a-f]{40})\.(js|css|woff2|svg|webp|png|jpg)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
  svg: "image/svg+xml",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
};
/** A drawing that is opened by itself shows, and nothing in any file runs as a page of the site. */
const FILE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MOST_REMEMBERED = 10_000;

/** Scripts, style sheets and fonts of pages, by their content: `/_v/<hash>.js`. They never change. */
export function fileRoute(artefacts: ArtefactCache<Ready>): OwnRoute {
  const known = boundedCache<Servable>(MOST_REMEMBERED);
  return async ({ path, request, response }) => {
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const remembered = known.get(path);
    const file = remembered ?? servableFile(path);
    if (!file || !(await sendArtefact(artefacts, file, request, response))) return sendMessage(request, response, 404, "notFound");
    if (!remembered) known.set(path, file);
  };
}

function servableFile(path: string): Servable | null {
  const [, hash, kind] = FILE.exec(path) ?? [];
  const type = kind && TYPES[kind];
  return hash && type
    ? servable(hash, ["content-type", type, "cache-control", "public, max-age=31536000, immutable", "content-security-policy", FILE_CSP])
    : null;
}
