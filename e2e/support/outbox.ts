import { expect } from "@playwright/test";

/** An e-mail as the operator reads it. */
export interface ReadMessage {
  readonly id: string;
  readonly subject: string;
  /** Six digits; empty where there are none. */
  readonly code: string;
  /** Where its button leads; empty where it has none. */
  readonly link: string;
}

/** By origin: the link each server showed on its terminal, and the cookie its page gave for it. */
const links = new Map<string, string>();
const cookies = new Map<string, string>();

/** Keeps the link to its e-mails that a server showed when it was ready. */
export function rememberOutbox(origin: string, shown: string): void {
  const [, path] = /\bhttps?:\/\/[^/\s]+(\/outbox\?key=\S+)/.exec(shown) ?? [];
  if (path) links.set(origin, `${origin}${path}`);
  cookies.delete(origin);
}

/** What the operator's terminal shows to open the e-mails of a server. */
export function outboxLinkOf(origin: string): string {
  const link = links.get(origin);
  if (link === undefined) throw new Error(`${origin} showed no link to its messages`);
  return link;
}

async function cookieOf(origin: string): Promise<string> {
  const known = cookies.get(origin);
  if (known) return known;
  const { headers } = await fetch(outboxLinkOf(origin), { redirect: "manual" });
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
  cookies.set(origin, cookie);
  return cookie;
}

async function page(origin: string, path: string): Promise<string> {
  const reply = await fetch(`${origin}${path}`, { headers: { "accept-language": "pt-BR", cookie: await cookieOf(origin) } });
  expect(reply.status, path).toBe(200);
  return reply.text();
}

function plain(html: string): string {
  return html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">");
}

/** The e-mails an address was sent, the newest first, from the page the operator has them on. */
async function messagesTo(origin: string, email: string): Promise<{ id: string; subject: string }[]> {
  const rows = (await page(origin, "/outbox")).matchAll(
    /<li><a href="\/outbox\/(\w+)"><span class="subject">(.*?)<\/span>.*?<span class="to">(.*?)<\/span>/g,
  );
  return [...rows].filter(([, , , to]) => to === email).map(([, id = "", subject = ""]) => ({ id, subject: plain(subject) }));
}

/** The newest e-mail to an address about something, once it is there; never one of `before`. */
export async function messageTo(origin: string, email: string, about: RegExp, before: readonly ReadMessage[] = []): Promise<ReadMessage> {
  let found: { id: string; subject: string } | undefined;
  await expect(async () => {
    const known = new Set(before.map(({ id }) => id));
    found = (await messagesTo(origin, email)).find(({ id, subject }) => about.test(subject) && !known.has(id));
    expect(found, `a message to ${email} about ${about}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (!found) throw new Error("no message");
  const html = await page(origin, `/outbox/${found.id}/letter`);
  const text = html.replace(/<style[\s\S]*?<\/style>/g, "").replace(/<[^>]+>/g, " ");
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => plain(href));
  return {
    ...found,
    code: /(?<![\d#])\d{3} ?\d{3}(?!\d)/.exec(text)?.[0].replace(" ", "") ?? "",
    link: links.find((href) => href.startsWith(origin) && href.includes("#")) ?? "",
  };
}
