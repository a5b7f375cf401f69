import type { BlockRecord, Breakpoint, Json, Language, Styles } from "@vitrine/document";
import { renderToStaticMarkup } from "react-dom/server";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import type { BlockKind } from "../registry/kinds.ts";
import { renderInline, renderRich } from "../rich-text.tsx";
import type { PageContext } from "../view.ts";
import { blockView } from "../views.ts";

interface RenderKindOptions {
  readonly language?: Language;
  readonly styles?: Styles;
  readonly hiddenAt?: readonly Breakpoint[];
  readonly page?: Partial<PageContext>;
  /** Whether it is drawn as on the canvas: with the marks that editing needs. */
  readonly isEdited?: boolean;
}

/** A kind's new block, some props changed, as the HTML its view gives; slots show their own name. */
export function renderKind(kind: BlockKind, props: { [key: string]: Json } = {}, options: RenderKindOptions = {}): string {
  const { language = "en", styles = {}, hiddenAt = [], page = {}, isEdited = false } = options;
  const definition = BLOCK_DEFINITIONS[kind];
  const block: BlockRecord = {
    type: "block",
    id: "b1",
    kind,
    version: definition.version,
    parentId: "s1",
    slot: "content",
    order: "a0",
    props: { ...definition.seed(language).props, ...props },
    styles,
    ...(hiddenAt.length > 0 ? { hiddenAt: [...hiddenAt] } : {}),
  };
  const view = blockView(kind);
  if (!view) throw new Error(`${kind} has no view`);
  const context: PageContext = {
    language,
    image: ({ imageId, width, height }) => (imageId === "gone" ? undefined : { src: `/i/${imageId}.webp`, width, height }),
    formAction: (formId) => `/_v/forms/p/${formId}`,
    defaultHref: "",
    isEarly: () => false,
    isFirstImage: () => false,
    ownCode: () => undefined,
    words: (of) => BLOCK_DEFINITIONS[of as BlockKind].messages[language].visitor ?? {},
    ...page,
  };
  const element = view({
    block,
    props: definition.props.parse(block.props),
    root: { className: `v-${kind}`, ...(isEdited ? { "data-block": block.id } : {}) },
    page: context,
    slot: (name) => `[${name}]`,
    editable: (prop) => (isEdited ? { "data-edit": prop } : {}),
    inline: renderInline,
    rich: renderRich,
  });
  return renderToStaticMarkup(element);
}

/** The props that a kind's schema finds fault with, when a new block has some of its props changed. */
export function refusedProps(kind: BlockKind, props: { [key: string]: unknown }): string[] {
  const definition = BLOCK_DEFINITIONS[kind];
  const parsed = definition.props.safeParse({ ...definition.seed("en").props, ...props });
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ("keys" in issue ? issue.keys.join() : issue.path.join(".")));
}
