import { isSafeHref } from "@vitrine/document";
import type { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import { whatsappNumber } from "../whatsapp/whatsapp-number.ts";

export type Network = keyof typeof SOCIAL_MARKS | "email" | "phone";

interface NetworkRule {
  /** Where its addresses are; those below them count too. */
  readonly hosts: readonly string[];
  /** What comes before a profile's name, where a name is enough. */
  readonly profile?: string;
}

const RULES: Readonly<Record<keyof typeof SOCIAL_MARKS, NetworkRule>> = {
  instagram: { hosts: ["instagram.com"], profile: "https://www.instagram.com/" },
  facebook: { hosts: ["facebook.com", "fb.com", "fb.me", "m.me"], profile: "https://www.facebook.com/" },
  youtube: { hosts: ["youtube.com", "youtu.be"], profile: "https://www.youtube.com/@" },
  tiktok: { hosts: ["tiktok.com"], profile: "https://www.tiktok.com/@" },
  whatsapp: { hosts: ["wa.me", "whatsapp.com"] },
  x: { hosts: ["x.com", "twitter.com"], profile: "https://x.com/" },
  telegram: { hosts: ["t.me", "telegram.me"], profile: "https://t.me/" },
  pinterest: {
    hosts: ["pinterest.com", "pin.it", "pinterest.pt", "pinterest.es", "pinterest.cl", "pinterest.com.mx"],
    profile: "https://www.pinterest.com/",
  },
  threads: { hosts: ["threads.com", "threads.net"], profile: "https://www.threads.com/@" },
  spotify: { hosts: ["spotify.com", "spotify.link"] },
  discord: { hosts: ["discord.gg", "discord.com"] },
  twitch: { hosts: ["twitch.tv"], profile: "https://www.twitch.tv/" },
  bluesky: { hosts: ["bsky.app"], profile: "https://bsky.app/profile/" },
};

/** A host and what follows it, with or without `https://`; nothing before the host, and no port. */
const ADDRESS = /^(?:https?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)([/?#][^\s\\"<>]*)?$/i;
const PROFILE = /^@?([\w.-]{1,100})$/;
const EMAIL = /^(?:mailto:)?([^\s<>"@:/?#]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i;
const NUMBER = /^(?:tel:)?(\+?)([\d\s().-]{3,40})$/;
function phone(typed: string): string | null {
  const [, plus = "", rest = ""] = NUMBER.exec(typed) ?? [];
  const digits = rest.replace(/\D/g, "");
  return digits.length >= 3 && digits.length <= 15 ? `tel:${plus}${digits}` : null;
}

/** An address of the network itself; null for one of anybody else, or without anything behind its host. */
function ownAddress(typed: string, hosts: readonly string[]): string | null {
  const [, name = "", rest = ""] = ADDRESS.exec(typed) ?? [];
  const host = name.toLowerCase();
  const isOwn = hosts.some((each) => host === each || host.endsWith(`.${each}`));
  return isOwn && rest.length > 1 ? `https://${host}${rest}` : null;
}

/**
 * Where a mark leads, of what its owner typed: the address of a profile, its name (`@loja`), a number, an e-mail.
 * Null for what is not the network's: the mark is not shown then, so that none leads elsewhere than it says.
 */
export function socialAddress(network: Network, text: string): string | null {
  const typed = text.trim();
  if (network === "phone") return phone(typed);
  if (network === "email") {
    const [, address] = EMAIL.exec(typed) ?? [];
    return address && isSafeHref(`mailto:${address}`) ? `mailto:${address}` : null;
  }
  const { hosts, profile } = RULES[network];
  const number = network === "whatsapp" ? whatsappNumber(typed) : null;
  // Without its country it could be anybody's.
  if (number?.isSure) return `https://wa.me/${number.digits}`;
  const own = ownAddress(typed, hosts);
  if (own) return isSafeHref(own) ? own : null;
  const [, name] = PROFILE.exec(typed) ?? [];
  // The bare address of the network is nobody's name.
  const isHost = hosts.some((host) => typed === host || typed.endsWith(`.${host}`));
  return profile && name && !isHost && /\w/.test(name) ? `${profile}${name}` : null;
}
