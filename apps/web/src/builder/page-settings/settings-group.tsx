import type { ReactNode } from "react";
import { AddressGroup } from "./groups/address-group.tsx";
import { BackRedirectGroup } from "./groups/back-redirect-group.tsx";
import { CodeGroup } from "./groups/code-group.tsx";
import { FeaturesGroup } from "./groups/features-group.tsx";
import { OptimizerGroup } from "./groups/optimizer-group.tsx";
import { SearchGroup } from "./groups/search-group.tsx";
import { SpeedGroup } from "./groups/speed-group.tsx";
import type { SettingGroup } from "./model/setting-groups.ts";

const GROUPS: Readonly<Record<SettingGroup, () => ReactNode>> = {
  search: SearchGroup,
  address: AddressGroup,
  code: CodeGroup,
  optimizer: OptimizerGroup,
  speed: SpeedGroup,
  features: FeaturesGroup,
  backRedirect: BackRedirectGroup,
};

/** The settings of one group, in the home that they are shown in. */
export function SettingsGroup({ group }: { readonly group: SettingGroup }) {
  const Group = GROUPS[group];
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Group />
    </div>
  );
}
