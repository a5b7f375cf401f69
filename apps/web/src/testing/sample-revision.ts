import type { Revision } from "@vitrine/contract";
import { pageIdOf } from "./sample-page.ts";

/** An id of a revision, told from others by a letter. */
export function revisionIdOf(letter: string): string {
  return `rev_01kanp0000000000000000000${letter}`;
}

/** A revision that came by itself, save what a test says otherwise. */
export function sampleRevision(letter: string, more: Partial<Revision> = {}): Revision {
  return {
    id: revisionIdOf(letter),
    pageId: pageIdOf("a"),
    kind: "automatic",
    name: null,
    title: "Oferta",
    version: 3,
    createdAt: "2026-03-01T12:00:00.000Z",
    by: "Ana Souza",
    bySupport: false,
    publishedAt: null,
    publishedBy: null,
    isLive: false,
    sections: 2,
    changes: { text: 3, image: 1 },
    ...more,
  };
}
