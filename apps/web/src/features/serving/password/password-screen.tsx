import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { PAGE_PASSWORD_LEAST, PAGE_PASSWORD_MOST } from "@vitrine/contract";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { PlanNotice } from "../../billing/index.ts";

/** Has visitors of a page asked for a password, for another one, or nobody any more. */
export function PasswordScreen() {
  const t = useText("serving");
  const { pageId: id = "" } = useParams({ strict: false });
  const page = useQuery(api.pages.get.queryOptions({ input: { id } }));
  const state = useQuery(api.serving.getPassword.queryOptions({ input: { id }, staleTime: 0 }));
  const isEditor = useHasRole("editor");
  const lack = planLackOf(useAccount(), "edit");
  const error = page.error ?? state.error;
  return (
    <>
      <BackLink to="/pages" label={t("password.back")} width="form" />
      <Screen width="form" title={t("password.title")} lead={page.data?.title || undefined}>
        {isEditor ? <PlanNotice lack={lack} /> : null}
        {error && !(page.data && state.data) ? (
          <ProblemState
            problem={problemOf(error)}
            onRetry={() => {
              void page.refetch();
              void state.refetch();
            }}
          />
        ) : !page.data || !state.data ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          <>
            <div className="mb-6 flex flex-col items-start gap-3">
              <StatusBadge tone={state.data.hasPassword ? "info" : "neutral"}>
                {state.data.hasPassword ? t("password.on") : t("password.off")}
              </StatusBadge>
              <p className="text-tool text-pretty text-ink-soft">{t("password.lead")}</p>
            </div>
            {isEditor && lack === null ? (
              <PasswordForm pageId={id} has={state.data.hasPassword} isLive={page.data.status === "published"} />
            ) : null}
          </>
        )}
      </Screen>
    </>
  );
}

interface PasswordFormProps {
  readonly pageId: string;
  readonly has: boolean;
  readonly isLive: boolean;
}

function PasswordForm({ pageId, has, isLive }: PasswordFormProps) {
  const t = useText("serving");
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isShort, setShort] = useState(false);
  const save = useMutation({
    mutationFn: (password: string | null) => client.serving.putPassword({ id: pageId, password }),
    onSuccess: (next) => {
      void queryClient.invalidateQueries({ queryKey: api.serving.getPassword.key() });
      setTyped("");
      toast.success({ title: next.hasPassword ? t("password.saved") : t("password.removed") });
    },
  });
  const problem = save.error ? problemOf(save.error) : null;
  const refused = problem?.fields.find(({ path }) => path === "password")?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isTooShort = typed.trim().length === 0 || typed.length < PAGE_PASSWORD_LEAST;
    setShort(isTooShort);
    if (!isTooShort && !save.isPending) save.mutate(typed);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <PasswordField
        label={has ? t("password.newLabel") : t("password.label")}
        value={typed}
        autoFocus
        autoComplete="off"
        maxLength={PAGE_PASSWORD_MOST}
        error={isShort ? t("password.short", { count: PAGE_PASSWORD_LEAST }) : refused}
        hint={has ? t("password.changeHint") : isLive ? t("password.liveHint") : t("password.laterHint")}
        onChange={({ target }) => {
          setTyped(target.value);
          setShort(false);
          save.reset();
        }}
      />
      <p className="text-caption text-pretty text-ink-faint">{t("password.kept")}</p>
      {problem && !refused ? <FormProblem problem={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={save.isPending && save.variables !== null}>
          {has ? t("password.change") : t("password.put")}
        </Button>
        {has ? (
          <Button isBusy={save.isPending && save.variables === null} onClick={() => save.mutate(null)}>
            {t("password.remove")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
