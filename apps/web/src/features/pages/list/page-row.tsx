import type { Entitlement, Label, Page } from "@vitrine/contract";
import { clsx } from "clsx";
import {
  CalendarClock,
  CloudOff,
  Copy,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  Eye,
  History,
  LayoutTemplate,
  LockKeyhole,
  Pencil,
  Settings2,
  Shapes,
  Share2,
  Signpost,
  SquarePen,
  Tags,
  Trash2,
  Upload,
} from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { useCopy } from "../../../ui/button/use-copy.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { Menu, type MenuItem } from "../../../ui/popup/menu.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import { LabelChips } from "../../labels/index.ts";
import { PageStatusBadge } from "../status/page-status-badge.tsx";
import { ChangeAddressDialog } from "./change-address-dialog.tsx";
import { KeepTemplateDialog } from "./keep-template-dialog.tsx";
import { PageTimes } from "./page-times.tsx";
import { PageTitle } from "./page-title.tsx";
import { LanguageBadge, SyncMark, VariantMark, VariantsButton } from "./sets/set-marks.tsx";
import { useSetMenu } from "./sets/use-set-menu.tsx";
import { ChooseBox } from "./several/choose-box.tsx";
import type { Chosen } from "./several/use-chosen.ts";
import { useSorting } from "./sorting/use-sorting.tsx";
import { usePageActions } from "./use-page-actions.ts";

export interface PageRowProps {
  page: Page;
  labels: readonly Label[];
  chosen: Chosen;
  /** The variants it has, where they are shown beneath it. */
  variants?: { readonly count: number; readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  /** The main page of a variant that does not stand beneath it. */
  main?: Page | undefined;
  /** Whether it stands beneath its main page. */
  isBeneath?: boolean | undefined;
}

/** One page of the list, and everything that can be done with it. */
export function PageRow({ page, labels, chosen, variants, main, isBeneath = false }: PageRowProps) {
  const t = useText("pages");
  const l = useText("list");
  const set = useSetMenu(page);
  const sorting = useSorting([page]);
  const copy = useCopy();
  const {
    publish,
    unpublish,
    duplicate,
    remove,
    rename,
    openBuilder,
    openLook,
    openHistory,
    openSettings,
    openShares,
    openPassword,
    openPublishing,
    taken,
    forgetTaken,
  } = usePageActions(page);
  const [isRenaming, setRenaming] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const mayEdit = useHasRole("editor");
  const mayBegin = usePlanGuard();
  const begin = (needs: Entitlement, deed: () => void) => () => {
    if (mayBegin(needs)) deed();
  };
  const { url } = page;
  const isLive = page.status === "published";
  const isBusy = publish.isPending || unpublish.isPending || duplicate.isPending || set.isBusy;
  const live: (MenuItem | "separator")[] = url
    ? [
        { label: t("visit"), icon: <ExternalLink size={16} />, onSelect: () => window.open(url, "_blank", "noreferrer") },
        { label: t("copyAddress"), icon: <Copy size={16} />, onSelect: () => void copy(url) },
      ]
    : [];
  const look = { label: l("look"), icon: <Eye size={16} />, onSelect: () => openLook(page.id) };
  const settings = { label: t("settings.menu"), icon: <Settings2 size={16} />, onSelect: () => openSettings(page.id) };
  const history = { label: t("revisions"), icon: <History size={16} />, onSelect: () => openHistory(page.id) };
  const publications = { label: t("publications"), icon: <CalendarClock size={16} />, onSelect: () => openPublishing(page.id) };
  const forEditors: (MenuItem | "separator")[] = [
    { label: t("edit"), icon: <SquarePen size={16} />, onSelect: begin("edit", () => openBuilder(page.id)) },
    { label: t("rename"), icon: <Pencil size={16} />, onSelect: begin("edit", () => setRenaming(true)) },
    { label: t("address.menu"), icon: <Signpost size={16} />, onSelect: begin("edit", () => setMoving(true)) },
    settings,
    { label: t("duplicate"), icon: <CopyPlus size={16} />, onSelect: begin("duplicate", () => duplicate.mutate()) },
    ...set.items,
    "separator",
    { label: l("labels.menu"), icon: <Tags size={16} />, onSelect: sorting.openLabels },
    { label: l("type.menu"), icon: <Shapes size={16} />, onSelect: begin("edit", sorting.openType) },
    history,
    publications,
    { label: t("shares"), icon: <Share2 size={16} />, onSelect: () => openShares(page.id) },
    { label: t("password"), icon: <LockKeyhole size={16} />, onSelect: begin("edit", () => openPassword(page.id)) },
    { label: t("template.menu"), icon: <LayoutTemplate size={16} />, onSelect: begin("builder", () => setKeeping(true)) },
    "separator",
    ...(live.length > 0 ? [...live, "separator" as const] : []),
    ...(!isLive || page.hasUnpublishedChanges
      ? [
          {
            label: isLive ? t("publishChanges") : t("publish"),
            icon: <Upload size={16} />,
            onSelect: begin("publish", () => publish.mutate({})),
          },
        ]
      : []),
    ...(isLive ? [{ label: t("unpublish"), icon: <CloudOff size={16} />, onSelect: () => unpublish.mutate() }] : []),
    { label: t("delete"), icon: <Trash2 size={16} />, onSelect: () => setDeleting(true), isDangerous: true },
  ];
  const items = mayEdit ? forEditors : [look, ...live, settings, history, publications];
  return (
    <tr className={clsx("group hover:bg-hover", isBeneath && "bg-paper")}>
      {mayEdit ? (
        <td className="py-3 pl-4">
          <ChooseBox page={page} chosen={chosen} />
        </td>
      ) : null}
      <td className={clsx("max-w-0 py-3 pr-3", isBeneath ? "pl-6 desktop:pl-8" : "pl-4")}>
        <div className="flex min-w-0 items-center gap-x-1.5 max-desktop:flex-wrap">
          {isBeneath ? <VariantMark /> : null}
          <div className={clsx("min-w-0", isBeneath ? "max-desktop:max-w-[calc(100%-24px)]" : "max-w-full")}>
            <PageTitle
              page={page}
              isRenaming={isRenaming}
              onRenamed={(title) => {
                setRenaming(false);
                if (title !== null) rename.mutate(title);
              }}
            />
          </div>
          {variants || page.mainId !== null ? <LanguageBadge language={page.language} /> : null}
          {page.syncs ? <SyncMark /> : null}
          {variants ? <VariantsButton {...variants} /> : null}
        </div>
        {main ? <div className="mt-0.5 truncate text-caption text-ink-soft">{l("set.variantOf", { title: main.title })}</div> : null}
        <PageTimes page={page} />
        <div className="mt-0.5 flex min-w-0 items-baseline text-caption text-ink-faint">
          {page.type ? <span className="shrink-0 whitespace-pre">{`${l(`types.${page.type}`)} · `}</span> : null}
          {url ? <TextLink href={url}>{spokenAddress(url)}</TextLink> : <span className="truncate">{`/${page.slug}`}</span>}
        </div>
        <LabelChips ids={page.labelIds} labels={labels} />
        <div className="mt-2 wide:hidden">
          <PageStatusBadge page={page} />
        </div>
      </td>
      <td className="max-w-44 truncate px-3 py-3 text-ink-soft max-wide:hidden">{page.siteName}</td>
      <td className="px-3 py-3 max-wide:hidden">
        <PageStatusBadge page={page} />
      </td>
      <td className="px-3 py-3 whitespace-nowrap text-ink-soft max-desktop:hidden">
        <Moment iso={page.lastEdited} />
      </td>
      <td className="py-3 pr-3 text-right">
        <div className="flex items-center justify-end gap-1">
          {mayEdit ? (
            <IconButton
              label={t("editNamed", { title: page.title })}
              icon={<SquarePen size={17} />}
              size="sm"
              onClick={begin("edit", () => openBuilder(page.id))}
              className="opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-desktop:hidden pointer-coarse:opacity-100"
            />
          ) : null}
          <Menu
            trigger={
              <IconButton
                label={t("actionsNamed", { title: page.title })}
                icon={isBusy ? <Spinner size={17} /> : <Ellipsis size={17} />}
                size="sm"
              />
            }
            items={items}
          />
        </div>
        <ConfirmDialog
          open={isDeleting}
          onOpenChange={setDeleting}
          title={t("deleteTitle", { title: page.title })}
          text={isLive ? t("deleteLiveText") : t("deleteText")}
          confirmLabel={isLive ? t("deleteLive") : t("delete")}
          isDangerous
          onConfirm={() => {
            setDeleting(false);
            remove.mutate();
          }}
        />
        <ConfirmDialog
          open={taken !== null}
          onOpenChange={forgetTaken}
          title={t("overwriteTitle")}
          text={
            <>
              {taken?.message} {t("overwriteText")}
              {taken ? <span className="mt-1 block font-mono break-all">{t("free", { slug: taken.freeSlug })}</span> : null}
            </>
          }
          confirmLabel={t("overwrite")}
          isBusy={publish.isPending}
          onConfirm={() => publish.mutate({ overwrite: true })}
          instead={
            taken
              ? { label: t("publishAt", { slug: taken.freeSlug }), onSelect: () => publish.mutate({ slug: taken.freeSlug }) }
              : undefined
          }
        />
        {set.dialog}
        {sorting.dialog}
        {isKeeping ? <KeepTemplateDialog page={page} onClose={() => setKeeping(false)} /> : null}
        {isMoving ? <ChangeAddressDialog page={page} onClose={() => setMoving(false)} /> : null}
      </td>
    </tr>
  );
}
