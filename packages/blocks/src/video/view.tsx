import type { z } from "zod";
import { imageAttributes } from "../image-attributes.ts";
import type { BlockView } from "../view.ts";
import { videoAddress } from "./address.ts";
import type { videoProps } from "./block.ts";

export const VideoView: BlockView<z.infer<typeof videoProps>> = ({ block, props, root, page }) => {
  const className = `${root.className} v-${props.ratio.replace(":", "x")}`;
  const address = videoAddress(props.source, props.url);
  const poster = props.poster && imageAttributes(page, block, props.poster);
  if (!address && poster) {
    // A cover without its video yet is an image; nothing on it promises a click.
    return (
      <div {...root} className={className}>
        <img {...poster} alt={props.title} />
      </div>
    );
  }
  if (!address) {
    return (
      <div {...root} className={`${className} v-empty`} aria-hidden="true">
        <div className="v-play" />
      </div>
    );
  }
  const words = page.words("video");
  const title = props.title || words.video || "";
  return (
    <div {...root} className={className}>
      <a
        href={address.watch}
        data-v="video"
        {...(address.player ? { "data-player": address.player } : {})}
        data-title={title}
        aria-label={`${words.play}: ${title}`}
      >
        {poster ? <img {...poster} alt="" /> : null}
        <span className="v-play" />
        {poster || props.title === "" ? null : <span className="v-title">{props.title}</span>}
      </a>
    </div>
  );
};
