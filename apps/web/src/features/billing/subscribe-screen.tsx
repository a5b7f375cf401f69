import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { PlanList } from "./plan-list.tsx";

/** Whom to write to for a plan: what can be bought here is a matter of the operator. */
function HowToSubscribe() {
  const t = useText("billing");
  const options = useQuery(api.sessions.options.queryOptions({ staleTime: Number.POSITIVE_INFINITY }));
  const address = options.data?.supportEmail;
  return (
    <p className="mt-4 max-w-prose text-tool text-ink-soft">
      {address ? (
        <>
          {t("writeTo")}{" "}
          <a href={`mailto:${address}`} className="font-medium text-mar underline underline-offset-2">
            {address}
          </a>
          .
        </>
      ) : (
        t("askOperator")
      )}
    </p>
  );
}

/** The plan somebody is on and the plans there are. */
export function SubscribeScreen() {
  const t = useText("billing");
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const plans = useQuery(api.billing.plans.queryOptions());
  if (!account) return null;
  return (
    <Screen title={t("title")} lead={t("lead")}>
      {plans.error && !plans.data ? (
        <ProblemState problem={problemOf(plans.error)} onRetry={() => void plans.refetch()} />
      ) : !plans.data ? (
        <ListSkeleton />
      ) : (
        <div className="flex flex-col gap-8">
          <CurrentPlan account={account} />
          <section aria-labelledby="plans">
            <h2 id="plans" className="mb-4 font-title text-heading font-semibold">
              {t("onOffer")}
            </h2>
            {plans.data.items.length === 0 ? (
              <p className="text-tool text-ink-soft">{t("noPlans")}</p>
            ) : (
              <PlanList account={account} plans={plans.data.items} />
            )}
            {isOwner ? <HowToSubscribe /> : <p className="mt-4 max-w-prose text-tool text-ink-soft">{t("onlyOwner")}</p>}
          </section>
        </div>
      )}
    </Screen>
  );
}
