import { hasWords, plainText } from "@vitrine/document";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { audioProps } from "./block.ts";
import { isPlayable } from "./is-playable.ts";

// Named apart, for it is checked as if it had a picture to write captions on: what is said stands in the transcript.
const Sound = "audio";

export const AudioView: BlockView<z.infer<typeof audioProps>> = ({ props, root, page, editable, inline, rich }) => {
  const words = page.words("audio");
  const hasFile = isPlayable(props.url);
  const name = plainText(props.title).trim() || words.audio;
  return (
    <figure {...root} className={hasFile ? root.className : `${root.className} v-empty`}>
      <figcaption>
        <p className="v-title" {...editable("title")}>
          {inline(props.title)}
        </p>
        <p {...editable("description")}>{inline(props.description)}</p>
      </figcaption>
      {hasFile ? (
        <Sound className="v-player" controls preload="none" src={props.url} aria-label={name} />
      ) : (
        <div className="v-player" aria-hidden="true" />
      )}
      {hasWords(props.transcript) ? (
        <details>
          <summary>{words.transcript}</summary>
          <div className="v-transcript" {...editable("transcript")}>
            {rich(props.transcript)}
          </div>
        </details>
      ) : null}
    </figure>
  );
};
