import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { slideProps } from "./block.ts";

export const SlideView: BlockView<z.infer<typeof slideProps>> = ({ root, slot }) => <div {...root}>{slot("content")}</div>;
