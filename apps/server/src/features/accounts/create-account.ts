import type { Language } from "@vitrine/document";
import { type Queries, violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
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
  readonly plan: FirstPlan;
}

/** The plan an account starts on, as the plan table has it. */
export interface FirstPlan {
  readonly name: string;
  readonly startAt: Date;
  /** Null for a plan without an end: a free one. */
  readonly renewalDate: Date | null;
}

/** An account that is ready to be stored. */
export interface PreparedAccount {
  readonly account: AccountRow;
  readonly password: PreparedPassword | null;
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
    canClone: false,
    planName: input.plan.name,
    planStartAt: input.plan.startAt,
    planRenewalDate: input.plan.renewalDate,
    aff: input.aff ?? null,
    src: input.src ?? null,
    lastSeenAt: null,
    newSetup: true,
    meta: {},
    deletesAt: null,
    removalBeganAt: null,
    createdAt: now,
  };
  return { account, password: input.password === null ? null : await preparePassword(input.password) };
}

/** Stores a new account; somebody else's with the same address is left as it is. */
export async function addAccount(queries: Queries, { account, password }: PreparedAccount): Promise<void> {
  try {
    await insertAccount(queries, account, password && hashOf(password));
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
  await addAccount(platform.database.queries, prepared);
  return prepared.account;
}
