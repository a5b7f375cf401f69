import { blockDefinition } from "@vitrine/blocks";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useBuilder } from "../builder-context.ts";
import { loadLater } from "../load-later.tsx";
import { PagePanel } from "./page-panel.tsx";
import { useSelectedRecords } from "./use-selected-records.ts";

const coming = (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-8 w-2/3" />
  </div>
);
const AdvancedPanel = loadLater(async () => (await import("./block-panels.ts")).AdvancedPanel, coming);
const ContentPanel = loadLater(async () => (await import("./block-panels.ts")).ContentPanel, coming);
const LogicPanel = loadLater(async () => (await import("./block-panels.ts")).LogicPanel, coming);
const StylePanel = loadLater(async () => (await import("./block-panels.ts")).StylePanel, coming);
const TokensPanel = loadLater(async () => (await import("./block-panels.ts")).TokensPanel);

type Tab = "content" | "style" | "logic" | "advanced";

/** Everything about what is chosen: a block, several blocks, or the page. */
export function Inspector() {
  const t = useText("builder");
  const { language } = useBuilder();
  const records = useSelectedRecords();
  const [tab, setTab] = useState<Tab>("content");
  const [first] = records;
  if (!first) return null;
  const only = records.length === 1 && first.type === "block" ? first : null;
  const isPage = first.type === "page";
  const title = isPage
    ? t("panels.page")
    : only
      ? only.name || (blockDefinition(only.kind)?.messages[language].label ?? only.kind)
      : t("panels.several", { count: records.length });
  const tabs = isPage
    ? [
        { value: "content" as const, label: t("panels.settings"), panel: <PagePanel /> },
        {
          value: "style" as const,
          label: t("panels.look"),
          panel: (
            <>
              <TokensPanel />
              <div className="border-t border-line">
                <StylePanel records={records} />
              </div>
            </>
          ),
        },
      ]
    : [
        ...(only ? [{ value: "content" as const, label: t("panels.content"), panel: <ContentPanel block={only} /> }] : []),
        {
          value: "style" as const,
          label: t("panels.style"),
          panel: <StylePanel key={records.map(({ id }) => id).join()} records={records} />,
        },
        ...(only
          ? [
              { value: "logic" as const, label: t("panels.logic"), panel: <LogicPanel key={only.id} block={only} /> },
              { value: "advanced" as const, label: t("panels.advanced"), panel: <AdvancedPanel key={only.id} block={only} /> },
            ]
          : []),
      ];
  const shown = tabs.some(({ value }) => value === tab) ? tab : (tabs[0]?.value ?? "style");
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="shrink-0 truncate px-4 pt-3 pb-1 text-tool font-semibold">{title}</h2>
      <Tabs<Tab> value={shown} onValueChange={setTab} tabs={tabs} />
    </div>
  );
}
