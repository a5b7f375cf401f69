import type { ReactNode } from "react";
import { FIELD_MARK } from "../../panels/lead-to-field.ts";

/** Holds the control of one setting, or of a part of one (`canonicalLinks.0.name`), so that whoever is led to it finds it. */
export function SettingMark({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents" {...{ [FIELD_MARK]: name }}>
      {children}
    </div>
  );
}
