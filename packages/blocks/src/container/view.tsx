import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { containerProps } from "./block.ts";

export const ContainerView: BlockView<z.infer<typeof containerProps>> = ({ root, slot }) => <div {...root}>{slot("content")}</div>;
