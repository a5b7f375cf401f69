import type { Clock } from "../platform/clock.ts";
import type { ArtefactCache } from "./artefact-cache.ts";
import { type Ready, sendArtefact } from "./send-artefact.ts";
import { refuseMethod, sendMessage } from "./send-message.ts";
import { isRead, type OwnRoute } from "./visit.ts";

export const THANKS_PREFIX = "/_v/thanks/";

/** The page after a form was sent without JavaScript: `/_v/thanks/<page id>/<form id>`. */
export function thanksRoute(artefacts: ArtefactCache<Ready>, clock: Clock): OwnRoute {
  return async ({ site, path, request, response }) => {
    if (!isRead(request)) return refuseMethod(request, response, "GET, HEAD");
    const form = site.forms.get(path.slice(THANKS_PREFIX.length));
    const isThere = form !== undefined && form.until > clock.now() && (await sendArtefact(artefacts, form.thanks, request, response));
    if (!isThere) sendMessage(request, response, 404, "notFound");
  };
}
