import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** How an authenticator behaves; each is what an honest one does unless a test says otherwise. */
export interface Behaviour {
  /** The page the browser is on. */
  readonly origin: string;
  /** Whether it counts its uses; synced passkeys always say 0. */
  readonly counts: boolean;
  /** Whether its owner showed a finger or typed a PIN. */
  readonly verifiesUser: boolean;
  /** Whether it names the account it is of, as those do that log in without a name. */
  readonly namesAccount: boolean;
  /** The host its answers are for, where that is not the one it was asked for. */
  readonly rpId: string | undefined;
  /** What it calls a new passkey, where it does not invent that. */
  readonly credentialId: Uint8Array | undefined;
  /** What else stands in an attestation. */
  readonly attestation: { readonly format: string; readonly statement: ReadonlyMap<string, Statement> } | undefined;
}

type Statement = string | number | Uint8Array | Uint8Array[];

/** A passkey in memory, with its private key: copy it to make a cloned authenticator. */
export interface StoredPasskey {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** Answers as a browser does with an authenticator in it: real keys (ES256), real attestations and signatures. */
export interface SoftwareAuthenticator {
  readonly passkeys: StoredPasskey[];
  /** `navigator.credentials.create`, as JSON. */
  create(options: Readonly<Record<string, unknown>>, change?: Partial<Behaviour>): Record<string, unknown>;
  /** `navigator.credentials.get`, as JSON: with the first passkey that is allowed. */
  get(options: Readonly<Record<string, unknown>>, change?: Partial<Behaviour>): Record<string, unknown>;
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, backedUp: 0x10, hasKey: 0x40 } as const;

export function softwareAuthenticator(origin: string, always: Partial<Behaviour> = {}): SoftwareAuthenticator {
  const usual: Behaviour = {
    origin,
    counts: false,
    verifiesUser: true,
    namesAccount: true,
    rpId: undefined,
    credentialId: undefined,
    attestation: undefined,
    ...always,
  };
  const passkeys: StoredPasskey[] = [];
  return {
    passkeys,
    create(options, change) {
      const how = { ...usual, ...change };
      const { challenge, rp, user } = options as { challenge: string; rp: { id: string }; user: { id: string } };
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = Buffer.from(how.credentialId ?? randomBytes(32));
      const passkey: StoredPasskey = { id: id.toString("base64url"), key: privateKey, userHandle: user.id, counter: 0 };
      passkeys.push(passkey);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(how.rpId ?? rp.id, how, passkey.counter, FLAGS.hasKey), credential]);
      const attestation = new Map<string, Uint8Array | string | ReadonlyMap<string, Statement>>([
        ["fmt", how.attestation?.format ?? "none"],
        ["attStmt", how.attestation?.statement ?? new Map()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, how.origin).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
          transports: ["internal", "hybrid", "carrier-pigeon"],
        },
      };
    },
    get(options, change) {
      const how = { ...usual, ...change };
      const {
        challenge,
        rpId,
        allowCredentials = [],
      } = options as {
        challenge: string;
        rpId: string;
        allowCredentials?: { id: string }[];
      };
      const allowed = allowCredentials.map(({ id }) => id);
      const passkey = passkeys.find(({ id }) => allowed.length === 0 || allowed.includes(id));
      if (!passkey) throw new Error("this authenticator has none of the passkeys that are allowed");
      if (how.counts) passkey.counter += 1;
      const authData = head(how.rpId ?? rpId, how, passkey.counter, 0);
      const client = clientData("webauthn.get", challenge, how.origin);
      const signature = sign("sha256", Buffer.concat([authData, createHash("sha256").update(client).digest()]), passkey.key);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: "public-key",
        authenticatorAttachment: "platform",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
          ...(how.namesAccount ? { userHandle: passkey.userHandle } : {}),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function head(rpId: string, { verifiesUser }: Behaviour, counter: number, more: number): Buffer {
  const flags = FLAGS.present | (verifiesUser ? FLAGS.verified : 0) | FLAGS.syncable | FLAGS.backedUp | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

/** https://www.rfc-editor.org/rfc/rfc9053#section-7.1.1: an elliptic-curve key (2) of ES256 (-7) on P-256 (1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (value: string) => Uint8Array.from(Buffer.from(value, "base64url"));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key as never));
}
