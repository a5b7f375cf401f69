import type { FactorMethod } from "@vitrine/contract";
import { KeyRound, LifeBuoy, Mail, Smartphone } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { canUsePasskeys } from "../passkey/answer-with-passkey.ts";
import { CodeField } from "./code-field.tsx";
import { EmailCodeButton, EmailCodeText, type SentCode } from "./email-code.tsx";
import { type FactorActions, useFactorAnswer } from "./use-factor-answer.ts";

const ICONS = { email: Mail, app: Smartphone, recovery: LifeBuoy, passkey: KeyRound } as const;

export interface FactorFormProps {
  /** What may answer, the first one first. */
  methods: readonly FactorMethod[];
  /** The code that went out by e-mail, and where to with most of it hidden. */
  sent: SentCode | null;
  actions: FactorActions;
  /** Between the answer and the button. */
  children?: ReactNode;
}

/** The second factor: a code from an app or an e-mail, a recovery code, or a passkey; and the way to another of them. */
export function FactorForm({ methods, sent, actions, children }: FactorFormProps) {
  const t = useText("sessions");
  const offered = methods.filter((method) => method !== "passkey" || canUsePasskeys());
  const [method, setMethod] = useState<FactorMethod>(offered[0] ?? "recovery");
  const [code, setCode] = useState("");
  const fields = useRef<Partial<Record<FactorMethod, HTMLInputElement | null>>>({});
  const keepField = (input: HTMLInputElement | null): void => {
    fields.current[method] = input;
  };
  const { work, problem, waitUntil, forget, send, answer } = useFactorAnswer(actions);

  const tell = async (given: string): Promise<void> => {
    if (await answer(method, given)) return;
    // A wrong code is typed anew, and not corrected digit by digit.
    if (method !== "recovery") setCode("");
  };
  const choose = (next: FactorMethod): void => {
    setMethod(next);
    setCode("");
    forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (method === "passkey" || code !== "") void tell(code);
    else fields.current[method]?.focus();
  };
  const resend = async (): Promise<void> => {
    if (await send()) setCode("");
  };

  const refused = problem && problem !== "declined" ? problem : null;
  const isSpent = refused?.code === "CODE_ATTEMPTS" || refused?.code === "CODE_EXPIRED";
  const isAtField = isSpent || refused?.code === "CODE_WRONG" || (refused !== null && refused.fields.length > 0);
  const message = isAtField ? (refused?.fields[0]?.message ?? refused?.message) : undefined;
  const canType = method !== "email" || (sent !== null && !isSpent);
  const isAnswering = work === "answering";
  // Another method shows another field, and an answer that was not taken is given anew.
  useEffect(() => {
    if (canType && !isAnswering) fields.current[method]?.focus();
  }, [method, canType, isAnswering]);

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {method === "email" ? (
        <EmailCodeText sent={sent} />
      ) : (
        <p className="text-tool text-pretty text-ink-soft">{t(`factor.${method}.text`)}</p>
      )}
      {method === "recovery" ? (
        <TextField
          ref={keepField}
          label={t("factor.recovery.field")}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCDE-FGHJK"
          className="font-mono uppercase placeholder:normal-case"
        />
      ) : null}
      {method === "app" || (method === "email" && sent !== null) ? (
        <CodeField
          ref={keepField}
          label={t("factor.code")}
          value={code}
          onValueChange={setCode}
          onComplete={(whole) => void tell(whole)}
          error={message}
          isDisabled={!canType || isAnswering}
        />
      ) : null}
      {method === "email" ? (
        <EmailCodeButton
          sent={sent}
          waitUntil={waitUntil}
          isSending={work === "sending"}
          isUrgent={!canType}
          onSend={() => void resend()}
        />
      ) : null}
      {problem === "declined" ? <Notice tone="warning">{t("passkey.declined")}</Notice> : null}
      {refused && !isAtField && refused.code !== "CODE_WAIT" ? <FormProblem problem={refused} /> : null}
      {children}
      {canType ? (
        <Button
          type="submit"
          variant="primary"
          isBusy={isAnswering}
          icon={method === "passkey" ? <KeyRound size={17} aria-hidden="true" /> : null}
        >
          {method === "passkey" ? t("passkey.use") : t("factor.confirm")}
        </Button>
      ) : null}
      {offered.length > 1 ? (
        <fieldset className="border-t border-line pt-4">
          <legend className="sr-only">{t("factor.others")}</legend>
          <p aria-hidden="true" className="mb-1 text-caption text-ink-faint">
            {t("factor.others")}
          </p>
          <div className="-mx-3 flex flex-col items-start">
            {offered
              .filter((other) => other !== method)
              .map((other) => {
                const Icon = ICONS[other];
                return (
                  <Button
                    key={other}
                    variant="quiet"
                    className="max-w-full"
                    icon={<Icon size={17} aria-hidden="true" className="shrink-0" />}
                    onClick={() => choose(other)}
                  >
                    <span className="truncate">{t(`factor.${other}.choose`)}</span>
                  </Button>
                );
              })}
          </div>
        </fieldset>
      ) : null}
    </form>
  );
}
