import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { spacerProps } from "./block.ts";

export const SpacerView: BlockView<z.infer<typeof spacerProps>> = ({ root }) => <div {...root} aria-hidden="true" />;
