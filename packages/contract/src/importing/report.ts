import { z } from "zod";

/** Bytes of a file that is imported, and what an archive may hold: so many entries, so many bytes once unpacked. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;
export const IMPORT_MAX_ENTRIES = 1_000;
export const IMPORT_MAX_UNPACKED = 200 * 1024 * 1024;
/** Characters of HTML from a clipboard that are read into blocks. */
export const FRAGMENT_MAX_HTML = 1_000_000;
/** Pictures of other servers that one import asks for. */
export const IMPORT_MAX_REMOTE = 100;

/**
 * What could not be kept of an imported page, or should be looked at.
 * `script` code of the page · `pixel` what measures its visitors · `handler` code in attributes · `form_target` where a
 * form sent its answers · `field` a field of a kind that there is not, or outside of any form · `frame` something of
 * elsewhere · `media` a film or a sound that is not at an https address · `drawing` a vector drawing in the page ·
 * `icon` a character of an icon font · `style` a style that blocks do not have · `stylesheet` a style sheet that did not
 * come along · `font` a typeface that is not offered here · `unsafe_link` a link that nobody may be sent to · `lost_link`
 * one that has no words or picture of its own any more · `relative_link` one to another file, which leads to the site's own
 * pages now · `picture` one that could not be fetched or read · `too_many_pictures` those of other servers beyond a hundred ·
 * `slow_pictures` those that time did not last for · `hidden` what the page never showed · `words` words for which there
 * was no place · `page` further pages of an archive · `redirect` a page that sends its visitors on by itself · `image_missing`
 * a picture of a project that this account does not have
 */
export const IMPORT_NOTICES = [
  "script",
  "pixel",
  "handler",
  "form_target",
  "field",
  "frame",
  "media",
  "drawing",
  "icon",
  "style",
  "stylesheet",
  "font",
  "unsafe_link",
  "lost_link",
  "relative_link",
  "picture",
  "too_many_pictures",
  "slow_pictures",
  "hidden",
  "words",
  "page",
  "redirect",
  "image_missing",
] as const;
export type ImportNoticeCode = (typeof IMPORT_NOTICES)[number];

const notice = z.object({
  code: z.enum(IMPORT_NOTICES),
  count: z.number().int().min(1),
  /** A few of them: a host, an address, a name. */
  examples: z.array(z.string()),
});
export type ImportNotice = z.infer<typeof notice>;

const kept = z.object({ found: z.number().int(), kept: z.number().int() });

/** What an import made, and what it could not keep. */
export const importReport = z.object({
  source: z.enum(["html", "zip", "project", "web"]),
  /** Blocks that the page has now. */
  blocks: z.number().int(),
  words: kept,
  links: kept,
  pictures: kept,
  notices: z.array(notice),
});
export type ImportReport = z.infer<typeof importReport>;

/** What HTML from a clipboard became: blocks as they travel, and what of it was left out. */
export const readFragmentReply = z.object({
  /** As a clipboard's own: checked where it is pasted. */
  fragment: z.record(z.string(), z.unknown()),
  /** The address of each of its pictures, by the id that stands for it among the blocks. */
  pictures: z.record(z.string(), z.string()),
  notices: z.array(notice),
});
