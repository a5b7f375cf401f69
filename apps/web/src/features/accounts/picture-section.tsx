import type { Account } from "@vitrine/contract";
import { ImageUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.ts";
import { AccountPicture } from "./account-picture.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import { PICTURE_TYPES, useUploadPicture } from "./use-upload-picture.ts";

/** The account's picture: another one, or none. */
export function PictureSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const input = useRef<HTMLInputElement>(null);
  const { start, underWay, problem } = useUploadPicture(() => toast.success({ title: t("picture.saved") }));
  const removal = useSaveProfile(() => toast.success({ title: t("picture.removed") }));
  const isBusy = underWay !== null;
  return (
    <SettingsSection title={t("picture.title")} text={t("picture.text")}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <span className="relative">
            <AccountPicture account={account} size={80} previewUrl={underWay?.url} />
            {isBusy ? (
              <span className="absolute inset-0 flex items-center justify-center rounded-pill bg-scrim text-paper">
                <Spinner />
              </span>
            ) : null}
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="flex flex-wrap gap-2">
              <Button icon={<ImageUp size={17} aria-hidden="true" />} isBusy={isBusy} onClick={() => input.current?.click()}>
                {account.pictureId ? t("picture.change") : t("picture.choose")}
              </Button>
              {account.pictureId && !isBusy ? (
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
            <p role="status" className="text-caption break-words text-ink-faint">
              {underWay ? t("picture.sending", { name: underWay.name }) : t("picture.hint")}
            </p>
          </div>
          <input
            ref={input}
            type="file"
            accept={PICTURE_TYPES}
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
