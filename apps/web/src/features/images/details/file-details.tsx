import { useQuery } from "@tanstack/react-query";
import type { Image } from "@vitrine/contract";
import type { ReactNode } from "react";
import { api } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Drawer } from "../../../ui/popup/drawer.tsx";
import { FilePicture } from "../grid/file-picture.tsx";
import { isUsed, UsesList } from "./uses-list.tsx";

// Named apart, for it is checked as if it had a picture to write captions on.
const Sound = "audio";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-caption text-ink-faint">{name}</dt>
      <dd className="tabular text-tool wrap-anywhere">{children}</dd>
    </div>
  );
}

/** All that is known of a file: what it is, where it is to be had, and where it is used. */
export function FileDetails({ file, onClose }: { file: Image; onClose: () => void }) {
  const t = useText("images");
  const size = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  const details = useQuery(api.images.get.queryOptions({ input: { id: file.id }, staleTime: 0 }));
  const uses = details.data?.uses;
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()} title={file.name}>
      <div className="flex flex-col gap-6">
        <div className="overflow-hidden rounded-lg border border-line bg-sunken">
          <FilePicture file={file} width={640} className="max-h-72 w-full object-contain" />
        </div>
        {file.kind === "audio" ? <Sound controls preload="none" src={file.url} className="w-full" /> : null}
        <dl className="flex flex-col gap-3.5">
          {file.kind === "image" ? (
            <Fact name={t("details.dimensions")}>{t("details.pixels", { width: file.width, height: file.height })}</Fact>
          ) : null}
          <Fact name={t("details.size")}>
            {file.bytes < 1_000_000
              ? t("details.kilobytes", { size: size.format(Math.max(0.1, file.bytes / 1000)) })
              : t("details.megabytes", { size: size.format(file.bytes / 1_000_000) })}
          </Fact>
          <Fact name={t("details.uploaded")}>
            <Moment iso={file.uploadedAt} />
          </Fact>
          <Fact name={t("details.host")}>{file.host}</Fact>
          <Fact name={t("details.address")}>
            <span className="mb-2 block select-all">{file.url}</span>
            <CopyButton
              size="sm"
              text={file.url}
              label={t("details.copy")}
              copiedLabel={t("details.copied")}
              failedLabel={t("details.copyFailed")}
            />
          </Fact>
          {file.ai ? (
            <>
              <Fact name={t("details.prompt")}>{file.ai.prompt}</Fact>
              <Fact name={t("details.model")}>{file.ai.model}</Fact>
              <Fact name={t("details.created")}>
                <Moment iso={file.ai.created} />
              </Fact>
            </>
          ) : null}
        </dl>
        <section>
          <h3 className="mb-2 text-tool font-semibold">{t("details.uses")}</h3>
          {details.error ? <InlineProblem problem={problemOf(details.error)} onRetry={() => void details.refetch()} /> : null}
          {uses ? isUsed(uses) ? <UsesList uses={uses} /> : <p className="text-tool text-ink-soft">{t("details.unused")}</p> : null}
          {!uses && !details.error ? <Skeleton className="h-16 w-full" /> : null}
        </section>
      </div>
    </Drawer>
  );
}
