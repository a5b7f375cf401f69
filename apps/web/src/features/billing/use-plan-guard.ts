import { useRouter } from "@tanstack/react-router";
import type { Entitlement } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { planLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { toast } from "../../ui/feedback/toast.ts";

/** Whether the account's plan lets it do something, asked before it is begun; where it does not, says so with the way to plans, or who may choose one. */
export function usePlanGuard(): (needs: Entitlement) => boolean {
  const t = useText("billing");
  const router = useRouter();
  const account = useAccount();
  const isOwner = useHasRole("owner");
  return (needs) => {
    const lack = planLackOf(account, needs);
    if (!lack) return true;
    if (!isOwner) {
      toast.warning({ title: t(`needed.byOwner.${lack}.title`), desc: t(`needed.byOwner.${lack}.text`) });
      return false;
    }
    toast.warning({
      title: t(`needed.${lack}.title`),
      desc: t(`needed.${lack}.text`),
      btnText: t("needed.action"),
      onBtn: () => void router.navigate({ to: "/subscribe" }),
    });
    return false;
  };
}
