import { type Acme, type AcmeSigner, openAcme } from "../../../../platform/acme/acme.ts";
import { keyText, newKey, readKey } from "../../../../platform/acme/signing-request.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { holdAfterFailures, MOST_WAIT_MS } from "../wait.ts";
import { type AcmeAccountRow, findAcmeAccount, insertAcmeAccount, updateAcmeAccount } from "./account-store.ts";

const PURPOSE = "acme-account-key";

/** The authority of this installation, and the account that all its nodes share there. */
export interface Authority {
  readonly acme: Acme;
  /** Until when it is left alone, in milliseconds since 1970; null where it may be asked. */
  heldUntil(): Promise<number | null>;
  signer(signal: AbortSignal): Promise<AcmeSigner>;
  /** It does not know the account any more: one is made anew, of the same key. */
  forgetAccount(): Promise<void>;
  /** It had no sensible answer; everybody leaves it alone for a while. @returns until when. */
  noteFailure(retryAfterMs: number | null): Promise<number>;
  /** It wants no orders until then. */
  hold(until: number): Promise<void>;
  noteAnswer(): Promise<void>;
}

/** @returns null where the operator has set no authority. */
export async function openAuthority({ config, database, secrets, clock }: Platform): Promise<Authority | null> {
  const { acme: settings } = config;
  if (!settings) return null;
  const { directory } = settings;
  const acme = await openAcme(settings, clock.now);
  const { queries } = database;
  const update = (change: Partial<AcmeAccountRow>) => updateAcmeAccount(queries, directory, change);
  const account = async (): Promise<AcmeAccountRow> => {
    const known = await findAcmeAccount(queries, directory);
    if (known) return known;
    const sealedKey = secrets.seal(keyText(newKey()), PURPOSE);
    await insertAcmeAccount(queries, { directory, sealedKey, url: null, heldUntil: null, failures: 0 });
    return account();
  };
  return {
    acme,
    async heldUntil() {
      const until = (await account()).heldUntil?.getTime() ?? 0;
      const now = clock.now();
      return until > now && until < now + MOST_WAIT_MS ? until : null;
    },
    async signer(signal) {
      const { sealedKey, url } = await account();
      const key = readKey(secrets.open(sealedKey, PURPOSE));
      if (url !== null) return { key, account: url };
      const signer = await acme.register({ key, account: null }, signal);
      await update({ url: signer.account });
      return signer;
    },
    forgetAccount: () => update({ url: null }),
    async noteFailure(retryAfterMs) {
      const failures = (await account()).failures + 1;
      const until = clock.now() + holdAfterFailures(failures, retryAfterMs);
      await update({ failures, heldUntil: new Date(until) });
      return until;
    },
    hold: (until) => update({ heldUntil: new Date(until) }),
    async noteAnswer() {
      if ((await account()).failures > 0) await update({ failures: 0, heldUntil: null });
    },
  };
}
