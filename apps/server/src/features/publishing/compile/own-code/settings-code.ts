import { pageCodeSeal } from "@vitrine/blocks";
import { CODE_PLACES, type CodePlace, type PageRecord } from "@vitrine/document";
import { type WrittenCode, writeCode, writeHeadCode, writeHeldCode } from "./write-code.ts";

/** The code of its owner that a page's settings bring to visitors. */
export interface SettingsCode {
  /** Fit to stand in the page, by place. */
  readonly html: Readonly<Partial<Record<CodePlace, string>>>;
  readonly written: readonly WrittenCode[];
  /** Where it may load from, run scripts of and send to. */
  readonly hosts: readonly string[];
  /** Places whose code nobody of the account has switched on. */
  readonly offPlaces: readonly CodePlace[];
  /** Places whose code is switched on and left out all the same: it cannot stand there without breaking the page. */
  readonly brokenPlaces: readonly CodePlace[];
}

/** What of a page's settings somebody must have switched on. */
export function settingsSeals({ code = {} }: PageRecord): string[] {
  return CODE_PLACES.flatMap((place) => (code[place] ? (pageCodeSeal(code[place]) ?? []) : []));
}

/**
 * What of it visitors get. What cannot stand in a head comes to the beginning of the body. On a page that asks for consent
 * it is held in a template until a visitor agrees, but what its owner says does not need that; what does is left out of a
 * page that asks nobody.
 */
export function settingsCode({ code = {}, consentBanner }: PageRecord, approved: ReadonlySet<string>): SettingsCode {
  const html: Partial<Record<CodePlace, string>> = {};
  const written: WrittenCode[] = [];
  const hosts: string[] = [];
  const offPlaces: CodePlace[] = [];
  const brokenPlaces: CodePlace[] = [];
  const put = (place: CodePlace, fit: WrittenCode): void => {
    if (fit.html === "") return;
    html[place] = (html[place] ?? "") + fit.html;
    written.push(fit);
  };
  for (const place of CODE_PLACES) {
    const part = code[place];
    const seal = part && pageCodeSeal(part);
    if (!seal) continue;
    if (!approved.has(seal)) {
      offPlaces.push(place);
      continue;
    }
    const isHeld = part.needsConsent ?? consentBanner === true;
    if (isHeld && !consentBanner) continue;
    const write = isHeld ? writeHeldCode : writeCode;
    const parts = place === "head" && !isHeld ? writeHeadCode(part.code) : { head: null, body: write(part.code) };
    if (!parts?.body) {
      brokenPlaces.push(place);
      continue;
    }
    hosts.push(...(part.hosts ?? []));
    if (parts.head) put("head", parts.head);
    // Held code has no place before it runs: it stands where it costs nobody's first picture anything.
    put(isHeld ? "footer" : place === "head" ? "body" : place, parts.body);
  }
  return { html, written, hosts, offPlaces, brokenPlaces };
}
