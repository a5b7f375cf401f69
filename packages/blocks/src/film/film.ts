import { imageReference, webAddress } from "@vitrine/document";
import { z } from "zod";

/** A film that plays behind a block, without sound and over and over. */
export const film = z.strictObject({
  /** Of a file; one that is none shows nothing. */
  url: webAddress,
  /** What is shown first, and to everybody for whom the film is not loaded. */
  poster: imageReference.nullable(),
  /** Whether it is loaded on narrow screens too. */
  onPhones: z.boolean(),
});
export type Film = z.infer<typeof film>;

/** Where a film's file is; `null` for an address that is no MP4 or WebM behind https, which is all that pages load. */
export function filmAddress(url: string): string | null {
  return /^https:\/\/[^/?#]+\/[^?#]*\.(?:mp4|webm)(?:[?#]|$)/i.test(url) ? url : null;
}

/** Whether something of it can be shown. */
export function hasFilm(value: Film | null | undefined): value is Film {
  return value ? value.poster !== null || filmAddress(value.url) !== null : false;
}

/** What a page has to reach for it. */
export function filmReach(value: Film | null | undefined): { readonly media?: readonly string[] } {
  const address = value ? filmAddress(value.url) : null;
  return address === null ? {} : { media: [address] };
}

/**
 * Between the ground of a block and what it holds; the block's overlay lies over it. It is the translation that keeps a film
 * within its block, whatever position that is given.
 */
export const FILM_CSS = `:where(.v-has-film){position:relative;isolation:isolate;translate:0 0;--v-veil:none}
:where(.v-film){position:absolute;inset:0;z-index:-1;overflow:hidden;border-radius:inherit}
:where(.v-film>*){position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
:where(.v-film)::after{content:"";position:absolute;inset:0;background:var(--v-veil)}
:where(.v-film-stop:not([hidden])){position:absolute;inset-block-end:12px;inset-inline-end:12px;z-index:1;display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:#14202bcc;color:#fff;cursor:pointer}
:where(.v-film-stop:focus-visible){outline:3px solid #fff;box-shadow:0 0 0 6px #14202b}
:where(.v-film-stop)::before{content:"";box-sizing:border-box;width:13px;height:15px;border-inline:4px solid}
:where(.v-film-stop[data-stopped])::before{width:auto;height:auto;margin-inline-start:4px;border-block:8px solid transparent;border-inline-end:0;border-inline-start:13px solid}`;
