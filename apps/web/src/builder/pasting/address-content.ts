import { BLOCK_DEFINITIONS, blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type InlineNode, isWebAddress, type Json, type Language } from "@vitrine/document";
import type { ClipHome } from "./clip-home.ts";
import type { Pasteable } from "./pasteable.ts";
import { isFetchable } from "./read-blocks.ts";
import { seeded } from "./seeded.ts";

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i;

/** The address that is all of some words; null for other words. */
export function loneAddress(text: string): string | null {
  const address = text.trim();
  return /^https?:\/\//i.test(address) && isWebAddress(address) ? address : null;
}

/** What an address becomes: a film of a known service, a picture, or a text that leads there. */
export function addressContent(address: string, language: Language, home: ClipHome | null): Pasteable {
  const film = filmProps(address, language);
  if (film) return { fragment: seeded([{ kind: "video", props: film }], language), pictures: [], originals: [] };
  if (PICTURE.test(URL.parse(address)?.pathname ?? "") && home && isFetchable(address, home)) {
    const fragment = seeded([{ kind: "image", props: {} }], language);
    const places = [{ recordId: fragment.rootIds[0] ?? "", path: ["image"], around: null }];
    return { fragment, pictures: [{ source: { address }, places }], originals: [], address };
  }
  const link: InlineNode = { type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] };
  const content = [{ type: "paragraph", content: [link] }] as unknown as Json;
  return { fragment: seeded([{ kind: "text", props: { content } }], language), pictures: [], originals: [], address };
}

function filmProps(url: string, language: Language): { [key: string]: Json } | null {
  const { video } = BLOCK_DEFINITIONS;
  for (const source of ["youtube", "vimeo"] as const) {
    const props = { ...video.seed(language).props, source, url };
    const reach = video.reach?.(props as Parameters<NonNullable<typeof video.reach>>[0]);
    if (reach?.frames?.some((frame) => frame.includes(source))) return props;
  }
  return null;
}

/** A block's props once all of it leads to an address; null for one that leads nowhere. */
export function propsLeadingTo({ kind, props }: BlockRecord, address: string): { [key: string]: Json } | null {
  const definition = blockDefinition(kind);
  const isLink = definition?.panel.some((control) => control.type === "link" && control.prop === "href");
  if (isLink && typeof props.href === "string") return { href: address };
  const content = definition?.inlineText && Object.hasOwn(definition.inlineText, "content") ? props.content : undefined;
  return Array.isArray(content) && content.length > 0 ? { content: content.map((node) => linked(node, address)) } : null;
}

function linked(node: Json, href: string): Json {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return node;
  if (Array.isArray(node.content)) return { ...node, content: node.content.map((each) => linked(each, href)) };
  if (node.type !== "text" && node.type !== "macro") return node;
  const marks = Array.isArray(node.marks) ? node.marks.filter((mark) => (mark as { type?: Json }).type !== "link") : [];
  return { ...node, marks: [...marks, { type: "link", attrs: { href } }] };
}
