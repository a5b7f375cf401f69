import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, PAGE_ID, type PageRecord } from "@vitrine/document";
import { BookmarkPlus, FileCog, Palette, PencilLine, SlidersHorizontal, Split } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { useBuilder } from "../builder-context.ts";
import { useRecord } from "../editor/use-editor.ts";
import { type DrawerTab, isOfThePage, useFrame, useFrameView } from "../frame/frame-view.ts";
import { loadLater } from "../load-later.tsx";
import { useFirstSign } from "../use-preloaded-parts.ts";
import { useLockOf } from "./use-lock-of.ts";
import { useSelectedRecords } from "./use-selected-records.ts";

const coming = (
  <div aria-busy="true" className="flex flex-col gap-4 p-4">
    <Skeleton className="h-8 w-full" />
    <Skeleton className="h-18 w-full" />
    <Skeleton className="h-8 w-2/3" />
  </div>
);
/** The page's tabs in their shape before anybody is there: still, since nothing is on its way. */
const still = (
  <div aria-busy="true" className="flex flex-col gap-5 p-4 [&_*]:animate-none">
    <Skeleton className="-mt-1 h-8 w-full" />
    <Skeleton className="h-28 w-full" />
    {["w-16", "w-20", "w-12"].map((width) => (
      <div key={width} className="flex flex-col gap-1.5">
        <Skeleton className={`h-4 ${width}`} />
        <Skeleton className="h-8 w-full" />
      </div>
    ))}
  </div>
);
const AdvancedPanel = loadLater(async () => (await import("./block-panels.ts")).AdvancedPanel, coming);
const ContentPanel = loadLater(async () => (await import("./block-panels.ts")).ContentPanel, coming);
const LogicPanel = loadLater(async () => (await import("./block-panels.ts")).LogicPanel, coming);
const StylePanel = loadLater(async () => (await import("./block-panels.ts")).StylePanel, coming);
const LockedPanel = loadLater(async () => (await import("./locked-panel.tsx")).LockedPanel);
const PageTabs = loadLater(async () => (await import("../page-settings/page-tabs.tsx")).PageTabs, coming, "page-settings");
const TemplateTab = loadLater(async () => (await import("../library/template-tab.tsx")).TemplateTab, coming, "library");

const ICONS: Readonly<Record<DrawerTab, ReactNode>> = {
  content: <PencilLine size={16} strokeWidth={1.75} />,
  style: <Palette size={16} strokeWidth={1.75} />,
  logic: <Split size={16} strokeWidth={1.75} />,
  advanced: <SlidersHorizontal size={16} strokeWidth={1.75} />,
  template: <BookmarkPlus size={16} strokeWidth={1.75} />,
  page: <FileCog size={16} strokeWidth={1.75} />,
};

/** Everything about what is chosen: a block, several blocks, or the page. */
export function Inspector() {
  const t = useText("builder");
  const { language, isSection, pageTitle } = useBuilder();
  const records = useSelectedRecords();
  const lockId = useLockOf(records);
  const [first] = records;
  if (!first) return null;
  const only = records.length === 1 && first.type === "block" ? first : null;
  const title =
    first.type === "page"
      ? isSection
        ? pageTitle
        : t("panels.page")
      : only
        ? only.name || (blockDefinition(only.kind)?.messages[language].label ?? only.kind)
        : t("panels.several", { count: records.length });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="shrink-0 truncate px-4 pt-3 pb-1 text-tool font-semibold">{title}</h2>
      {first.type === "page" ? (
        isSection ? (
          <p className="p-4 text-tool text-pretty text-ink-soft">{t("panels.ofSection")}</p>
        ) : (
          <OfPage page={first} />
        )
      ) : lockId === undefined ? (
        <OfBlocks records={records} only={only} />
      ) : (
        <LockedPanel lockId={lockId} />
      )}
    </div>
  );
}

interface OfBlocksProps {
  readonly records: readonly (BlockRecord | PageRecord)[];
  /** The block, where it is one alone. */
  readonly only: BlockRecord | null;
}

/** The tabs of blocks, and the page's in the same row: what is chosen stays chosen. */
function OfBlocks({ records, only }: OfBlocksProps) {
  const t = useText("builder");
  const frame = useFrame();
  const { isSection } = useBuilder();
  const tab = useFrameView((view) => view.tab);
  const page = useRecord(PAGE_ID);
  const ids = records.map(({ id }) => id);
  const key = ids.join();
  const panels: Readonly<Partial<Record<DrawerTab, ReactNode>>> = {
    ...(only ? { content: <ContentPanel block={only} /> } : {}),
    style: <StylePanel key={key} records={records} />,
    ...(only ? { logic: <LogicPanel key={key} block={only} />, advanced: <AdvancedPanel key={key} block={only} /> } : {}),
    template: <TemplateTab key={key} ids={ids} />,
    ...(page?.type === "page" && !isSection ? { page: <PageInTab page={page} /> } : {}),
  };
  const tabs = Object.entries(panels).map(([value, panel]): Tab<DrawerTab> => {
    const known = value as DrawerTab;
    return { value: known, label: t(`panels.${known}`), icon: ICONS[known], panel };
  });
  return <Tabs<DrawerTab> value={panels[tab] ? tab : "style"} onValueChange={(next) => frame.showTab(next)} tabs={tabs} />;
}

function OfPage({ page }: { readonly page: PageRecord }) {
  const t = useText("builder");
  const isElsewhere = useFrameView((view) => isOfThePage(view.left));
  // In sight from the beginning, it is not fetched before somebody is there: a page opens without what changes it.
  const isSomebodyThere = useFirstSign(undefined);
  if (isElsewhere) return <PageElsewhere hint={t("panels.chooseBlock")} />;
  return isSomebodyThere ? <PageTabs look={page} /> : still;
}

function PageInTab({ page }: { readonly page: PageRecord }) {
  const isElsewhere = useFrameView((view) => isOfThePage(view.left));
  return isElsewhere ? <PageElsewhere /> : <PageTabs look={page} />;
}

/** In place of the page's panels while the other side has them. */
function PageElsewhere({ hint }: { readonly hint?: string }) {
  const t = useText("builder");
  const frame = useFrame();
  return (
    <div className="flex flex-col items-start gap-3 p-4">
      <p className="text-tool text-pretty text-ink-soft">
        {hint ? `${hint} ` : ""}
        {t("panels.pageElsewhere")}
      </p>
      <Button size="sm" onClick={() => frame.leavePagePanels()}>
        {t("panels.pageHere")}
      </Button>
    </div>
  );
}
