import { useText } from "../../platform/language/use-text.ts";
import { useEditor } from "../editor/use-editor.ts";
import { BlockNotice } from "./block-notice.tsx";

/** Whose code was left out of the page that was just published, each with the way there. */
export function BrokenCode({ ids, onGo }: { readonly ids: readonly string[]; onGo(): void }) {
  const t = useText("builder");
  const editor = useEditor();
  const blocks = ids.flatMap((id) => editor.store.block(id) ?? []);
  if (blocks.length === 0) return null;
  return (
    <BlockNotice title={t("publish.broken", { count: blocks.length })} blocks={blocks} whyOf={() => t("ownCode.broken")} onGo={onGo} />
  );
}
