import type { Language } from "@vitrine/document";
import { violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type AccountRow, insertAccount } from "./account-store.ts";
import { hashPassword } from "./password.ts";

/** How long a new account may try everything. */
const TRIAL_DAYS = 14;
const DAY_MS = 86_400_000;

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  /** The operator's default where none is given. */
  readonly plan?: string;
  readonly isAdmin?: boolean;
}

/** Makes an account on its first plan. A trial ends by itself; any other plan's end is set where it is bought. */
export async function createAccount({ database, clock, config }: Platform, input: NewAccount): Promise<AccountRow> {
  const now = new Date(clock.now());
  const planName = input.plan ?? config.defaultPlan;
  const row: AccountRow = {
    id: clock.id("account"),
    email: input.email,
    name: input.name,
    passwordHash: await hashPassword(input.password),
    language: input.language,
    isAdmin: input.isAdmin ?? false,
    planName,
    planStartAt: now,
    planRenewalDate: planName === "trial" ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : null,
    createdAt: now,
  };
  try {
    await insertAccount(database.queries, row);
  } catch (error) {
    if (violates(error, "accounts_email_unique")) {
      throw new Refusal("EMAIL_TAKEN", { fields: [{ path: "email", code: "invalid" }] });
    }
    throw error;
  }
  return row;
}
