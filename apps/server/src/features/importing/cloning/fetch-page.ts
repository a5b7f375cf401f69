import { type Outgoing, OutgoingRefused } from "../../../platform/outgoing/outgoing.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { NamedBytes } from "../apart/reading-job.ts";

/** A page of the web as its server sends it. */
export interface FetchedPage {
  /** Where it came from, after redirects. */
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** Bytes of a page, of one of its style sheets and of all of them; milliseconds for the page, and for all its sheets. */
const PAGE = { maxBytes: 8 * 1024 * 1024, timeoutMs: 15_000 };
const SHEET_BYTES = 1024 * 1024;
const ALL_SHEETS = { bytes: 3 * 1024 * 1024, ms: 10_000 };
const SHEETS_AT_ONCE = 4;

const HEADERS = { accept: "text/html,application/xhtml+xml;q=0.9", "accept-language": "*" };

/**
 * Asks for a page as a visitor would, from public addresses alone.
 * @throws Refusal, or why it was given up
 */
export async function fetchPage(outgoing: Outgoing, address: string, givenUp: AbortSignal): Promise<FetchedPage> {
  const reply = await outgoing.fetch(address, { ...PAGE, headers: HEADERS, signal: givenUp }).catch((error: unknown) => {
    if (!(error instanceof OutgoingRefused)) throw error;
    if (error.isNotAllowed) throw new Refusal("INVALID_INPUT", { fields: [{ path: "url", code: "clone_address" }] });
    throw new Refusal("PAGE_UNREACHABLE");
  });
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(reply.headers["content-type"] ?? "text/html");
  if (reply.status !== 200 || !isPage) throw new Refusal("PAGE_UNREACHABLE");
  return { url: reply.url, bytes: reply.bytes };
}

/**
 * The style sheets of a page, by their addresses; those that do not come are done without.
 * @throws why it was given up
 */
export async function fetchSheets(outgoing: Outgoing, addresses: readonly string[], givenUp: AbortSignal): Promise<NamedBytes> {
  const sheets: [string, Uint8Array][] = [];
  const time = AbortSignal.any([givenUp, AbortSignal.timeout(ALL_SHEETS.ms)]);
  let left = ALL_SHEETS.bytes;
  const queue = addresses.values();
  const fetchEach = async (): Promise<void> => {
    for (const address of queue) {
      if (time.aborted || left <= 0) return;
      const limits = { maxBytes: Math.min(SHEET_BYTES, left), signal: time, headers: { accept: "text/css" } };
      try {
        const { status, bytes } = await outgoing.fetch(address, limits);
        if (status !== 200) continue;
        left -= bytes.length;
        sheets.push([address, bytes]);
      } catch (error) {
        if (!(error instanceof OutgoingRefused) && !time.aborted) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: SHEETS_AT_ONCE }, fetchEach));
  givenUp.throwIfAborted();
  return sheets;
}
