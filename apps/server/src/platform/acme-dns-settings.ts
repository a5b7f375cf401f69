import { WrongSetting } from "./wrong-setting.ts";

/** The zone of challenges: a name that its parent's servers say this one answers for, in small letters, and the port it does that at. */
export interface AcmeDns {
  readonly zone: string;
  readonly port: number;
}

interface Values {
  readonly VITRINE_ACME_DNS_ZONE?: string | undefined;
  readonly VITRINE_ACME_DNS_PORT?: number | undefined;
  readonly VITRINE_ACME_DIRECTORY?: string | undefined;
  readonly VITRINE_PUBLIC_ADDRESSES: string;
}

const ZONE = /^(?:[a-z0-9_](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names in it have a label of up to 32 letters more, and may have 253 in all. */
const MOST_LETTERS = 200;

const fail = (setting: string, why: string): never => {
  throw new WrongSetting(`${setting}: ${why}. See .env.example.`);
};

/**
 * Reads which zone is answered for, if any.
 * @throws WrongSetting for half of the pair, for what is no name, and where other names of the platform would vanish in it
 */
export function readAcmeDns(values: Values, { sites, dashboard }: { readonly sites: string; readonly dashboard: string }): AcmeDns | null {
  const { VITRINE_ACME_DNS_ZONE: given, VITRINE_ACME_DNS_PORT: port } = values;
  if (given === undefined && port === undefined) return null;
  if (given === undefined) return fail("VITRINE_ACME_DNS_PORT", "VITRINE_ACME_DNS_ZONE goes with it and is missing");
  if (port === undefined) return fail("VITRINE_ACME_DNS_ZONE", "VITRINE_ACME_DNS_PORT goes with it and is missing");
  const zone = given.toLowerCase().replace(/\.$/, "");
  if (!ZONE.test(zone) || zone.length > MOST_LETTERS) return fail("VITRINE_ACME_DNS_ZONE", `"${given}" is no name of a zone`);
  for (const name of [sites, dashboard].map((host) => host.replace(/:\d+$/, ""))) {
    if (name === zone || name.endsWith(`.${zone}`)) return fail("VITRINE_ACME_DNS_ZONE", `${name} is in it, and would be found no more`);
  }
  if (values.VITRINE_ACME_DIRECTORY === undefined) return fail("VITRINE_ACME_DNS_ZONE", "there is no VITRINE_ACME_DIRECTORY to look there");
  if (values.VITRINE_PUBLIC_ADDRESSES.trim() === "")
    return fail("VITRINE_ACME_DNS_ZONE", "VITRINE_PUBLIC_ADDRESSES does not say where its name server is");
  return { zone, port };
}
