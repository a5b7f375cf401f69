import { videoAddress } from "../video/address.ts";
import { type AddressParts, decoded, queryValue } from "./read-address.ts";

/** What is to be seen there: decides the drawing on the still, and what its button says. */
export type EmbedSort = "film" | "sound" | "questions" | "dates" | "post" | "place" | "page";

/** How much room it takes: a proportion, or a height of its own. */
export const EMBED_SIZES = ["16:9", "9:16", "4:3", "1:1", "strip", "half", "tall"] as const;
export type EmbedSize = (typeof EMBED_SIZES)[number];

/** Something of elsewhere that can be shown in a frame. */
export interface Embedded {
  /** As it calls itself. */
  readonly service: string;
  readonly sort: EmbedSort;
  /** The address of the frame. */
  readonly frame: string;
  /** The address of one that begins by itself, once somebody has asked for it. */
  readonly played?: string;
  readonly size: EmbedSize;
  /** What the frame is allowed, in the words of the `allow` attribute. */
  readonly allow: string;
}

interface Service {
  readonly name: string;
  readonly sort: EmbedSort;
  /** Of its addresses, host and path. */
  readonly at: RegExp;
  /** Where it is framed, built anew of the ids found in an address; null for what cannot be framed. */
  frame(address: AddressParts): Pick<Embedded, "frame" | "played" | "size"> | null;
}

const PLAYER = "autoplay; fullscreen; picture-in-picture; encrypted-media";
const ALLOWED: Readonly<Record<EmbedSort, string>> = {
  film: PLAYER,
  sound: PLAYER,
  questions: "",
  dates: "payment",
  post: PLAYER,
  place: "fullscreen",
  page: "fullscreen",
};

function film(source: "youtube" | "vimeo"): Service["frame"] {
  return ({ host, path, query }) => {
    const played = videoAddress(source, `https://${host}${path}?${query}`)?.player;
    if (played === undefined) return null;
    return { played, frame: played.replace("autoplay=1&", ""), size: path.startsWith("/shorts/") ? "9:16" : "16:9" };
  };
}

const spotify: Service["frame"] = ({ path }) => {
  const [, sort = "", id] =
    /^\/(?:intl-[a-z-]{2,7}\/)?(?:embed\/)?(track|episode|album|playlist|artist|show)\/([A-Za-z0-9]{22})\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  return { frame: `https://open.spotify.com/embed/${sort}/${id}`, size: sort === "track" || sort === "episode" ? "strip" : "half" };
};

const soundcloud: Service["frame"] = ({ path }) => {
  const [, who, set, what] = /^\/([\w-]{2,60})\/(sets\/)?([\w-]{1,120})\/?$/.exec(path) ?? [];
  if (who === undefined || what === undefined) return null;
  const sound = encodeURIComponent(`https://soundcloud.com/${who}/${set ?? ""}${what}`);
  return { frame: `https://w.soundcloud.com/player/?url=${sound}&visual=false`, size: set ? "half" : "strip" };
};

const googleForms: Service["frame"] = ({ path }) => {
  const [, id] = /^\/forms\/(?:u\/\d\/)?d\/((?:e\/)?[\w-]{20,100})\/viewform\/?$/.exec(path) ?? [];
  return id === undefined ? null : { frame: `https://docs.google.com/forms/d/${id}/viewform?embedded=true`, size: "tall" };
};

const calendly: Service["frame"] = ({ path }) =>
  /^\/[\w-]{2,80}(?:\/[\w-]{1,120}){0,2}\/?$/.test(path) ? { frame: `https://calendly.com${path}?embed_type=Inline`, size: "tall" } : null;

const typeform: Service["frame"] = ({ host, path }) => {
  const [, id] = /^\/to\/([A-Za-z0-9]{5,20})\/?$/.exec(path) ?? [];
  return id === undefined ? null : { frame: `https://${host}/to/${id}?typeform-embed=embed-widget`, size: "tall" };
};

const instagram: Service["frame"] = ({ path }) => {
  const [, sort = "", code] = /^\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,40})(?:\/embed)?\/?$/.exec(path) ?? [];
  if (code === undefined) return null;
  return { frame: `https://www.instagram.com/${sort === "reels" ? "reel" : sort}/${code}/embed/`, size: "tall" };
};

const tiktok: Service["frame"] = ({ path }) => {
  const [, id] = /^\/(?:@[\w.]{1,40}\/video|embed(?:\/v2)?|player\/v1)\/(\d{10,25})\/?$/.exec(path) ?? [];
  return id === undefined ? null : { frame: `https://www.tiktok.com/player/v1/${id}`, size: "9:16" };
};

const loom: Service["frame"] = ({ path }) => {
  const [, id] = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(path) ?? [];
  return id === undefined ? null : { frame: `https://www.loom.com/embed/${id}`, size: "16:9" };
};

const googleMaps: Service["frame"] = ({ path, query }) => {
  const [, code] = /^\/maps\/embed$/.test(path) ? (/(?:^|&)pb=([\w!%.:-]{5,1500})(?:&|$)/.exec(query) ?? []) : [];
  if (code !== undefined) return { frame: `https://www.google.com/maps/embed?pb=${code}`, size: "4:3" };
  const [, place = ""] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(path) ?? [];
  const [, point = ""] = /^\/maps\/@(-?\d{1,2}\.\d+,-?\d{1,3}\.\d+)/.exec(path) ?? [];
  const looked = decoded(place) || queryValue(query, "query") || queryValue(query, "q") || point;
  if (looked === "") return null;
  return { frame: `https://www.google.com/maps?q=${encodeURIComponent(looked.toWellFormed())}&output=embed`, size: "4:3" };
};

const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    sort: "film",
    at: /^(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com|(?:www\.)?youtu\.be)\//,
    frame: film("youtube"),
  },
  { name: "Vimeo", sort: "film", at: /^(?:www\.|player\.)?vimeo\.com\//, frame: film("vimeo") },
  { name: "Spotify", sort: "sound", at: /^open\.spotify\.com\//, frame: spotify },
  { name: "SoundCloud", sort: "sound", at: /^(?:www\.|m\.)?soundcloud\.com\//, frame: soundcloud },
  { name: "Google Forms", sort: "questions", at: /^docs\.google\.com\/forms\//, frame: googleForms },
  { name: "Calendly", sort: "dates", at: /^(?:www\.)?calendly\.com\//, frame: calendly },
  { name: "Typeform", sort: "questions", at: /^[a-z0-9-]+\.typeform\.com\/to\//, frame: typeform },
  { name: "Instagram", sort: "post", at: /^(?:www\.)?instagram\.com\//, frame: instagram },
  { name: "TikTok", sort: "film", at: /^(?:www\.|m\.)?tiktok\.com\//, frame: tiktok },
  { name: "Loom", sort: "film", at: /^(?:www\.)?loom\.com\//, frame: loom },
  {
    name: "Google Maps",
    sort: "place",
    at: /^(?:maps\.google\.com(?:\.[a-z]{2})?\/|(?:www\.)?google\.com(?:\.[a-z]{2})?\/maps)/,
    frame: googleMaps,
  },
];

/** Short addresses say nothing of what they lead to, and a frame may not be led on to what its page does not name. */
const SHORTENERS =
  /^(?:forms\.gle|(?:maps\.app\.)?goo\.gl|(?:vm|vt)\.tiktok\.com|spotify\.link|on\.soundcloud\.com|bit\.ly|t\.co|tinyurl\.com)$/;

/** What an address has to be shown in a frame, by the ordinary link that people share; null for none. */
export function embeddedAt(address: AddressParts): Embedded | null {
  const service = SERVICES.find(({ at }) => at.test(address.host + address.path));
  if (service) {
    const found = service.frame(address);
    return found && { service: service.name, sort: service.sort, allow: ALLOWED[service.sort], ...found };
  }
  if (!address.isSecure || SHORTENERS.test(address.host)) return null;
  const frame = `https://${address.host}${address.path}${address.query === "" ? "" : `?${address.query}`}`;
  return { service: address.host.replace(/^www\./, ""), sort: "page", frame, size: "half", allow: ALLOWED.page };
}
