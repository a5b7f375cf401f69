import { randomBytes } from "node:crypto";
import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, type Json } from "@vitrine/document";
import sharp from "sharp";
import { multipartFile } from "../../../testing/multipart.ts";
import type { TestCaller, TestServer } from "../../../testing/test-server.ts";

/** A photo like no other, uploaded to an account. */
export async function uploadPhoto(server: Pick<TestServer, "send">, { apiKey }: Pick<TestCaller, "apiKey">): Promise<string> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.jpg", "image/jpeg", bytes);
  const reply = await server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
  return reply.json().id;
}

/** A page that shows a photo as a block, behind its section, and beside links to it. */
export function picturedPage(imageId: string): unknown {
  const { schema, records } = emptyDocument({ title: "Café da serra", language: "pt" });
  const image = { imageId, width: 700, height: 500 };
  const block = (id: string, kind: string, parentId: string, slot: string, props: { [key: string]: Json }): BlockRecord => ({
    ...{ type: "block", id, kind, parentId, slot, order: "a0", props, styles: {} },
    version: blockDefinition(kind)?.version ?? 1,
  });
  const section = block("s1", "section", "page", "body", { tag: "section" });
  const behind = { base: { normal: { backgroundImage: { type: "image" as const, imageId } } } };
  return {
    schema,
    records: {
      ...records,
      page: { ...records.page, shareImage: image },
      s1: { ...section, styles: behind },
      i1: block("i1", "image", "s1", "content", { image, alt: "Grãos", href: "", newTab: false }),
    },
  };
}
