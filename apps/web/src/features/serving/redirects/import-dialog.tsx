import { REDIRECTS_MOST, type Redirect } from "@vitrine/contract";
import { FileUp } from "lucide-react";
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { readLines, type WrongLine } from "./read-lines.ts";
import { useSaveRedirects } from "./use-save-redirects.ts";

/** Of the lines that are wrong, how many are shown. */
const MOST_SHOWN = 50;
/** Bytes of a file that is read: ten thousand long lines. */
const MOST_FILE_BYTES = 4 * 1024 * 1024;

function WrongLines({ wrong }: { readonly wrong: readonly WrongLine[] }) {
  const t = useText("serving");
  return (
    <div role="alert">
      <p className="text-tool font-medium text-danger">{t("import.wrong", { count: wrong.length })}</p>
      <ul className="mt-2 max-h-44 divide-y divide-line overflow-y-auto rounded-md border border-line text-caption">
        {wrong.slice(0, MOST_SHOWN).map(({ line, text, code, way }) => (
          <li key={line} className="px-3 py-2">
            <p className="font-medium">
              {t("import.line", { line })} <code className="font-mono font-normal break-all text-ink-soft">{text.slice(0, 120)}</code>
            </p>
            <p className="text-ink-soft">{t(`problem.${code}`, { way: way ?? "" })}</p>
          </li>
        ))}
        {wrong.length > MOST_SHOWN ? <li className="px-3 py-2">{t("import.more", { count: wrong.length - MOST_SHOWN })}</li> : null}
      </ul>
    </div>
  );
}

export interface ImportDialogProps {
  readonly siteId: string;
  readonly items: readonly Redirect[];
  readonly onClose: () => void;
}

/** Adds many redirects at once: pasted from a table, or from a file. */
export function ImportDialog({ siteId, items, onClose }: ImportDialogProps) {
  const t = useText("serving");
  const formId = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isTooLarge, setTooLarge] = useState(false);
  const save = useSaveRedirects(siteId);
  const later = useDeferredValue(text);
  const read = useMemo(() => readLines(later, items), [later, items]);
  const count = read.added + read.changed;
  const isTooMany = read.items.length > REDIRECTS_MOST;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending || count === 0 || isTooMany) return;
    save.mutate((list) => readLines(text, list).items, {
      onSuccess: () => {
        toast.success({ title: t("import.done", { count }) });
        onClose();
      },
    });
  };
  const take = async (picked: File): Promise<void> => {
    setTooLarge(picked.size > MOST_FILE_BYTES);
    if (picked.size <= MOST_FILE_BYTES) setText((await picked.text()).replace(/^\uFEFF/, ""));
    save.reset();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("import.title")}
      description={t("import.lead")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={save.isPending} disabled={count === 0 || isTooMany}>
            {t("import.take", { count })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextArea
          label={t("import.lines")}
          value={text}
          rows={7}
          className="max-h-64 font-mono"
          autoFocus
          spellCheck={false}
          autoCapitalize="none"
          placeholder={t("import.example")}
          error={isTooMany ? t("import.tooMany") : isTooLarge ? t("import.tooLarge") : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setTooLarge(false);
            save.reset();
          }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon={<FileUp size={17} aria-hidden="true" />} onClick={() => file.current?.click()}>
            {t("import.file")}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            hidden
            aria-label={t("import.file")}
            onChange={({ target }) => {
              const picked = target.files?.[0];
              // Emptied, so that the same file can be chosen again.
              target.value = "";
              if (picked) void take(picked);
            }}
          />
          <output className="text-tool text-ink-soft">
            {text.trim() === "" ? null : t("import.ready", { added: read.added, changed: read.changed })}
          </output>
        </div>
        {read.wrong.length > 0 ? <WrongLines wrong={read.wrong} /> : null}
        {save.error ? <FormProblem problem={problemOf(save.error)} /> : null}
      </form>
    </Dialog>
  );
}
