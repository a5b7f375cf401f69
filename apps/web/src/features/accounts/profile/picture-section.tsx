import type { Account } from "@vitrine/contract";
import { ImageUp, Trash2, X } from "lucide-react";
import { useRef } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { IMAGE_TYPES } from "../../../platform/forms/image-limits.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { AccountPicture } from "../../../ui/account-picture.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import { useUploadPicture } from "./use-upload-picture.ts";

/** The account's picture: another one, or none. */
export function PictureSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const input = useRef<HTMLInputElement>(null);
  const { start, cancel, underWay, share, problem } = useUploadPicture(() => toast.success({ title: t("picture.saved") }));
  const removal = useSaveProfile(() => toast.success({ title: t("picture.removed") }));
  return (
    <SettingsSection title={t("picture.title")} text={t("picture.text")}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <AccountPicture account={account} size={80} previewUrl={underWay?.url} />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="flex flex-wrap gap-2">
              {/* One button that changes, so that the focus stays where it was. */}
              <Button
                icon={underWay ? <X size={17} aria-hidden="true" /> : <ImageUp size={17} aria-hidden="true" />}
                isBusy={underWay?.canCancel === false}
                onClick={underWay ? cancel : () => input.current?.click()}
              >
                {underWay ? t("picture.cancel") : account.pictureId ? t("picture.change") : t("picture.choose")}
              </Button>
              {account.pictureId && !underWay ? (
                <Button
                  variant="quiet"
                  icon={<Trash2 size={17} aria-hidden="true" />}
                  isBusy={removal.isPending}
                  onClick={() => removal.mutate({ pictureId: null })}
                >
                  {t("picture.remove")}
                </Button>
              ) : null}
            </div>
            {underWay ? (
              <ProgressBar label={t("picture.sending", { name: underWay.name })} share={share} text={percent.format(share)} />
            ) : null}
            <div className="flex justify-between gap-4 text-caption text-ink-faint">
              <p role="status" className="min-w-0 break-words">
                {!underWay ? t("picture.hint") : share < 1 ? t("picture.sending", { name: underWay.name }) : t("picture.preparing")}
              </p>
              {underWay ? (
                <span aria-hidden="true" className="tabular">
                  {percent.format(share)}
                </span>
              ) : null}
            </div>
          </div>
          <input
            ref={input}
            type="file"
            accept={IMAGE_TYPES}
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Emptied, so that the same file can be chosen again.
              target.value = "";
              if (file) start(file);
            }}
          />
        </div>
        {problem === "too_large" ? (
          <Notice tone="danger">{t("picture.tooLarge")}</Notice>
        ) : problem ? (
          <FormProblem problem={problem} />
        ) : removal.error ? (
          <FormProblem problem={problemOf(removal.error)} />
        ) : null}
      </div>
    </SettingsSection>
  );
}
