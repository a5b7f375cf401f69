import { parseArgs } from "node:util";
import { emailAddress, META_FLAGS } from "@vitrine/contract";
import { findAccountByEmail } from "../features/accounts/index.ts";
import { setFlags } from "../features/admin/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { CommandResult } from "./operator-socket.ts";

const SWITCHES = ["special", "new-setup", ...META_FLAGS] as const;
type Switch = (typeof SWITCHES)[number];
type Options = { [name in Switch | "email"]?: string };

/** What can be switched, for the help text and for what is not understood. */
export const ACCOUNT_SWITCHES = SWITCHES.map((name) => `[--${name} on|off]`).join(" ");

const FROM_TERMINAL = { userAgent: "", clientAddress: "" };

/** `account set`: switches flags of an account and prints how they stand, as one line of JSON. */
export async function accountSet(platform: Platform, args: readonly string[]): Promise<CommandResult> {
  const read = readOptions(args);
  if ("problem" in read) return { ok: false, output: `${read.problem}\n` };
  const { email: given, ...switches } = read.values;
  const email = emailAddress.safeParse(given);
  if (!email.success) return { ok: false, output: "--email: a valid address is needed.\n" };
  const wrong = SWITCHES.find((name) => switches[name] !== undefined && !["on", "off"].includes(switches[name]));
  if (wrong) return { ok: false, output: `--${wrong}: "on" or "off" is needed.\n` };
  if (Object.keys(switches).length === 0) return { ok: false, output: `Nothing to set. There is: ${ACCOUNT_SWITCHES}\n` };
  const { queries } = platform.database;
  const account = await findAccountByEmail(queries, email.data);
  if (!account) return { ok: false, output: "There is no account with this e-mail.\n" };
  const isOn = (name: Switch): boolean | undefined => (switches[name] === undefined ? undefined : switches[name] === "on");
  const meta = Object.fromEntries(META_FLAGS.map((flag) => [flag, isOn(flag)]));
  const set = await setFlags(platform, FROM_TERMINAL, account.id, { isSpecial: isOn("special"), newSetup: isOn("new-setup"), meta });
  return { ok: true, output: `${JSON.stringify({ accountId: account.id, ...set })}\n` };
}

function readOptions(args: readonly string[]): { readonly values: Options } | { readonly problem: string } {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { email: text, ...Object.fromEntries(SWITCHES.map((name) => [name, text])) },
    });
    return { values: values as Options };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
