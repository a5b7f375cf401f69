import { findingOf } from "@vitrine/checks";
import { useText } from "../../platform/language/use-text.ts";
import { useEditor } from "../editor/use-editor.ts";
import { FindingNotice } from "./finding-notice.tsx";

/** Whose code was left out of the page that was just published, each with the way there. */
export function BrokenCode({ ids, onGo }: { readonly ids: readonly string[]; onGo(): void }) {
  const t = useText("review");
  const editor = useEditor();
  const findings = ids.filter((id) => editor.store.block(id)).map((id) => findingOf({ code: "code_broken" }, id));
  if (findings.length === 0) return null;
  return <FindingNotice title={t("broken", { count: findings.length })} findings={findings} onGo={onGo} />;
}
