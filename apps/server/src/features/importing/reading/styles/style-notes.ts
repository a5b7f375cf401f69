import type { Declared } from "./style-source.ts";

/** What is read, here or where columns and links are looked for. */
const READ =
  /^(?:color|background(?:-color|-image|-size|-position|-repeat)?|font-(?:size|weight|style|family)|text-(?:align|transform|decoration-line)|(?:padding|margin)-\w+|border-(?:style|color|(?:top|right|bottom|left)-width|(?:top|bottom)-(?:left|right)-radius)|(?:max-|min-)?width|(?:max-|min-)?height|gap|display|flex(?:-.*)?|grid(?:-.*)?|justify-.*|align-.*|box-shadow|box-sizing|list-style(?:-type)?|order|row-gap|column-gap)$/;
/** What blocks do by themselves, or nobody misses. */
const MISSED_BY_NOBODY =
  /^(?:-(?:webkit|moz|ms|o)-.*|cursor|transition.*|outline.*|user-select|will-change|vertical-align|word-.*|overflow.*|white-space|text-(?:rendering|size-adjust|shadow)|touch-action|pointer-events|content|appearance|resize|tab-size|quotes|fill|stroke.*|object-.*|border-(?:collapse|spacing)|unicode-bidi|direction|visibility|text-(?:wrap|overflow|underline-offset)|scroll-.*|speak|hyphens|accent-color|aspect-ratio|line-height|letter-spacing)$/;

/** The styles that blocks do not have and that somebody would miss, by their names. */
export function missedStyles(declared: Declared): string[] {
  return [...declared.base.keys()].filter((name) => !READ.test(name) && !MISSED_BY_NOBODY.test(name));
}
