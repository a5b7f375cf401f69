import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type DocumentRecord, emptyDocument, type Json, keysBetween, type PageRecord } from "@vitrine/document";
import type { PageFacts } from "../page-facts.ts";

/** A block to be made: its kind, what of it is set, and what it holds. */
export interface Sample extends Partial<Omit<BlockRecord, "type" | "props">> {
  readonly kind: string;
  readonly props?: { readonly [key: string]: Json };
  readonly holds?: readonly Sample[];
}

/** What is known of a page with which nothing is wrong. */
export const FACTS: PageFacts = {
  name: "Curso de violão",
  hosts: ["loja.exemplo.com"],
  ownPath: "/curso",
  paths: new Set(["/curso", "/obrigado"]),
  imageBytes: new Map(),
  sizes: { html: 9_000, css: 3_000, script: 2_000 },
  missingSectionIds: new Set(),
  offIds: new Set(),
  brokenIds: new Set(),
};

const SHARE = { imageId: "share", width: 1200, height: 630 };

/** Records of a page with these sections: each block as it is when it is new, and as it is said here. */
export function samplePage(sections: readonly Sample[], page: Partial<PageRecord> = {}): Record<string, DocumentRecord> {
  const { records } = emptyDocument({ title: "Curso de violão", description: "Do zero ao primeiro show.", language: "pt" });
  const made: Record<string, DocumentRecord> = {};
  let count = 0;
  const add = (samples: readonly Sample[], parentId: string, slot: string): void => {
    const orders = keysBetween(null, null, samples.length);
    for (const [index, { holds = [], props, ...sample }] of samples.entries()) {
      const definition = blockDefinition(sample.kind);
      if (!definition) throw new Error(`there is no kind ${sample.kind}`);
      const id = sample.id ?? `b${count++}`;
      made[id] = {
        type: "block",
        version: definition.version,
        parentId,
        slot,
        order: orders[index] ?? "a0",
        styles: {},
        ...sample,
        id,
        props: { ...definition.seed("pt").props, ...props },
      };
      add(holds, id, Object.keys(definition.slots)[0] ?? "");
    }
  };
  add(sections, "page", "body");
  return { ...records, page: { ...records.page, shareImage: SHARE, ...page } as PageRecord, ...made };
}

/** A section with these blocks under the page's title. */
export const under = (...holds: readonly Sample[]): Sample => ({ kind: "section", holds: [TITLE, ...holds] });

/** The page's title. */
export const TITLE: Sample = { kind: "heading", id: "title", props: { level: "h1" } };
