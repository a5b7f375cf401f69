import { type ExportPart, inBatches, jsonList } from "../../../platform/export-part.ts";
import type { Platform } from "../../../platform/platform.ts";
import { listEvents } from "../../audit/index.ts";
import { findPlanOf } from "../../billing/index.ts";
import { findAccount } from "../account-store.ts";
import { type ApiKeyRow, listApiKeys } from "../keys/api-key-store.ts";
import { presentApiKey } from "../keys/present-api-key.ts";
import { metaOf } from "../meta-of.ts";

const BATCH = 100;

/** Who somebody is, their keys without the secrets, and what happened to the account's security. */
export function accountPart({ database: { queries } }: Pick<Platform, "database">): ExportPart {
  return {
    name: "account",
    about: {
      pt: "account.json: seu perfil, seu plano e suas chaves de API (sem os segredos). security-events.json: o que aconteceu com a segurança da conta.",
      en: "account.json: your profile, your plan and your API keys (without their secrets). security-events.json: what happened to the account's security.",
      es: "account.json: tu perfil, tu plan y tus claves de API (sin los secretos). security-events.json: lo que pasó con la seguridad de la cuenta.",
    },
    async *files(accountId) {
      yield { path: "account.json", content: `${JSON.stringify(await readProfile(queries, accountId), null, 2)}\n` };
      yield { path: "security-events.json", content: jsonList(eventsOf(queries, accountId)) };
    },
  };
}

type Queries = Platform["database"]["queries"];

async function readProfile(queries: Queries, accountId: string): Promise<unknown> {
  const row = await findAccount(queries, accountId);
  if (!row) throw new Error("the account is gone");
  const plan = await findPlanOf(queries, accountId);
  const keys: ApiKeyRow[] = [];
  const read = (after: ApiKeyRow | null, limit: number) =>
    listApiKeys(queries, accountId, limit, after && { at: after.createdAt, id: after.id });
  for await (const key of inBatches(BATCH, read)) keys.push(key);
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: row.emailConfirmedAt,
    pendingEmail: row.pendingEmail,
    name: row.name,
    username: row.username,
    phone: row.phone,
    pictureId: row.pictureId,
    language: row.language,
    plan: { name: plan.planName, startAt: plan.planStartAt, renewalDate: plan.planRenewalDate },
    cloneAccess: plan.canClone,
    special: row.isSpecial,
    newSetup: row.newSetup,
    affiliate: row.aff,
    source: row.src,
    flags: metaOf(row),
    lastSeenAt: row.lastSeenAt,
    deletesAt: row.deletesAt,
    createdAt: row.createdAt,
    apiKeys: keys.map(presentApiKey),
  };
}

async function* eventsOf(queries: Queries, accountId: string): AsyncGenerator<unknown> {
  let cursor: string | undefined;
  do {
    const page = await listEvents(queries, accountId, { limit: BATCH, cursor });
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
