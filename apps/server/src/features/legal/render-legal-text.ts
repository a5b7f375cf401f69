import { createHash } from "node:crypto";
import type { LegalDocument, LegalText } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { micromark } from "micromark";
import { TITLES } from "./texts/own-texts.ts";

export interface WrittenText {
  readonly document: LegalDocument;
  readonly language: Language;
  /** A first heading `# …` is its title; `{contact}` and `{address}` are places to fill. */
  readonly markdown: string;
  readonly updatedAt: Date;
  /** Markdown for the two places. */
  readonly contact: string;
  readonly address: string;
}

const TITLE = /^\uFEFF?\s*#\s+(.+?)\s*#*\s*(?:\r?\n|$)/;

/** Markdown as the page shows it. Markup in it comes out as words, links lead to pages and mailboxes only. */
export function renderLegalText({ document, language, markdown, updatedAt, contact, address }: WrittenText): LegalText {
  const filled = markdown.replaceAll("{contact}", contact).replaceAll("{address}", address);
  const title = TITLE.exec(filled)?.[1] ?? TITLES[document][language];
  const sections: { id: string; title: string }[] = [];
  // Every heading is made here from Markdown: a "<h2>" that somebody typed has been escaped.
  const html = micromark(filled.replace(TITLE, "")).replace(/<h2>(.*?)<\/h2>/gs, (_heading, inner: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: plainText(inner) });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  const hash = createHash("sha256").update(filled).digest("hex").slice(0, 12);
  const date = updatedAt.toISOString();
  return { document, language, title, html, sections, version: `${date.slice(0, 10)}.${hash}`, updatedAt: date };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** What micromark wrote, as plain words again. */
function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => ENTITIES[name] ?? "");
}
