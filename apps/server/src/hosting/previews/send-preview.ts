import { previewKey, readPreview } from "@vitrine/contract";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { ArtefactCache } from "../replies/artefact-cache.ts";
import { messageWords } from "../replies/message-page.ts";
import { type Ready, sendArtefact, servable } from "../replies/send-artefact.ts";
import { refuseMethod, sendBody, sendMessage } from "../replies/send-message.ts";
import { isRead, type OwnRoute } from "../visit.ts";

const ADDRESS = /^\/_v\/preview\/([0-9a-f]{32})(\/[A-Za-z0-9_-]{1,40})?$/;

/** No search engine lists it. */
const UNLISTED = ["x-robots-tag", "noindex, nofollow"];

/**
 * Shows pages before they are published: `/_v/preview/<token>` on the site they belong to, for an hour. Their forms,
 * one step further, say that nothing is kept.
 */
export function previewRoute(storage: Storage, artefacts: ArtefactCache<Ready>, now: () => number): OwnRoute {
  return async ({ site, path, request, response }) => {
    const [, token, form] = ADDRESS.exec(path) ?? [];
    const bytes = token === undefined ? null : await storage.get(previewKey(contentHash(token)));
    const preview = bytes && readPreview(bytes.toString("utf8"));
    if (!preview || preview.site !== site.name) return sendMessage(request, response, 404, "notFound", { headers: UNLISTED });
    const { language, artefact, csp, until } = preview;
    if (until <= now()) return sendMessage(request, response, 410, "previewOver", { language, headers: UNLISTED });
    if (form !== undefined) {
      if (request.method !== "POST") return refuseMethod(request, response, "POST");
      request.resume();
      if (!(request.headers.accept ?? "").includes("application/json")) {
        return sendMessage(request, response, 200, "previewForm", { language, headers: UNLISTED, back: `/_v/preview/${token}` });
      }
      const { title, text } = messageWords("previewForm", language);
      return sendBody(request, response, 200, "application/json", JSON.stringify({ ok: true, thanks: `${title}. ${text}` }), UNLISTED);
    }
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const page = servable(artefact, [
      "content-type",
      "text/html; charset=utf-8",
      "cache-control",
      "no-store",
      "content-security-policy",
      csp,
      ...UNLISTED,
    ]);
    if (!(await sendArtefact(artefacts, page, request, response)))
      return sendMessage(request, response, 404, "notFound", { headers: UNLISTED });
  };
}
