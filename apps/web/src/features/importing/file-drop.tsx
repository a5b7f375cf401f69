import { clsx } from "clsx";
import { FileCode2, FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";

const KINDS = ".html,.htm,.zip,.json,text/html,application/zip,application/json";

export interface FileDropProps {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  onFile(file: File): void;
}

/** Where a file is dropped, or chosen by a button; what was chosen shows in its place. */
export function FileDrop({ file, error, isDisabled, onFile }: FileDropProps) {
  const t = useText("importing");
  const size = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isDisabled) onFile(dropped);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <section
        aria-label={t("file")}
        className={clsx(
          "flex flex-col items-center gap-3 rounded-lg border border-dashed px-5 py-8 text-center transition-colors duration-150",
          isOver ? "border-mar bg-hover" : error ? "border-danger" : "border-line-strong",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? <FileCode2 size={28} strokeWidth={1.5} aria-hidden="true" className="text-mar" /> : null}
        {file ? (
          <p role="status" className="text-tool font-medium wrap-anywhere">
            {file.name}{" "}
            <span className="tabular font-normal text-ink-faint">
              {t("megabytes", { size: size.format(Math.max(0.1, file.size / 1_048_576)) })}
            </span>
          </p>
        ) : (
          <p className="text-tool text-pretty text-ink-soft">{t("drop")}</p>
        )}
        <Button
          icon={<FileUp size={17} aria-hidden="true" />}
          disabled={isDisabled}
          aria-describedby={error ? errorId : undefined}
          onClick={() => input.current?.click()}
        >
          {file ? t("another") : t("choose")}
        </Button>
        <p className="text-caption text-pretty text-ink-faint">{t("limits")}</p>
        <input
          ref={input}
          type="file"
          accept={KINDS}
          hidden
          aria-label={t("choose")}
          onChange={({ target }) => {
            const picked = target.files?.[0];
            // Emptied, so that the same file can be chosen again.
            target.value = "";
            if (picked) onFile(picked);
          }}
        />
      </section>
      {error ? (
        <p id={errorId} role="alert" className="text-caption text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
