import type { Domain } from "@vitrine/contract";
import type { ReactNode } from "react";
import { LookTimes } from "../status/look-again.tsx";
import { RecordGroups } from "./record-groups.tsx";
import { WhereTo } from "./where-to.tsx";

export interface EntriesToMakeProps {
  readonly domain: Domain;
  readonly isForImages?: boolean;
  /** How far it is. */
  readonly children: ReactNode;
}

/** How far a domain is, when it is looked at, and what to enter where at its provider. */
export function EntriesToMake({ domain, isForImages = false, children }: EntriesToMakeProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        {children}
        <LookTimes domain={domain} />
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,1fr)_19rem]">
        <aside className="wide:order-2">
          <WhereTo domain={domain} />
        </aside>
        <RecordGroups domain={domain} isForImages={isForImages} />
      </div>
    </>
  );
}
