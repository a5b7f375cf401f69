import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { CodeField } from "../../sessions/index.ts";
import { refreshSecurity } from "../queries.ts";
import { QrCode } from "./qr-code.tsx";

type Confirmed = Awaited<ReturnType<typeof client.factors.confirmApp>>;

/** What an authenticator app makes its codes from. */
export interface AppSecret {
  readonly secret: string;
  /** `otpauth://…`, for a camera or an app on the same device. */
  readonly uri: string;
}

export interface AppSetUpProps {
  secret: AppSecret;
  onConfirmed: (confirmed: Confirmed) => void;
  onRenew: () => void;
}

/** Refusals after which this secret takes no more codes. */
const OVER: readonly string[] = ["CODE_ATTEMPTS", "SET_UP_OVER"];

/** The secret for the app, as a picture and as text, and the first code that shows it was taken in. */
export function AppSetUp({ secret: { secret, uri }, onConfirmed, onRenew }: AppSetUpProps) {
  const t = useText("security");
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    mutationFn: (typed: string) => client.factors.confirmApp({ code: typed }),
    onSuccess: async (confirmed) => {
      onConfirmed(confirmed);
      await refreshSecurity(queryClient);
    },
    onError: () => setCode(""),
  });
  const { isError } = confirm;
  useEffect(() => {
    if (isError) field.current?.focus();
  }, [isError]);
  const problem = confirm.error ? problemOf(confirm.error) : null;
  const isOver = problem !== null && OVER.includes(problem.code);
  const atField = problem && (problem.code === "CODE_WRONG" || isOver) ? problem.message : problem?.fields[0]?.message;
  return (
    <ol className="flex flex-col gap-6">
      <li className="flex flex-col gap-3">
        <p className="text-tool">
          <span className="font-semibold">{t("appSetUp.scan")}</span> {t("appSetUp.scanText")}
        </p>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={uri} label={t("appSetUp.qr")} />
          <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-2">
            <p className="text-caption text-ink-faint">{t("appSetUp.byHand")}</p>
            <code className="font-mono text-tool break-words select-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <CopyButton
              size="sm"
              text={secret}
              label={t("appSetUp.copy")}
              copiedLabel={t("recovery.copied")}
              failedLabel={t("recovery.notCopied")}
            />
            <a href={uri} className={`${buttonClass("quiet", "sm")} hidden! pointer-coarse:inline-flex!`}>
              {t("appSetUp.open")}
            </a>
          </div>
        </div>
      </li>
      <li className="flex flex-col gap-3">
        <p className="text-tool">
          <span className="font-semibold">{t("appSetUp.answer")}</span> {t("appSetUp.answerText")}
        </p>
        <CodeField
          ref={field}
          label={t("appSetUp.code")}
          value={code}
          onValueChange={setCode}
          onComplete={(typed) => confirm.mutate(typed)}
          error={atField}
          isDisabled={confirm.isPending || isOver}
        />
        {problem && !atField ? <FormProblem problem={problem} /> : null}
        {isOver ? (
          <div>
            <Button onClick={onRenew}>{t("appSetUp.renew")}</Button>
          </div>
        ) : null}
      </li>
    </ol>
  );
}
