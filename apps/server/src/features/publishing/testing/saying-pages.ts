import type { Page, Publication } from "@vitrine/contract";
import type { DocumentRecord, PageDocument } from "@vitrine/document";
import { expect } from "vitest";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import type { Reply, TestCaller, TestServer } from "../../../testing/test-server.ts";

/** A page whose heading says a text and whose form is called after it, so that each version shows which it is. */
export function saying(text: string): PageDocument {
  const { document, formId } = pageWithForm("");
  const named = (id: string): string => (id === formId ? `form${text}` : id);
  const records = Object.values(document.records).map((record): DocumentRecord => {
    if (record.type !== "block") return record;
    const props = record.kind === "heading" ? { ...record.props, content: [{ type: "text", text: `«${text}»` }] } : record.props;
    return { ...record, id: named(record.id), parentId: named(record.parentId), props };
  });
  return { ...document, records: Object.fromEntries(records.map((record) => [record.id, record])) };
}

/** Pages of a site that say a text, as their owner and their visitors meet them. */
export interface SayingPages {
  readonly siteId: string;
  make(text: string, slug: string): Promise<Page>;
  /** Saves another text. */
  say(id: string, text: string): Promise<void>;
  publish(id: string, more?: object): Promise<Reply>;
  get(id: string): Promise<Page>;
  publications(id: string, limit?: number): Promise<readonly Publication[]>;
  rollBack(id: string, publicationId: string | undefined): Promise<Reply>;
  visit(slug: string): Promise<Reply>;
  /** What a visitor reads at an address, or the status it is answered with. */
  said(slug: string): Promise<string | number>;
  /** Makes a page, and gives visitors one text after the other. */
  publishEach(slug: string, ...texts: readonly string[]): Promise<Page>;
}

export async function sayingPages(server: TestServer, owner: Pick<TestCaller, "call">, name: string): Promise<SayingPages> {
  const made = await owner.call("POST", "/api/sites", { name, region: "br" });
  expect(made.status, made.text).toBe(201);
  const siteId: string = made.json().id;
  const visit = (slug: string) => server.send(`${name}.localhost`, `/${slug}`);
  const pages: SayingPages = {
    ...{ siteId, visit },
    async make(text, slug) {
      const reply = await owner.call("POST", "/api/pages", { siteId, slug, title: "Oferta", document: saying(text) });
      expect(reply.status, reply.text).toBe(201);
      return reply.json();
    },
    async say(id, text) {
      const { version } = await pages.get(id);
      const reply = await owner.call("PUT", `/api/pages/${id}/document`, { version, document: saying(text) });
      expect(reply.status, reply.text).toBe(200);
    },
    publish: (id, more = {}) => owner.call("POST", `/api/pages/${id}/publish`, more),
    get: async (id) => (await owner.call("GET", `/api/pages/${id}`)).json(),
    publications: async (id, limit = 50) => (await owner.call("GET", `/api/pages/${id}/publications?limit=${limit}`)).json().items,
    rollBack: (id, publicationId) => owner.call("POST", `/api/pages/${id}/publications/${publicationId}/rollback`),
    async said(slug) {
      const reply = await visit(slug);
      return reply.status === 200 ? (/«(\w+)»/.exec(reply.text)?.[1] ?? "nothing") : reply.status;
    },
    async publishEach(slug, first, ...rest) {
      const page = await pages.make(first ?? "", slug);
      expect((await pages.publish(page.id)).status).toBe(200);
      for (const text of rest) {
        await pages.say(page.id, text);
        expect((await pages.publish(page.id)).status).toBe(200);
      }
      return page;
    },
  };
  return pages;
}
