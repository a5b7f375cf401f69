import { RotateCw, X } from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import type { LibraryUpload, Uploads } from "./use-uploads.ts";

/** The files on their way up: how far each is, what was wrong with one, and how to give it up or try again. */
export function UploadTray({ uploads }: { uploads: Uploads }) {
  const t = useText("images");
  if (uploads.all.length === 0) return null;
  const retryAll = (): void => {
    for (const { id } of failed) uploads.retry(id);
  };
  const failed = uploads.all.filter(({ state }) => state === "failed");
  return (
    <section aria-label={t("uploads.title")} className="mb-4 rounded-lg border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-tool font-semibold">
          {failed.length < uploads.all.length
            ? t("uploads.count", { count: uploads.all.length - failed.length })
            : t("uploads.failed", { count: failed.length })}
        </h2>
        {failed.length > 1 ? (
          <Button size="sm" icon={<RotateCw size={15} />} onClick={retryAll}>
            {t("uploads.retryAll")}
          </Button>
        ) : null}
      </div>
      <ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
        {uploads.all.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, uploads }: { upload: LibraryUpload; uploads: Uploads }) {
  const t = useText("images");
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const { id, file, state, share, problem } = upload;
  const { name } = file;
  return (
    <li className="flex items-center gap-2">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex justify-between gap-4 text-caption text-ink-soft">
          <span className="truncate">{name}</span>
          {state === "sending" ? (
            <span aria-hidden="true" className="tabular">
              {percent.format(share)}
            </span>
          ) : null}
        </span>
        {state === "failed" ? (
          <span role="alert" className="text-caption text-danger">
            {problem?.message || t("uploads.offline")}
          </span>
        ) : (
          <ProgressBar label={t("uploads.one", { name })} share={share} text={percent.format(share)} />
        )}
      </div>
      {state === "failed" ? (
        <IconButton label={t("uploads.retry", { name })} icon={<RotateCw size={16} />} size="sm" onClick={() => uploads.retry(id)} />
      ) : null}
      <IconButton label={t("uploads.cancel", { name })} icon={<X size={16} />} size="sm" onClick={() => uploads.cancel(id)} />
    </li>
  );
}
