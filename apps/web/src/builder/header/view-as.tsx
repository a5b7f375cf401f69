import { type Breakpoint, VISITOR_BROWSERS, VISITOR_SYSTEMS } from "@vitrine/document";
import { Split } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Popover } from "../../ui/popup/popover.tsx";
import { DateTimeControl } from "../panels/controls/date-time-control.tsx";
import type { Viewer } from "./viewer.ts";

export interface ViewAsProps {
  readonly viewer: Viewer;
  readonly width: Breakpoint;
  onViewer(next: Viewer): void;
  onWidth(next: Breakpoint): void;
}

const DEVICES = { mobile: "phone", tablet: "tablet", base: "desktop" } as const;

/** As whom the page is looked at, where its blocks are not shown to everybody. */
export function ViewAs({ viewer, width, onViewer, onWidth }: ViewAsProps) {
  const t = useText("builder");
  const change = (some: Partial<Viewer>): void => onViewer({ ...viewer, ...some });
  const named = <Name extends (typeof VISITOR_BROWSERS)[number] | (typeof VISITOR_SYSTEMS)[number]>(names: readonly Name[]) =>
    names.map((value) => ({ value, label: t(`logic.names.${value}`) }));
  return (
    <Popover
      align="center"
      trigger={
        <Button size="sm" icon={<Split size={15} />}>
          {t("preview.as")}
        </Button>
      }
    >
      <div className="flex w-72 max-w-full flex-col gap-4">
        <Labelled label={t("preview.device")}>
          <SegmentedControl
            label={t("preview.device")}
            value={width}
            options={(["mobile", "tablet", "base"] as const).map((value) => ({ value, label: t(`logic.names.${DEVICES[value]}`) }))}
            onValueChange={onWidth}
          />
        </Labelled>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t("preview.system")}
            value={viewer.system}
            options={named(VISITOR_SYSTEMS)}
            onValueChange={(system) => change({ system })}
          />
          <SelectField
            label={t("preview.browser")}
            value={viewer.browser}
            options={named(VISITOR_BROWSERS)}
            onValueChange={(browser) => change({ browser })}
          />
        </div>
        <TextField
          label={t("preview.query")}
          size="sm"
          prefix="?"
          placeholder="utm_source=instagram"
          spellCheck={false}
          autoCapitalize="off"
          value={viewer.query}
          onChange={(event) => change({ query: event.target.value.replace(/^[^?]*\?/, "") })}
        />
        <DateTimeControl label={t("preview.time")} value={viewer.at} onChange={(at) => at !== "" && change({ at })} />
        <Labelled label={t("preview.visit")}>
          <SegmentedControl
            label={t("preview.visit")}
            value={viewer.isReturning ? "returning" : "first"}
            options={(["first", "returning"] as const).map((value) => ({ value, label: t(`preview.visits.${value}`) }))}
            onValueChange={(visit) => change({ isReturning: visit === "returning" })}
          />
        </Labelled>
      </div>
    </Popover>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-tool font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
