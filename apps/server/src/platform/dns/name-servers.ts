import { getServers } from "node:dns";
import { isIP } from "node:net";
import { WrongSetting } from "../wrong-setting.ts";

export interface NameServer {
  readonly address: string;
  readonly port: number;
}

const PORT = 53;

/** Reads `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:5353`; null for anything else. */
function readNameServer(text: string): NameServer | null {
  if (isIP(text)) return { address: text, port: PORT };
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? "";
  const port = digits === undefined ? PORT : Number(digits);
  return isIP(address) && port > 0 && port < 65_536 ? { address, port } : null;
}

/**
 * Who is asked about names: those that are configured, else the operating system's.
 * @throws WrongSetting for one that is no address.
 */
export function nameServers(configured: readonly string[]): readonly NameServer[] {
  return (configured.length > 0 ? configured : getServers()).flatMap((text) => {
    const server = readNameServer(text);
    if (!server && configured.length > 0) throw new WrongSetting(`VITRINE_DNS_SERVERS: "${text}" is no address. See .env.example.`);
    return server ? [server] : [];
  });
}
