import type { Language } from "@vitrine/document";
import { type Queries, violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { PlanTerm } from "../../platform/request-context.ts";
import { putOnPlan } from "../billing/index.ts";
import { type AccountRow, insertAccount } from "./account-store.ts";
import { hashOf, type PreparedPassword, preparePassword } from "./password/prepared-password.ts";

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** None for somebody who comes in with Google. */
  readonly password: string | null;
  readonly language: Language;
  /** E.164. */
  readonly phone?: string | null;
  readonly isEmailConfirmed?: boolean;
  readonly isAdmin?: boolean;
  readonly aff?: number | null;
  readonly src?: string | null;
  /** What it starts on. */
  readonly plan: PlanTerm;
}

/** An account that is ready to be stored. */
export interface PreparedAccount {
  readonly account: AccountRow;
  readonly password: PreparedPassword | null;
  readonly plan: PlanTerm;
}

/** Prepares an account; the password is hashed here, outside of any transaction. */
export async function prepareAccount({ clock }: Pick<Platform, "clock">, input: NewAccount): Promise<PreparedAccount> {
  const now = new Date(clock.now());
  const account: AccountRow = {
    id: clock.id("account"),
    email: input.email,
    emailConfirmedAt: input.isEmailConfirmed ? now : null,
    pendingEmail: null,
    name: input.name,
    username: null,
    usernameKey: null,
    phone: input.phone ?? null,
    pictureId: null,
    hasPassword: input.password !== null,
    language: input.language,
    isAdmin: input.isAdmin ?? false,
    isSpecial: false,
    aff: input.aff ?? null,
    src: input.src ?? null,
    lastSeenAt: null,
    newSetup: true,
    meta: {},
    deletesAt: null,
    removalBeganAt: null,
    createdAt: now,
  };
  return { account, plan: input.plan, password: input.password === null ? null : await preparePassword(input.password) };
}

/** Stores a new account and what it is on, in a transaction of the caller's; somebody else's with the same address is left as it is. */
export async function addAccount(queries: Queries, { account, password, plan }: PreparedAccount): Promise<void> {
  try {
    await insertAccount(queries, account, password && hashOf(password));
    await putOnPlan(queries, account.id, plan);
  } catch (error) {
    if (violates(error, "accounts_email_unique")) {
      throw new Refusal("EMAIL_TAKEN", { fields: [{ path: "email", code: "invalid" }] });
    }
    throw error;
  }
}

/** Makes an account in one step. */
export async function createAccount(platform: Platform, input: NewAccount): Promise<AccountRow> {
  const prepared = await prepareAccount(platform, input);
  await platform.database.transaction((queries) => addAccount(queries, prepared));
  return prepared.account;
}
