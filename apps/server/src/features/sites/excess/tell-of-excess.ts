import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findAccount } from "../../accounts/index.ts";
import type { SiteRow } from "../site-store.ts";
import { type ExcessValues, excessMessage } from "./excess-message.ts";
import { KEPT_MS, NOTICE_MS } from "./settle-excess.ts";

interface ExcessNews {
  readonly stage: ExcessValues["stage"];
  readonly sites: readonly Pick<SiteRow, "id" | "name">[];
  /** When what comes next happens to them; where it is left out, as if this stage began now. */
  readonly at?: Date;
}

/** Puts an e-mail to the owner into the outbox, with the change that it tells of. */
export async function tellOfExcess(
  { clock, config, mail }: Platform,
  queries: Queries,
  accountId: string,
  { stage, sites, at = new Date(clock.now() + (stage === "told" ? NOTICE_MS : KEPT_MS)) }: ExcessNews,
): Promise<void> {
  const account = await findAccount(queries, accountId);
  if (!account) return;
  const { email: to, language } = account;
  const names = sites.map(({ name }) => name);
  const message = excessMessage(language, { stage, names, at, url: `${config.publicUrl}/sites`, support: config.supportEmail });
  await mail.post(queries, { to, language, key: `excess-sites:${clock.id("emailMessage")}`, message, accountId });
  afterCommit(queries, () => mail.wake());
}
