import type { DocumentTree, StyleDeclarations, Styles } from "@vitrine/document";
import { cssValue, type ImageAddress } from "./css-value.ts";

/** What each layer of a background is called in a style sheet, the uppermost first. */
const LAYERS = { backgroundOverlay: "--v-veil", backgroundImage: "--v-ground" } as const;

const LAYER_NAMES = Object.keys(LAYERS) as (keyof typeof LAYERS)[];

/** A layer that is not there: clear, and not `none`, so that whoever reads the background a browser shows finds layers alone. */
const CLEAR = "linear-gradient(#0000,#0000)";

/**
 * A layer is that of one element and of none inside it. What lies behind a film's own element is the exception: its block's
 * overlay lies over the film.
 */
export const LAYERS_CSS = `:where(:not(.v-film)){${Object.values(LAYERS)
  .map((name) => `${name}:${CLEAR}`)
  .join(";")}}`;

function hasOverlay(styles: Styles): boolean {
  return Object.values(styles).some((states) => Object.values(states).some(({ backgroundOverlay }) => backgroundOverlay !== undefined));
}

/** Whether something on a page lays a colour over its background: its backgrounds are written in layers then. */
export function hasLayers(tree: Pick<DocumentTree, "records">): boolean {
  for (const record of tree.records()) if (record.type !== "token" && hasOverlay(record.styles)) return true;
  return false;
}

/**
 * The layers of a background that some declarations set; the empty string where they set none. Each has a name of its
 * own, so that the overlay of a block and the picture of its named style, or of another state, are shown together.
 */
export function layersDeclaration(declarations: StyleDeclarations, imageAddress: ImageAddress): string {
  const given = LAYER_NAMES.flatMap((layer) => {
    const value = declarations[layer];
    const text = value && cssValue(layer, value, imageAddress);
    return text === undefined ? [] : [`${LAYERS[layer]}:${text === "none" ? CLEAR : text}`];
  });
  if (given.length === 0) return "";
  return [...given, `background-image:${Object.values(LAYERS).map((name) => `var(${name},none)`)}`].join(";");
}
