import type { AdminAccount } from "@vitrine/contract";
import { client } from "../../platform/calls/client.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { useAccountChange } from "./use-account-change.ts";

/** What an account is shown besides what its plan gives: each a switch that counts at once. */
export function FlagSwitches({ account }: { account: AdminAccount }) {
  const t = useText("admin");
  const { id, isSpecial, newSetup, meta } = account;
  const { mutate, isPending } = useAccountChange(client.admin.setFlags, t("flags.done"), t("flags.failed"));
  const switches = [
    { name: "isSpecial", isOn: isSpecial, change: (isOn: boolean) => ({ isSpecial: isOn }) },
    { name: "newSetup", isOn: newSetup, change: (isOn: boolean) => ({ newSetup: isOn }) },
    { name: "vitrine4", isOn: meta.vitrine4, change: (isOn: boolean) => ({ meta: { vitrine4: isOn } }) },
    { name: "vitrine4analytics", isOn: meta.vitrine4analytics, change: (isOn: boolean) => ({ meta: { vitrine4analytics: isOn } }) },
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      {switches.map(({ name, isOn, change }) => (
        <Switch
          key={name}
          label={t(`flags.${name}`)}
          checked={isOn}
          isDisabled={isPending}
          onCheckedChange={(next) => mutate({ id, ...change(next) })}
        />
      ))}
    </div>
  );
}
