import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { timerProps } from "./block.ts";

export const TimerView: BlockView<z.infer<typeof timerProps>> = ({ block, props, root, page, slot }) => (
  <div
    {...root}
    data-v="timer"
    data-after={props.delay}
    {...(props.effect === "show" ? { "data-waits": page.words("timer").says } : {})}
    {...(props.isRemembered ? { "data-key": block.id } : {})}
  >
    {slot("content")}
  </div>
);
