import type { Page } from "@vitrine/contract";

/** An id of a page, told from others by a letter. */
export function pageIdOf(letter: string): string {
  return `pag_01kanp0000000000000000000${letter}`;
}

/** A page that was never published, save what a test says otherwise. */
export function samplePage(more: Partial<Page> = {}): Page {
  return {
    id: pageIdOf("a"),
    siteId: "sit_01kanp0000000000000000000a",
    siteName: "loja",
    title: "Oferta",
    slug: "oferta",
    language: "pt",
    type: null,
    labelIds: [],
    mainId: null,
    syncs: false,
    status: "not_published",
    url: null,
    hasUnpublishedChanges: false,
    version: 1,
    createdAt: "2026-03-01T12:00:00.000Z",
    lastEdited: "2026-03-01T12:00:00.000Z",
    publishedAt: null,
    deletedAt: null,
    publishAt: null,
    unpublishAt: null,
    ...more,
  };
}
