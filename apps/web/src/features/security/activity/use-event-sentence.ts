import type { MetaFlag, SecurityEvent } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";

/** What an event's subject is in words, where the log has a sign for it and no name. */
const SIGNS = ["email", "app", "recovery", "passkey", "on", "off"] as const;
const FLAGS = ["isSpecial", "newSetup", "vitrine4", "vitrine4analytics"] as const satisfies readonly (
  | "isSpecial"
  | "newSetup"
  | MetaFlag
)[];

/** Every call by which support may change something in an account, as the log names it. */
export const DEEDS = [
  "accounts.update",
  "domains.connect",
  "domains.connectImages",
  "domains.remove",
  "domains.removeImages",
  "domains.setMain",
  "domains.verify",
  "images.createFolder",
  "images.fetch",
  "images.move",
  "images.remove",
  "images.update",
  "images.updateFolder",
  "images.upload",
  "importing.clonePage",
  "importing.importPage",
  "importing.readFragment",
  "labels.create",
  "labels.remove",
  "labels.update",
  "pages.addVariant",
  "pages.changeTypes",
  "pages.create",
  "pages.doWithSeveral",
  "pages.duplicate",
  "pages.label",
  "pages.makeMain",
  "pages.operate",
  "pages.putDocument",
  "pages.putSiteStyle",
  "pages.remove",
  "pages.removeForGood",
  "pages.restore",
  "pages.update",
  "publishing.cancelRepublish",
  "publishing.check",
  "publishing.preview",
  "publishing.publish",
  "publishing.republishSection",
  "publishing.rollBack",
  "publishing.schedule",
  "publishing.unpublish",
  "revisions.makePage",
  "revisions.rename",
  "revisions.restore",
  "revisions.save",
  "serving.changeSettings",
  "serving.putPassword",
  "serving.putRedirects",
  "sessions.endSupport",
  "shares.copy",
  "shares.create",
  "shares.remove",
  "sites.create",
  "sites.keep",
  "sites.remove",
  "sites.setMain",
  "sites.update",
  "synced.create",
  "synced.putContent",
  "synced.remove",
  "synced.rename",
  "templates.create",
  "templates.remove",
  "templates.update",
] as const;

/** What happened, as a sentence: with the name of what it was about, where it has one. */
export function useEventSentence(): (event: Pick<SecurityEvent, "kind" | "subject">) => string {
  const t = useText("security");
  return ({ kind, subject }) => {
    if (!subject) return t(`events.${kind}`);
    switch (kind) {
      case "factor_added":
      case "factor_removed":
      case "clone_access_changed":
      case "log_in_failed": {
        // Refused in the middle of a session, not on the way in.
        if (subject === "proof") return t("events.proof_failed");
        const sign = SIGNS.find((known) => known === subject);
        return sign ? t(`signed.${kind}`, { sign: t(`signs.${sign}`) }) : t(`events.${kind}`);
      }
      case "flag_changed": {
        const [name, state] = subject.split(" ");
        const flag = FLAGS.find((known) => known === name);
        return flag
          ? t("flagged", { flag: t(`flags.${flag}`), sign: t(state === "on" ? "switched.on" : "switched.off") })
          : t(`events.${kind}`);
      }
      case "support_deed": {
        const [call] = subject.split(" ");
        const deed = DEEDS.find((known) => known === call);
        return deed ? t(`deeds.${deed}`) : t("events.support_deed");
      }
      case "session_revoked":
      case "device_trusted":
      case "email_change_asked":
      case "email_changed":
      case "passkey_added":
      case "passkey_removed":
      case "google_linked":
      case "key_made":
      case "key_revoked":
      case "page_cloned":
      case "plan_changed":
      case "support_started":
        return t(`named.${kind}`, { name: subject });
      default:
        return t(`events.${kind}`);
    }
  };
}
