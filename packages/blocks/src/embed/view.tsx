import type { z } from "zod";
import type { BlockView } from "../view.ts";
import { embeddedBy, type embedProps } from "./block.ts";
import { EmbedMark } from "./embed-mark.tsx";

export const EmbedView: BlockView<z.infer<typeof embedProps>> = ({ props, root, page }) => {
  const words = page.words("embed");
  const embedded = embeddedBy(props.url);
  const shape = props.shape === "own" ? (embedded?.size ?? "16:9") : props.shape;
  const className = `${root.className} v-${shape.replace(":", "x")}`;
  if (!embedded) {
    return (
      <div {...root} className={`${className} v-empty`} aria-hidden="true">
        <div>
          <EmbedMark sort="page" />
        </div>
      </div>
    );
  }
  const { service, sort, frame, played = frame, allow } = embedded;
  const title = props.title.trim();
  const isWaiting = props.loads === "click";
  const about = title === "" ? (isWaiting ? words.waits : "") : isWaiting ? words.from?.replace("{service}", service) : service;
  return (
    <div {...root} className={className}>
      <a
        href={props.url}
        target="_blank"
        rel="noopener"
        data-v="embed"
        data-frame={isWaiting ? played : frame}
        data-title={title === "" ? service : `${title} (${service})`}
        data-allow={allow}
        {...(isWaiting ? {} : { "data-near": "" })}
      >
        <EmbedMark sort={sort} />
        <span className="v-embed-what">
          <b>{title || service}</b>
          {about ? <small>{about}</small> : null}
        </span>
        <span className="v-embed-show">{words[`show.${sort}`]}</span>
      </a>
    </div>
  );
};
