import { useMutation } from "@tanstack/react-query";
import { type Page, TRASH_DAYS } from "@vitrine/contract";
import { Ellipsis, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../../../platform/calls/client.ts";
import { problemOf } from "../../../../platform/calls/problem.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { useHasRole } from "../../../../platform/person/use-has-role.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { toast } from "../../../../ui/feedback/toast.ts";
import { Moment } from "../../../../ui/moment.tsx";
import { ConfirmDialog } from "../../../../ui/popup/confirm-dialog.tsx";
import { Menu } from "../../../../ui/popup/menu.tsx";
import { passFocusOn } from "../../../../ui/popup/use-final-focus.ts";
import { ChooseBox } from "../several/choose-box.tsx";
import type { Chosen } from "../several/use-chosen.ts";
import { usePageCache } from "../use-page-cache.ts";

const DAY_MS = 86_400_000;

/** The days after which a page in the trash is deleted for good, counted from a moment on: never more than there are, whatever the clocks say. */
function daysLeft(deletedAt: string, now: number): number {
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil((Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now) / DAY_MS)));
}

/** One page in the trash: until when it is there, and the ways out of it. */
export function TrashRow({ page, chosen }: { page: Page; chosen: Chosen }) {
  const t = useText("pages");
  const l = useText("list");
  const cache = usePageCache();
  const mayEdit = useHasRole("editor");
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const onError = (error: unknown): void => void toast.error({ title: t("failed"), desc: problemOf(error).message || t("noAnswer") });
  const onSettled = () => cache.refresh();
  const restore = useMutation({
    mutationFn: () => client.pages.restore({ id: page.id }),
    onSuccess: ({ title, slug, movedFrom }) =>
      movedFrom === null
        ? toast.success({ title: l("done.restore", { count: 1 }), desc: title })
        : toast.warning({ title: l("done.restore", { count: 1 }), desc: l("trash.moved", { from: `/${movedFrom}`, to: `/${slug}` }) }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => client.pages.removeForGood({ id: page.id }),
    onSuccess: () => toast.success({ title: l("done.delete_for_good", { count: 1 }), desc: page.title }),
    onError,
    onSettled,
  });
  const startRestore = (): void => {
    passFocusOn();
    restore.mutate();
  };
  const deletedAt = page.deletedAt ?? page.lastEdited;
  const left = l("trash.daysLeft", { count: daysLeft(deletedAt, now) });
  return (
    <tr className="group hover:bg-hover">
      {mayEdit ? (
        <td className="py-3 pl-4">
          <ChooseBox page={page} chosen={chosen} />
        </td>
      ) : null}
      <td className="max-w-0 py-3 pr-3 pl-4">
        <span className="block truncate text-tool font-semibold text-ink">{page.title}</span>
        <span className="mt-0.5 block truncate text-caption text-ink-faint">/{page.slug}</span>
        <span className="mt-1 block text-caption text-ink-soft wide:hidden">{left}</span>
      </td>
      <td className="max-w-44 truncate px-3 py-3 text-ink-soft max-wide:hidden">{page.siteName}</td>
      <td className="px-3 py-3 whitespace-nowrap text-ink-soft max-wide:hidden">{left}</td>
      <td className="px-3 py-3 whitespace-nowrap text-ink-soft max-desktop:hidden">
        <Moment iso={deletedAt} />
      </td>
      <td className="py-3 pr-3 text-right">
        {mayEdit ? (
          <Menu
            trigger={
              <IconButton
                label={t("actionsNamed", { title: page.title })}
                icon={restore.isPending || remove.isPending ? <Spinner size={17} /> : <Ellipsis size={17} />}
                size="sm"
              />
            }
            items={[
              { label: l("trash.restore"), icon: <RotateCcw size={16} />, onSelect: startRestore },
              { label: l("trash.forGood"), icon: <Trash2 size={16} />, onSelect: () => setAsking(true), isDangerous: true },
            ]}
          />
        ) : null}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={l("ask.delete_for_good.title", { count: 1 })}
          text={l("ask.delete_for_good.text")}
          confirmLabel={l("trash.forGood")}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            remove.mutate();
          }}
        />
      </td>
    </tr>
  );
}
