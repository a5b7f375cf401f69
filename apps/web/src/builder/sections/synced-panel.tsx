import { type BlockRecord, sectionIdOf } from "@vitrine/document";
import { PencilLine, RefreshCw, Unlink } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useBuilder } from "../builder-context.ts";
import { useFrame } from "../frame/frame-view.ts";
import { useKnownSection } from "./shown-sections.ts";
import { useSyncedActions } from "./synced-actions.ts";

/** In place of the fields of a block that shows a section: what it is, and what can be done with it. */
export function SyncedPanel({ block }: { readonly block: BlockRecord }) {
  const t = useText("sections");
  const frame = useFrame();
  const { synced } = useBuilder();
  const sectionId = sectionIdOf(block) ?? "";
  const known = useKnownSection(sectionId);
  const { edit, detach } = useSyncedActions();
  const mayEdit = synced?.mayEdit === true;
  const isMissing = known === "missing";
  const name = known && !isMissing ? known.name : "";
  const open = (what: "pages" | "rename") => () => frame.open({ type: "synced", what, id: sectionId, name });
  return (
    <div className="flex flex-col gap-4 p-4">
      {isMissing ? (
        <Notice tone="warning" title={t("missing")}>
          {t("missingText")}
        </Notice>
      ) : (
        <div>
          <p className="flex items-center gap-2 text-tool font-medium">
            <RefreshCw size={15} aria-hidden="true" className="shrink-0 text-mar" />
            <span className="min-w-0 wrap-anywhere">{name || t("mark")}</span>
          </p>
          <p className="mt-1 text-caption text-pretty text-ink-soft">{t("panelText")}</p>
        </div>
      )}
      <div className="flex flex-col items-stretch gap-2">
        {synced && !isMissing ? (
          <>
            {mayEdit ? (
              <Button size="sm" variant="primary" icon={<PencilLine size={15} />} onClick={() => void edit(sectionId)}>
                {t("edit")}
              </Button>
            ) : null}
            <Button size="sm" onClick={open("pages")}>
              {t("uses")}
            </Button>
            {mayEdit ? (
              <Button size="sm" disabled={name === ""} onClick={open("rename")}>
                {t("rename")}
              </Button>
            ) : null}
          </>
        ) : null}
        {mayEdit ? (
          <Button size="sm" icon={<Unlink size={15} />} onClick={() => detach(block.id)}>
            {t("detach")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
