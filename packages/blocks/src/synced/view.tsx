import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { syncedProps } from "./block.ts";

export const SyncedView: BlockView<z.infer<typeof syncedProps>> = ({ root, slot }) => <div {...root}>{slot("content")}</div>;
