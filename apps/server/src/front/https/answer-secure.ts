import { sendBody } from "../../hosting/replies/send-message.ts";
import type { VisitorRequest, VisitorResponse } from "../../hosting/replies/visitor-http.ts";
import type { VisitorPlane } from "../../hosting/visitor-plane.ts";
import type { PlatformNames } from "../platform-names.ts";
import type { WhoAsks } from "../who-asks.ts";
import type { CertificateDirectory } from "./certificate-directory.ts";
import type { ListenHttpsOptions } from "./listen-https.ts";

interface AnswerSecure {
  readonly plane: Pick<VisitorPlane, "handle" | "handleDomain">;
  readonly certificates: CertificateDirectory;
  readonly names: PlatformNames;
  readonly who: WhoAsks;
}

/**
 * Answers what comes over HTTPS: for the sites whose certificate the connection has been shown. A connection that asks
 * for one name and then for another one's pages is told to make another (RFC 9110, 15.5.20), unless both have one
 * certificate; the dashboard is not reached this way.
 */
export function answerSecure({ plane, certificates, names, who }: AnswerSecure): ListenHttpsOptions["answer"] {
  const misdirected = (request: VisitorRequest, response: VisitorResponse): void =>
    sendBody(request, response, 421, "text/plain; charset=utf-8", "Nothing is served under this name.\n");
  const show = (name: string, request: VisitorRequest, response: VisitorResponse): void | Promise<void> => {
    if (name.endsWith(names.siteSuffix)) {
      return plane.handle(name.slice(0, -names.siteSuffix.length), who.addressOf, request, response);
    }
    const isKnown = plane.handleDomain(name, who.addressOf, request, response);
    if (isKnown === true) return undefined;
    return isKnown === false ? misdirected(request, response) : isKnown.then((isSo) => (isSo ? undefined : misdirected(request, response)));
  };
  const showOther = async (name: string, shown: string, request: VisitorRequest, response: VisitorResponse): Promise<void> => {
    const [asked, met] = await Promise.all([certificates.of(name), certificates.of(shown)]);
    return asked !== null && asked === met ? show(name, request, response) : misdirected(request, response);
  };
  return (name, shown, request, response) => {
    if (name === shown && names.partOf(name) !== null) return show(name, request, response);
    return showOther(name, shown, request, response);
  };
}
