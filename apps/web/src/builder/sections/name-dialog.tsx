import { copyFragment, makeSynced, randomId } from "@vitrine/document";
import { type FormEvent, useId, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { type SyncedSubject, useFrame } from "../frame/frame-view.ts";

/** Characters a section's name may have. */
const NAME_MOST = 60;

export interface NameDialogProps {
  /** A section of the page that becomes a synced one, or one that is given another name. */
  readonly subject: SyncedSubject;
  onClose(): void;
}

/** Asks what a synced section is called. What was typed stays when it does not come about. */
export function NameDialog({ subject: { what, id, name: first }, onClose }: NameDialogProps) {
  const t = useText("sections");
  const formId = useId();
  const editor = useEditor();
  const frame = useFrame();
  const { synced } = useBuilder();
  const [name, setName] = useState(first.slice(0, NAME_MOST));
  const [isBusy, setBusy] = useState(false);
  const [nameError, setNameError] = useState("");
  const [failure, setFailure] = useState("");
  const isMaking = what === "make";
  const make = async (): Promise<boolean> => {
    if (!editor.store.block(id)) return false;
    const card = await synced?.create(name.trim(), copyFragment(editor.store, [id]));
    if (!card) return false;
    const placeId = randomId();
    if (!editor.run(makeSynced(id, { placeId, sectionId: card.id, version: card.version })).ok) return false;
    editor.select(placeId);
    return true;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setFailure("");
    if (name.trim() === "") return setNameError(t("nameMissing"));
    setBusy(true);
    try {
      if (!isMaking) await synced?.rename(id, name.trim());
      else if (!(await make())) {
        setFailure(t("gone"));
        return;
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "");
      return;
    } finally {
      setBusy(false);
    }
    toast.success(isMaking ? { title: t("made"), desc: t("madeText") } : { title: t("renamed") });
    frame.kept();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(isMaking ? "makeTitle" : "renameTitle")}
      description={isMaking ? t("makeText") : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {t(isMaking ? "make" : "rename")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t("name")}
          size="sm"
          maxLength={NAME_MOST}
          autoComplete="off"
          value={name}
          error={nameError || undefined}
          onChange={(event) => {
            setName(event.target.value);
            setNameError("");
          }}
        />
        {failure ? (
          <Notice tone="danger" title={t(isMaking ? "notMade" : "notRenamed")}>
            {failure}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
