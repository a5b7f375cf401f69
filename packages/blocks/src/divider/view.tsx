import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { dividerProps } from "./block.ts";

export const DividerView: BlockView<z.infer<typeof dividerProps>> = ({ root }) => <hr {...root} />;
