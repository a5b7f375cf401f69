import type { BlockRecord } from "@vitrine/document";
import type { ReactElement } from "react";
import { imageAttributes } from "../image-attributes.ts";
import type { PageContext, RootAttributes } from "../view.ts";
import { type Film, filmAddress, hasFilm } from "./film.ts";

/** The first picture of a film and, once the script has it playing, the film, with what stops it; nothing for a block without one. */
export function filmGround(value: Film | null | undefined, block: BlockRecord, page: PageContext): ReactElement | null {
  if (!hasFilm(value)) return null;
  const address = filmAddress(value.url);
  const poster = value.poster && imageAttributes(page, block, value.poster);
  const words = page.words(block.kind);
  return (
    <>
      <div className="v-film" {...(address === null ? {} : { "data-film": address })} {...(value.onPhones ? { "data-phones": "" } : {})}>
        {/* It is as wide as the block, which content never is. */}
        {poster ? <img {...poster} {...(poster.srcSet ? { sizes: "100vw" } : {})} alt="" /> : null}
      </div>
      {address === null ? null : <button type="button" className="v-film-stop" hidden aria-label={words.stop} data-play={words.play} />}
    </>
  );
}

/** The attributes of a block's root that has a film behind it. */
export function withFilm(root: RootAttributes): RootAttributes {
  return { ...root, className: `${root.className} v-has-film` };
}
