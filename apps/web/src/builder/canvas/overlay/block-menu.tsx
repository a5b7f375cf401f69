import type { ReactElement } from "react";
import { Menu } from "../../../ui/popup/menu.tsx";
import { useBlockActions } from "./use-block-actions.tsx";

/** What can be done with the selected blocks, opened by a button. */
export function BlockMenu({ trigger }: { readonly trigger: ReactElement }) {
  return <Menu align="start" items={useBlockActions()} trigger={trigger} />;
}
