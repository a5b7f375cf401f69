import type { Entitlement, Page } from "@vitrine/contract";
import {
  CloudOff,
  Copy,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  History,
  LayoutTemplate,
  Pencil,
  Settings2,
  Share2,
  Signpost,
  SquarePen,
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
import { PageStatusBadge } from "../page-status-badge.tsx";
import { ChangeAddressDialog } from "./change-address-dialog.tsx";
import { KeepTemplateDialog } from "./keep-template-dialog.tsx";
import { PageTitle } from "./page-title.tsx";
import { usePageActions } from "./use-page-actions.ts";

/** One page of the list, and everything that can be done with it. */
export function PageRow({ page }: { page: Page }) {
  const t = useText("pages");
  const copy = useCopy();
  const { publish, unpublish, duplicate, remove, rename, openBuilder, openHistory, openSettings, openShares, taken, forgetTaken } =
    usePageActions(page);
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
  const isBusy = publish.isPending || unpublish.isPending || duplicate.isPending;
  const live: (MenuItem | "separator")[] = url
    ? [
        { label: t("visit"), icon: <ExternalLink size={16} />, onSelect: () => window.open(url, "_blank", "noreferrer") },
        { label: t("copyAddress"), icon: <Copy size={16} />, onSelect: () => void copy(url) },
      ]
    : [];
  const settings = { label: t("settings.menu"), icon: <Settings2 size={16} />, onSelect: () => openSettings(page.id) };
  const history = { label: t("revisions"), icon: <History size={16} />, onSelect: () => openHistory(page.id) };
  const forEditors: (MenuItem | "separator")[] = [
    { label: t("edit"), icon: <SquarePen size={16} />, onSelect: begin("edit", () => openBuilder(page.id)) },
    { label: t("rename"), icon: <Pencil size={16} />, onSelect: begin("edit", () => setRenaming(true)) },
    { label: t("address.menu"), icon: <Signpost size={16} />, onSelect: begin("edit", () => setMoving(true)) },
    settings,
    { label: t("duplicate"), icon: <CopyPlus size={16} />, onSelect: begin("duplicate", () => duplicate.mutate()) },
    history,
    { label: t("shares"), icon: <Share2 size={16} />, onSelect: () => openShares(page.id) },
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
  const items = mayEdit ? forEditors : [...live, settings, history];
  return (
    <tr className="group hover:bg-hover">
      <td className="max-w-0 py-3 pr-3 pl-4">
        <PageTitle
          page={page}
          isRenaming={isRenaming}
          onRenamed={(title) => {
            setRenaming(false);
            if (title !== null) rename.mutate(title);
          }}
        />
        <div className="mt-0.5 truncate text-caption text-ink-faint">
          {url ? <TextLink href={url}>{spokenAddress(url)}</TextLink> : `/${page.slug}`}
        </div>
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
        {isKeeping ? <KeepTemplateDialog page={page} onClose={() => setKeeping(false)} /> : null}
        {isMoving ? <ChangeAddressDialog page={page} onClose={() => setMoving(false)} /> : null}
      </td>
    </tr>
  );
}
