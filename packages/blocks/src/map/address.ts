import { type InlineText, plainText } from "@vitrine/document";

/** Whose map it is. */
export const MAP_PROVIDERS = ["google", "openstreetmap"] as const;
export type MapProvider = (typeof MAP_PROVIDERS)[number];

/** In degrees, north and east of zero. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A map's addresses: of the one that opens by itself, in the visitor's app where there is one, and of the one to embed. */
export interface MapAddress {
  readonly open: string;
  readonly embed?: string;
}

export interface MapPlace {
  readonly place: InlineText;
  readonly point: string;
  readonly provider: MapProvider;
  readonly zoom: number;
}

/** Of a place's words, what is looked for: more are no address. */
const MOST_CHARACTERS = 200;

const NUMBER = String.raw`(-?\d{1,3}(?:[.,]\d{1,15})?)`;
const POINT = new RegExp(`^${NUMBER}\\s*[;,\\s]\\s*${NUMBER}$`);
const LINK = /^\S+:\/\//;

/** OpenStreetMap has no closer look than this. */
const CLOSEST = 19;

/** How wide the shown part is at least, in tiles of 256 pixels. */
const TILES = 2.5;

/** The point that two numbers name, as maps give them to be copied or with commas for points; null for none. */
export function readPoint(text: string): MapPoint | null {
  const [, first, second] = POINT.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return null;
  const [latitude, longitude] = [Number(first.replace(",", ".")), Number(second.replace(",", "."))];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The words of a place on one line, as a map looks for them; empty for what is no place: a link to a map is none. */
export function placeWords(place: InlineText): string {
  const text = plainText(place).replace(/\s+/g, " ").trim();
  return LINK.test(text) ? "" : text.slice(0, MOST_CHARACTERS).toWellFormed();
}

const query = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

function google(looked: string, zoom: number): MapAddress {
  return {
    open: `https://www.google.com/maps/search/?${query({ api: 1, query: looked })}`,
    embed: `https://www.google.com/maps?${query({ q: looked, z: zoom, output: "embed" })}`,
  };
}

function openStreetMap({ latitude, longitude }: MapPoint, zoom: number): MapAddress {
  const shown = Math.min(zoom, CLOSEST);
  const half = ((360 / 2 ** shown) * TILES) / 2;
  const within = (value: number, most: number): string => Math.max(-most, Math.min(most, value)).toFixed(6);
  const bbox = [
    within(longitude - half, 180),
    within(latitude - half / 2, 90),
    within(longitude + half, 180),
    within(latitude + half / 2, 90),
  ].join();
  return {
    open: `https://www.openstreetmap.org/?${query({ mlat: latitude, mlon: longitude })}#map=${shown}/${latitude}/${longitude}`,
    embed: `https://www.openstreetmap.org/export/embed.html?${query({ bbox, layer: "mapnik", marker: `${latitude},${longitude}` })}`,
  };
}

/**
 * Where a place is to be seen; null for what is no place. A point goes before the words. OpenStreetMap finds
 * places by their words on its own pages alone: without a point there is nothing of it to embed.
 */
export function mapAddress({ place, point, provider, zoom }: MapPlace): MapAddress | null {
  const looked = placeWords(place);
  const exact = readPoint(point) ?? readPoint(looked);
  if (!exact && looked === "") return null;
  if (provider === "google") return google(exact ? `${exact.latitude},${exact.longitude}` : looked, zoom);
  return exact ? openStreetMap(exact, zoom) : { open: `https://www.openstreetmap.org/search?${query({ query: looked })}` };
}
