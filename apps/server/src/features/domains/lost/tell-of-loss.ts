import { domainToUnicode } from "node:url";
import { siteUrl } from "../../../platform/config.ts";
import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites } from "../../sites/index.ts";
import type { FindMailbox } from "../certificates/told/tell-of-endings.ts";
import type { DomainRow } from "../domain-store.ts";
import { OWNERSHIP_LABEL } from "../records/token.ts";
import { lossMessage } from "./loss-message.ts";

/** Puts an e-mail to whoever had a name into the outbox, with the change that gives it to another account; once for each time. */
export async function tellOfLoss(
  { config, mail }: Pick<Platform, "config" | "mail">,
  findMailbox: FindMailbox,
  queries: Queries,
  { loser, at }: { readonly loser: DomainRow; readonly at: Date },
): Promise<void> {
  const { id, accountId, siteId, name, purpose, round, token } = loser;
  const owner = await findMailbox(queries, accountId);
  const [site] = await findSites(queries, [siteId]);
  if (!owner || !site) return;
  const { email: to, language } = owner;
  const message = lossMessage(language, {
    purpose,
    name: domainToUnicode(name),
    record: { host: `${OWNERSHIP_LABEL}.${name}`, value: token },
    remaining: siteUrl(config, site),
    at: momentInWords(language, at),
    url: `${config.publicUrl}/dns/${purpose === "images" ? "images/" : ""}${id}`,
    support: config.supportEmail,
  });
  await mail.post(queries, { to, language, key: `domain-lost:${id}:${round}`, message, accountId });
  afterCommit(queries, () => mail.wake());
}
