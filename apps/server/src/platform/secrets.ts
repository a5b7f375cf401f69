import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

/** Keeps what must be readable again, and marks what must be recognised, so that the database alone gives neither away. */
export interface Secrets {
  /** Encrypts and authenticates a text; what was sealed for one purpose does not open for another. */
  seal(text: string, purpose: string): string;
  /** @throws Error when it was changed, or sealed for another purpose or under another key. */
  open(sealed: string, purpose: string): string;
  /** HMAC-SHA-256 in hex, of a code or token that is only ever compared. */
  mac(purpose: string, text: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const FORM = "v1.";

export function secretsUnder(master: Buffer): Secrets {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync("sha256", master, "vitrine", purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor(`seal:${purpose}`), iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return FORM + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, purpose) {
      if (!sealed.startsWith(FORM)) throw new Error("this was not sealed here");
      const bytes = Buffer.from(sealed.slice(FORM.length), "base64url");
      const decipher = createDecipheriv("aes-256-gcm", keyFor(`seal:${purpose}`), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
    },
    mac: (purpose, text) =>
      createHmac("sha256", keyFor(`mac:${purpose}`))
        .update(text)
        .digest("hex"),
  };
}

/** Where the key is that was made for an installation whose operator has set none. */
const keyFile = (dataFolder: string): string => join(dataFolder, "secret.key");

/**
 * What was sealed here already, for a process that makes no key of its own: the one that does may be about to.
 * @throws where there is neither a secret nor a key
 */
export function knownSecrets({ secret, dataFolder }: Pick<Config, "secret" | "dataFolder">): Pick<Secrets, "open" | "mac"> {
  return secretsUnder(secret === undefined ? readFileSync(keyFile(dataFolder)) : Buffer.from(secret, "utf8"));
}

/** The operator's secret, or a key made once and kept in the data folder, readable by its owner alone. */
export async function openSecrets({ secret, dataFolder }: Pick<Config, "secret" | "dataFolder">): Promise<Secrets> {
  if (secret !== undefined) return secretsUnder(Buffer.from(secret, "utf8"));
  const file = keyFile(dataFolder);
  if (!existsSync(file)) {
    await mkdir(dataFolder, { recursive: true });
    const draft = `${file}.${process.pid}.new`;
    const handle = await open(draft, "w", 0o600);
    await handle.writeFile(randomBytes(32));
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    // The name is in the folder only once the folder is on disk; what is sealed before that would be lost with it.
    const folder = await open(dataFolder, "r");
    await folder.sync();
    await folder.close();
  }
  return secretsUnder(readFileSync(file));
}
