import type { Fragment } from "@vitrine/document";
import type { HtmlReader, ImageLibrary } from "../builder-props.ts";

/** Whose page somebody copies from or pastes into, and where the pictures of its account are. */
export interface ClipHome {
  readonly account: string | null;
  readonly images: ImageLibrary;
  /** Where it is known, the pictures that the page waits for are remembered under it. */
  readonly pageId?: string | undefined;
  /** Reads HTML into blocks; without it HTML is its words. */
  readonly readHtml?: HtmlReader | undefined;
}

/** What stands for the id of a picture in the address that a fragment says. */
export const ID_GAP = "~";

/** How wide a picture is asked for that comes to another account: the widest there is of an upload. */
const WIDEST = 20_000;

/** A fragment for the clipboard, with where it is from: whoever pastes it elsewhere has to know where its pictures are to be had. */
export function fragmentJson(fragment: Fragment, home: ClipHome | null): string {
  if (!home) return JSON.stringify(fragment);
  return JSON.stringify({ ...fragment, from: { account: home.account, pictures: home.images.address(ID_GAP, WIDEST) } });
}
