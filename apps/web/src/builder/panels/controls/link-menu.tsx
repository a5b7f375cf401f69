import { AppWindow, AtSign, Hash, Link2, Phone, SquareArrowOutUpRight, WholeWord } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import type { MenuItem } from "../../../ui/popup/menu.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { LaterMenu } from "../../popups/later-menu.tsx";
import { linkTargets } from "./link-targets.ts";

export interface LinkMenuProps {
  /** What else a link may be made of. */
  readonly more?: readonly MenuItem[];
  /** The box that an address begun here is typed on in. */
  goOnFrom(): HTMLElement | null;
  onChoose(target: string): void;
}

/** What a link may begin with, and where on its own page it may lead. */
export function LinkMenu({ more = [], goOnFrom, onChoose }: LinkMenuProps) {
  const t = useText("builder");
  const editor = useEditor();
  const beginning = (label: string, icon: ReactNode, prefix: string): MenuItem => ({
    label,
    icon,
    onSelect: () => onChoose(prefix),
    goOnFrom,
  });
  return (
    <LaterMenu
      trigger={<IconButton size="sm" label={t("content.linkTo")} icon={<Link2 size={16} />} />}
      items={[
        beginning(t("content.linkAddress"), <SquareArrowOutUpRight size={16} />, "https://"),
        beginning(t("content.linkEmail"), <AtSign size={16} />, "mailto:"),
        beginning(t("content.linkPhone"), <Phone size={16} />, "tel:+55"),
        beginning(t("content.linkPath"), <WholeWord size={16} />, "/"),
        ...linkTargets(editor).map(({ anchor, opens }) => ({
          label: opens === undefined ? `#${anchor}` : `${opens} (#${anchor})`,
          icon: opens === undefined ? <Hash size={16} /> : <AppWindow size={16} />,
          onSelect: () => onChoose(`#${anchor}`),
          goOnFrom,
        })),
        ...more,
      ]}
    />
  );
}
