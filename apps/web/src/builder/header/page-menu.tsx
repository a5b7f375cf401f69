import { BookmarkPlus, Download, Ellipsis, ExternalLink, History, ListChecks, Save } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useBuilder } from "../builder-context.ts";
import { keyNames } from "../canvas/overlay/key-names.ts";
import { useFrame } from "../frame/frame-view.ts";
import { LaterMenu } from "../popups/later-menu.tsx";
import { useSaveNow } from "./use-save-now.ts";

/** What else can be done with the page as a whole. */
export function PageMenu() {
  const t = useText("builder");
  const frame = useFrame();
  const { liveUrl, historyPath } = useBuilder();
  const { save } = useSaveNow();
  return (
    <LaterMenu
      items={[
        { label: t("save.now"), icon: <Save size={16} />, shortcut: `${keyNames.control} S`, onSelect: () => void save() },
        { label: t("rail.review"), icon: <ListChecks size={16} />, onSelect: () => frame.showLeft("review") },
        { label: t("header.keep"), icon: <BookmarkPlus size={16} />, onSelect: () => frame.open({ type: "keep", subject: "page" }) },
        { label: t("header.download"), icon: <Download size={16} />, onSelect: () => frame.open({ type: "download" }) },
        { label: t("header.history"), icon: <History size={16} />, onSelect: () => visit(historyPath) },
        ...(liveUrl
          ? (["separator", { label: t("header.visit"), icon: <ExternalLink size={16} />, onSelect: () => visit(liveUrl) }] as const)
          : []),
      ]}
      trigger={<IconButton label={t("header.more")} icon={<Ellipsis size={18} />} />}
    />
  );
}

function visit(url: string): void {
  window.open(url, "_blank", "noopener");
}
