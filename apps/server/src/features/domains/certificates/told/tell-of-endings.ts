import { fill, SSL_PROBLEMS, type SslProblemCode } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Queries } from "../../../../platform/database/database.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { listEnding } from "../certificate-store.ts";
import { findServedDomain } from "../served-hosts.ts";
import { ENDING_MS } from "../wait.ts";
import { endingMessage } from "./ending-message.ts";
import { dayOf } from "./present-ssl.ts";

/** Where the owner of an account is written to, and in which language; null for one that is gone. */
export type FindMailbox = (queries: Queries, accountId: string) => Promise<{ readonly email: string; readonly language: Language } | null>;

/** Tells owners, once for each certificate, that theirs ends within a week and was not renewed. */
export async function tellOfEndings(platform: Platform, findMailbox: FindMailbox): Promise<void> {
  const { database, clock, mail, config } = platform;
  const { queries } = database;
  const now = clock.now();
  for (const { host, name, notAfter, problem } of await listEnding(queries, new Date(now), new Date(now + ENDING_MS))) {
    const domain = await findServedDomain(queries, host);
    const owner = domain && (await findMailbox(queries, domain.accountId));
    if (!domain || !owner || !notAfter) continue;
    const { email: to, language } = owner;
    const reason = fill(SSL_PROBLEMS[(problem ?? "serverInternal") as SslProblemCode][language], { host });
    const message = endingMessage(language, { host, date: dayOf(notAfter, language), reason, url: `${config.publicUrl}/dns` });
    await mail.post(queries, { to, language, key: `certificate-ending:${name}`, message, accountId: domain.accountId });
  }
  mail.wake();
}
