import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { answerProof } from "../../../platform/calls/proof.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import type { SentCode } from "../second-factor/email-code.tsx";
import { FactorForm } from "../second-factor/factor-form.tsx";
import { ProofPassword } from "./proof-password.tsx";

/** Asks again whether it is really they, before something that could cost them the account. */
export function ProofDialog(): ReactNode {
  const t = useText("sessions");
  const account = useAccount();
  const needs = useQuery({ queryKey: ["proofNeeds"], queryFn: () => client.sessions.proofNeeds(), gcTime: 0, staleTime: 0, retry: false });
  const [password, setPassword] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [sent, setSent] = useState<SentCode | null>(null);
  const { data } = needs;
  const methods = data?.methods ?? [];

  const prove = async (input: Parameters<typeof client.sessions.prove>[0]): Promise<void> => {
    await client.sessions.prove(input);
    answerProof(true);
  };
  const asksPassword = data?.password === true && password === undefined;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : answerProof(false))} title={t("proof.title")} description={t("proof.text")}>
      {data?.isProven ? (
        <ProofAlready />
      ) : asksPassword ? (
        <ProofPassword
          email={account?.email ?? ""}
          isLast={methods.length === 0}
          isWrong={isWrong}
          onPassword={async (typed) => {
            setWrong(false);
            if (methods.length === 0) await prove({ password: typed });
            else setPassword(typed);
          }}
        />
      ) : data ? (
        <FactorForm
          methods={methods}
          sent={sent}
          actions={{
            async send() {
              const { code } = await client.sessions.startProof({ method: "email" });
              if (code)
                setSent({
                  to: account?.email ?? null,
                  expiresAt: Date.parse(code.expiresAt),
                  resendAt: Date.now() + code.resendSeconds * 1000,
                });
            },
            passkey: async () => (await client.sessions.startProof({ method: "passkey" })).options ?? {},
            async answer(proof) {
              try {
                await prove({ ...(password === undefined ? {} : { password }), proof });
              } catch (error) {
                if (problemOf(error).code === "WRONG_CREDENTIALS") {
                  setWrong(true);
                  setPassword(undefined);
                }
                throw error;
              }
            },
          }}
        />
      ) : needs.error ? (
        <ProblemState problem={problemOf(needs.error)} onRetry={() => void needs.refetch()} />
      ) : (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </Dialog>
  );
}

/** It was shown in another tab in the meantime. */
function ProofAlready(): ReactNode {
  useEffect(() => answerProof(true), []);
  return null;
}
