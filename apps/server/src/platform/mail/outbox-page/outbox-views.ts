import { escapeHtml, type Language } from "@vitrine/document";
import { HTML_LANGUAGE } from "../frame-words.ts";
import type { OutboxEntry } from "../read-outbox.ts";
import { OUTBOX_STYLE } from "./outbox-style.ts";
import { OUTBOX_WORDS } from "./outbox-words.ts";

export interface ViewFrame {
  readonly language: Language;
  /** Lets the page's own style through its policy. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Seconds after which a page that may change looks again. */
const REFRESH_S = 4;
/**
 * Looks for news and puts them in place: loading the whole page anew would take away the focus every few seconds.
 * Without scripts, the page is loaded anew.
 */
const LOOK_AGAIN = `setInterval(async () => {
  if (document.hidden) return;
  const reply = await fetch("/outbox").then((found) => found.text()).catch(() => "");
  const [part] = /<main>[^]*<\\/main>/.exec(reply) ?? [];
  const next = part && new DOMParser().parseFromString(part, "text/html").querySelector("main");
  const shown = document.querySelector("main");
  if (!next || next.innerHTML === shown.innerHTML) return;
  const focused = document.activeElement?.getAttribute("href");
  shown.replaceChildren(...next.childNodes);
  if (focused) shown.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus();
}, ${REFRESH_S * 1000})`;

const MARK = `<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><rect x="2" y="4" width="22" height="18" rx="4"/><path class="glass" d="M6.5 9h13v9h-13z"/><path class="fold" d="M6.5 9 13 18l6.5-9"/><circle cx="20.5" cy="6.5" r="3.5"/></svg>`;
const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none"><rect x="1" y="3" width="24" height="20" rx="5" fill="#006b73"/><path d="M6.5 9 13 18l6.5-9" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="21" cy="6" r="4" fill="#f4a83d" stroke="#fff" stroke-width="1.5"/></svg>')}`;
const DRAWING = `<svg width="88" height="64" viewBox="0 0 88 64" aria-hidden="true"><path d="M8 40v14a4 4 0 0 0 4 4h64a4 4 0 0 0 4-4V40l-11-25a4 4 0 0 0-3.700-2.400H22.700A4 4 0 0 0 19 15z"/><path d="M8 40h20l4 8h24l4-8h20"/><path class="touch" d="M30 4h28v18H30z"/><path class="touch" d="m30 5 14 10L58 5"/></svg>`;
const ARROW = `<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg>`;

interface ViewParts {
  readonly title: string;
  readonly body: string;
  /** Whether it looks for news by itself. */
  readonly isLive?: boolean;
  /** Where it leads at once. */
  readonly onward?: string;
}

function page({ language, nonce }: ViewFrame, { title, body, isLive = false, onward }: ViewParts): string {
  return `<!doctype html>
<html lang="${HTML_LANGUAGE[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${isLive ? `<noscript><meta http-equiv="refresh" content="${REFRESH_S}"></noscript>` : ""}
${onward === undefined ? "" : `<meta http-equiv="refresh" content="0;url=${onward}">`}
<title>${escapeHtml(title)} · Vitrine</title>
<link rel="icon" href="${ICON}">
<style nonce="${nonce}">${OUTBOX_STYLE}</style>
</head>
<body>
<header><a href="/">${MARK}Vitrine</a></header>
<main>
${body}
</main>
${isLive ? `<script nonce="${nonce}">${LOOK_AGAIN}</script>` : ""}
</body>
</html>
`;
}

/** All messages, the newest first; the page looks for new ones by itself. */
export function outboxListView(frame: ViewFrame, entries: readonly OutboxEntry[]): string {
  const words = OUTBOX_WORDS[frame.language];
  const rows = entries.map((entry) => {
    const { message, key, id, to, expiresAt } = entry;
    // A code that has ended is no longer worth offering, though the message can still be read.
    const state = entry.state === "kept" && hasEnded(frame, expiresAt) ? "expired" : entry.state;
    const isOffered = message?.code !== undefined && state !== "expired";
    const code = isOffered ? `<span class="code">${escapeHtml(message.code)}</span>` : "";
    // That it is kept here goes without saying; what came of it otherwise does not.
    const fate = state === "kept" ? "" : `<span class="state">${words.states[state]}</span>`;
    const times = `<span class="when">${when(frame, entry.createdAt)}${expiresAt ? ` · ${end(frame, expiresAt)}` : ""}</span>`;
    return `<li><a href="/outbox/${id}"><span class="subject">${escapeHtml(message?.subject ?? key)}</span>${code || fate}<span class="to">${escapeHtml(to)}</span>${times}</a></li>`;
  });
  const body = rows.length > 0 ? `<ul class="letters">${rows.join("\n")}</ul>` : notice(words.emptyTitle, words.empty);
  return page(frame, { title: words.title, body: `<h1>${words.title}</h1>\n<p class="intro">${words.intro}</p>\n${body}`, isLive: true });
}

/** One message in a frame of its own, or what became of it. */
export function outboxMessageView(frame: ViewFrame, entry: OutboxEntry): string {
  const words = OUTBOX_WORDS[frame.language];
  const { message, id, key, to, createdAt, expiresAt, state } = entry;
  const subject = message?.subject ?? key;
  const shown = message
    ? `<iframe src="/outbox/${id}/letter" title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
    : state === "expired"
      ? notice(words.expiredTitle, words.expired)
      : notice(words.wipedTitle, words.wiped);
  const facts = [
    [words.to, escapeHtml(to)],
    [words.when, moment(frame.language, createdAt)],
    ...(expiresAt ? [[endWord(frame, expiresAt), moment(frame.language, expiresAt)]] : []),
  ].map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`);
  const body = `${back(frame)}\n<h1>${escapeHtml(subject)}</h1>\n<dl>${facts.join("")}</dl>\n${shown}`;
  return page(frame, { title: subject, body });
}

/** Why there is nothing to show: no such message, no database, or nobody who has shown a link. */
export function outboxNoticeView(frame: ViewFrame, kind: "missing" | "away" | "closed"): string {
  const words = OUTBOX_WORDS[frame.language];
  const title = words[`${kind}Title`];
  const way = kind === "closed" ? "" : `${back(frame)}\n`;
  return page(frame, { title, body: `${way}${notice(title, words[kind], "h1")}`, isLive: kind === "away" });
}

/** Leads on to an address of this page, which then is asked for by ourselves. */
export function outboxOnwardView(frame: ViewFrame, path: string): string {
  const { title } = OUTBOX_WORDS[frame.language];
  return page(frame, { title, body: `<h1><a href="${path}">${title}</a></h1>`, onward: path });
}

function back({ language }: ViewFrame): string {
  return `<a class="back" href="/outbox">${ARROW}${OUTBOX_WORDS[language].back}</a>`;
}

function notice(title: string, text: string, heading: "h1" | "h2" = "h2"): string {
  return `<div class="empty">${DRAWING}<${heading}>${title}</${heading}><p>${text}</p></div>`;
}

function moment(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(HTML_LANGUAGE[language], { dateStyle: "medium", timeStyle: "short" }).format(at);
}

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago, with the exact time on hover. */
function when(frame: ViewFrame, at: Date): string {
  return time(frame, at, Math.min(at.getTime() - frame.now, 0));
}

/** How long something still counts, or since when it does not. */
function end(frame: ViewFrame, at: Date): string {
  return `${endWord(frame, at).toLowerCase()} ${time(frame, at, at.getTime() - frame.now)}`;
}

function endWord(frame: ViewFrame, at: Date): string {
  const { ends, ended } = OUTBOX_WORDS[frame.language];
  return hasEnded(frame, at) ? ended : ends;
}

function hasEnded({ now }: ViewFrame, at: Date | null): boolean {
  return at !== null && at.getTime() <= now;
}

function time({ language }: ViewFrame, at: Date, distance: number): string {
  const [unit, length] = STEPS.find(([, each]) => Math.abs(distance) >= each) ?? (["second", 1_000] as const);
  const format = new Intl.RelativeTimeFormat(HTML_LANGUAGE[language], { numeric: unit === "second" ? "always" : "auto", style: "short" });
  // The sign of nought tells past from future, too.
  const inWords = format.format(Math.trunc(distance / length) || (distance > 0 ? 0 : -0), unit);
  return `<time datetime="${at.toISOString()}" title="${escapeHtml(moment(language, at))}">${inWords}</time>`;
}
