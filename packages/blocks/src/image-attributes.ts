import type { BlockRecord, ImageReference } from "@vitrine/document";
import type { ImageSource, PageContext } from "./view.ts";

/** Attributes of an `<img>`, spread on it beside its `alt`. */
export interface ImageAttributes extends ImageSource {
  readonly loading?: "lazy";
  readonly decoding?: "async";
  readonly fetchPriority?: "high";
}

/**
 * Attributes of an image that keeps its place before it loads and waits until it is near, unless the first
 * screen shows it. `undefined` for an image that no longer exists.
 */
export function imageAttributes(page: PageContext, block: BlockRecord, reference: ImageReference): ImageAttributes | undefined {
  const source = page.image(reference);
  if (!source) return undefined;
  const waiting = page.isEarly(block.id) ? {} : ({ loading: "lazy", decoding: "async" } as const);
  const first = page.isFirstImage(block.id) ? ({ fetchPriority: "high" } as const) : {};
  const { src, srcSet, sizes, width, height } = source;
  // `loading` stands before `src`, so that no browser has begun to fetch when it comes to it.
  return { ...waiting, ...first, ...(srcSet ? { srcSet, sizes } : {}), src, width, height };
}
