import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { BringingScreen } from "./bringing-screen.tsx";
import { CloneForm } from "./clone-form.tsx";

/** A page made of one that stands at an address: for whom support has opened it. */
export function CloneScreen() {
  const t = useText("importing");
  const mayClone = useAccount()?.entitlements.includes("clone") ?? false;
  return (
    <BringingScreen
      title={t("clone.title")}
      lead={t("clone.lead")}
      hindrance={mayClone ? undefined : <EmptyState title={t("clone.closed")} text={t("clone.closedText")} />}
      done={{ title: t("clone.done"), another: t("clone.another") }}
      form={(sites, onImported) => <CloneForm sites={sites} onImported={onImported} />}
    />
  );
}
