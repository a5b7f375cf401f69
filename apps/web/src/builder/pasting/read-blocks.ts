import { blockCatalog } from "@vitrine/blocks";
import { type Fragment, readFragment } from "@vitrine/document";
import { z } from "zod";
import { type ClipHome, ID_GAP } from "./clip-home.ts";

/** More than this, in characters, is not read: a page document itself is no larger. */
const MOST_JSON = 8_000_000;

const origin = z.strictObject({ account: z.string().max(100).nullable(), pictures: z.string().max(2_048) });

/** Blocks as they were copied. */
export interface CopiedBlocks {
  readonly fragment: Fragment;
  /** Of those that another account has: where its pictures are, the id in the place of the gap. */
  readonly elsewhere: { readonly pictures: string } | null;
}

/** Reads blocks from a clipboard: hostile input until it has been through here. Null for what are none. */
export function readBlocks(json: string, home: ClipHome | null): CopiedBlocks | null {
  const input = json.length > MOST_JSON ? null : parsed(json);
  if (typeof input !== "object" || input === null) return null;
  const { from, ...fragment } = input as { readonly from?: unknown };
  const read = readFragment(fragment, blockCatalog);
  if (!read.ok) return null;
  if (from === undefined) return { fragment: read.value, elsewhere: null };
  const said = origin.safeParse(from);
  if (!said.success) return null;
  const isOwn = home === null || (said.data.account !== null && said.data.account === home.account);
  return { fragment: read.value, elsewhere: isOwn ? null : { pictures: said.data.pictures } };
}

/** The address of a picture of another account; null for what is no place that pictures may be fetched from. */
export function pictureAddress(template: string, imageId: string, home: ClipHome): string | null {
  const address = template.replace(ID_GAP, () => encodeURIComponent(imageId));
  return isFetchable(address, home) ? address : null;
}

/** Pictures come by https, or from where this installation has its own. */
export function isFetchable(address: string, home: ClipHome): boolean {
  const url = URL.parse(address, location.href);
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || isOfHere(address, home);
}

/** Whether an address is one of this installation's pictures. */
export function isOfHere(address: string, { images }: ClipHome): boolean {
  const here = URL.parse(images.address(ID_GAP, 1), location.href);
  const url = URL.parse(address, location.href);
  const folder = here?.pathname.slice(0, here.pathname.indexOf(ID_GAP)) ?? "";
  return here !== null && url !== null && url.origin === here.origin && folder !== "" && url.pathname.startsWith(folder);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
