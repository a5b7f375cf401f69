import { createElement, type ReactElement, type ReactNode } from "react";

export interface RawMarkupProps {
  readonly html: string;
}

/** Markup that is written as it is: known to `staticMarkup` alone, and of no use to React. */
export function RawMarkup(_props: RawMarkupProps): ReactNode {
  throw new Error("only a published page is written with markup that is no element");
}

/** @param html that can break out of nothing: see the publisher's `write-code`. */
export function rawMarkup(html: string): ReactElement {
  return createElement(RawMarkup, { html });
}
