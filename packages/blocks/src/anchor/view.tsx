import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { anchorProps } from "./block.ts";

export const AnchorView: BlockView<z.infer<typeof anchorProps>> = ({ root }) => <div {...root} />;
