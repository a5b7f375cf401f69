import { parseArgs } from "node:util";
import { emailAddress, FALLBACK_LANGUAGE, newPassword } from "@vitrine/contract";
import { createAccount, createApiKey } from "../features/accounts/index.ts";
import { openPlanTable } from "../features/billing/index.ts";
import type { Platform } from "../platform/platform.ts";
import { Refusal } from "../platform/refusal.ts";
import { ACCOUNT_SWITCHES, accountSet } from "./account-set-command.ts";
import { databaseCommand, isDatabaseCommand } from "./database-command.ts";
import { deadLettersCommand, isDeadLettersCommand } from "./dead-letters-command.ts";
import { domainsCommand, isDomainsCommand } from "./domains-command.ts";
import { isJobsCommand, jobsCommand } from "./jobs-command.ts";
import { isJournalCommand, journalCommand } from "./journal-command.ts";
import type { CommandResult } from "./operator-socket.ts";
import { isOutboxCommand, outboxCommand } from "./outbox-command.ts";

export const HELP = `Vitrine's commands for its operator:

  npm run vitrine -- account create --email E --password P [--name N] [--plan lifetime] [--admin]
      Makes an account and prints its id and an API key, as one line of JSON.
  npm run vitrine -- account set --email E ${ACCOUNT_SWITCHES}
      Switches what an account is shown, and prints how it stands. "special" makes it a special user.
  npm run vitrine -- outbox list
      Lists the newest letters: what was sent, what waits, and what is kept because no mail server is set.
  npm run vitrine -- outbox show ID
      Shows what one letter says, as long as it is kept, or what became of it.
  npm run vitrine -- outbox open
      Prints a link to the page of letters that are kept because no mail server is set; it works for 24 hours.
  npm run vitrine -- leads dead-letters list
      Lists leads the database would not have, and why; they are kept for 30 days.
  npm run vitrine -- leads dead-letters show ID
      Shows what one holds: a visitor's data.
  npm run vitrine -- leads dead-letters retry [ID]
      Feeds one back, or all of them; each becomes a lead once, however often it is asked for.
  npm run vitrine -- leads dead-letters remove ID
      Does away with what one holds.
  npm run vitrine -- jobs list
      Counts what is to do, by queue, and lists what is done over and over.
  npm run vitrine -- jobs dead
      Lists what failed for good, among it what somebody should have been told of; it is kept for 30 days.
  npm run vitrine -- jobs show ID
      Shows what a job is told, and how it stands.
  npm run vitrine -- jobs retry [ID]
      Has what failed for good tried again, one or all of it.
  npm run vitrine -- jobs remove ID
      Does away with one that failed for good.
  npm run vitrine -- journal status
      Lists what visitors sent in, by kind: how much waits to be moved into the database, and how much could not be kept.
  npm run vitrine -- domains rules
      Lists the names and the words that nobody may connect domains with.
  npm run vitrine -- domains forbid NAME | allow NAME
      Forbids a name and all that is under it, or allows it again; those that are connected are served no more at once.
  npm run vitrine -- domains prohibit WORD | permit WORD
      Prohibits names that include a word from now on, or permits them again.
  npm run vitrine -- domains wildcard
      Says how it stands with the certificate of the platform's own sites, and what is to be entered for it.
  npm run vitrine -- database status
      Lists the tables: what they hold, and when each was last analysed and vacuumed.
  npm run vitrine -- help
      Shows this.
`;

export function isCommand(words: readonly string[]): boolean {
  const isAccountCommand = words[0] === "account" && (words[1] === "create" || words[1] === "set");
  return (
    isAccountCommand ||
    [isOutboxCommand, isDeadLettersCommand, isDomainsCommand, isJobsCommand, isJournalCommand, isDatabaseCommand].some((isIt) =>
      isIt(words),
    )
  );
}

export function unknownCommand(words: readonly string[]): CommandResult {
  return { ok: false, output: `There is no command "${words.join(" ")}".\n\n${HELP}` };
}

/** Carries out one command of the operator. */
export async function runCommand(platform: Platform, words: readonly string[]): Promise<CommandResult> {
  if (!isCommand(words)) return unknownCommand(words);
  if (isDatabaseCommand(words)) return databaseCommand(platform.database);
  if (isJobsCommand(words)) return jobsCommand(platform, words);
  if (isDomainsCommand(words)) return domainsCommand(platform, words);
  if (isJournalCommand(words)) return journalCommand(platform);
  if (isOutboxCommand(words)) return outboxCommand(platform, words);
  if (isDeadLettersCommand(words)) return deadLettersCommand(platform, words);
  return words[1] === "set" ? accountSet(platform, words.slice(2)) : accountCreate(platform, words.slice(2));
}

type AccountOptions = { [name in "email" | "password" | "name" | "plan"]?: string } & { admin?: boolean };

function readOptions(args: readonly string[]): { readonly values: AccountOptions } | { readonly problem: string } {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { email: text, password: text, name: text, plan: text, admin: { type: "boolean" } },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function accountCreate(platform: Platform, args: readonly string[]): Promise<CommandResult> {
  const read = readOptions(args);
  if ("problem" in read) return { ok: false, output: `${read.problem}\n` };
  const { values } = read;
  const email = emailAddress.safeParse(values.email);
  if (!email.success) return { ok: false, output: "--email: a valid address is needed.\n" };
  const password = newPassword.safeParse(values.password);
  if (!password.success) {
    return { ok: false, output: "--password: at least 8 characters with upper and lower case, a number and a special character.\n" };
  }
  const plans = await openPlanTable(platform);
  try {
    const account = await createAccount(platform, {
      email: email.data,
      password: password.data,
      name: values.name ?? email.data.split("@")[0] ?? email.data,
      language: FALLBACK_LANGUAGE,
      isEmailConfirmed: true,
      isAdmin: values.admin ?? false,
      plan: plans.starting(values.plan ?? platform.config.defaultPlan, new Date(platform.clock.now())),
    });
    const { key } = await createApiKey(platform, account.id);
    return { ok: true, output: `${JSON.stringify({ accountId: account.id, apiKey: key })}\n` };
  } catch (error) {
    if (error instanceof Refusal && error.code === "EMAIL_TAKEN")
      return { ok: false, output: "There is an account with this e-mail already.\n" };
    throw error;
  } finally {
    plans.stop();
  }
}
