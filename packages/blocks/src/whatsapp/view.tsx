import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import type { BlockView } from "../view.ts";
import type { whatsappProps } from "./block.ts";
import { chatAddress } from "./chat-address.ts";

type WhatsappProps = z.infer<typeof whatsappProps>;

export const WhatsappView: BlockView<WhatsappProps> = ({ block, props, root, page, editable, inline }) => {
  const words = page.words("whatsapp");
  const address = chatAddress(props.number, props.message);
  const classes = [root.className];
  if (props.corner === "start") classes.push("v-wa-start");
  if (props.distance === "far") classes.push("v-wa-far");
  if (!address) classes.push("v-wa-empty");
  // Until there is a number it leads nowhere, and visitors do not see it.
  const leads = address
    ? { href: address, target: "_blank", rel: "noopener noreferrer", "aria-label": words.open }
    : { role: "link", "aria-disabled": true, "aria-label": words.open };
  const behaviour = address && hasWords(props.bubble) ? { "data-v": "whatsapp", "data-key": block.id, "data-after": props.delay } : {};
  return (
    <aside {...root} className={classes.join(" ")} aria-label="WhatsApp" {...behaviour}>
      {hasWords(props.bubble) ? (
        <div className="v-wa-bubble">
          <p {...editable("bubble")}>{inline(props.bubble)}</p>
          <button type="button" aria-label={words.close}>
            ×
          </button>
        </div>
      ) : null}
      <a className="v-wa-open" {...leads}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SOCIAL_MARKS.whatsapp.path} />
        </svg>
      </a>
    </aside>
  );
};
