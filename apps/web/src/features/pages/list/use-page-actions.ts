import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { type TakenAddress, takenAddressOf } from "./taken-address.ts";
import { usePageCache } from "./use-page-cache.ts";

/** What can be done with a page of the list. Each says what became of it. */
export function usePageActions(page: Page) {
  const t = useText("pages");
  const l = useText("list");
  const router = useRouter();
  const cache = usePageCache();
  const [taken, setTaken] = useState<TakenAddress | null>(null);
  // One after the other, in the order they were asked for: what is published has the title that was just given.
  const scope = { id: `page/${page.id}` };
  const fail = (error: unknown): void => {
    const { message } = problemOf(error);
    toast.error({ title: t("failed"), desc: message || t("noAnswer") });
  };
  const openBuilder = (id: string): void => void router.navigate({ to: "/builder/$pageId", params: { pageId: id } });
  const openLook = (id: string): void => void router.navigate({ to: "/preview/$pageId", params: { pageId: id } });
  const openHistory = (id: string): void => void router.navigate({ to: "/revision", search: { page: id } });
  const openShares = (id: string): void => void router.navigate({ to: "/pages/$pageId/shares", params: { pageId: id } });
  const openPassword = (id: string): void => void router.navigate({ to: "/pages/$pageId/password", params: { pageId: id } });
  const openSettings = (id: string): void => void router.navigate({ to: "/pages/$pageId/settings", params: { pageId: id } });

  const openPublishing = (id: string): void => void router.navigate({ to: "/pages/$pageId/publishing", params: { pageId: id } });

  const publish = useMutation({
    scope,
    mutationFn: (how: { readonly overwrite?: true; readonly slug?: string }) => client.publishing.publish({ id: page.id, ...how }),
    onSuccess: async ({ url, synced }) => {
      setTaken(null);
      const left = synced.find(({ problem }) => problem);
      if (left) toast.warning({ title: t("variantNotPublished", { title: left.title }), desc: left.problem?.message });
      toast.success({
        title: t("published"),
        desc: spokenAddress(url),
        btnText: t("visit"),
        onBtn: () => window.open(url, "_blank", "noreferrer"),
      });
      await cache.refresh();
    },
    onError: (error) => {
      const { code, message } = problemOf(error);
      const taken = takenAddressOf(error);
      if (taken) setTaken(taken);
      else if (code === "EMPTY_PAGE")
        toast.warning({ title: t("isEmpty"), desc: message, btnText: t("edit"), onBtn: () => openBuilder(page.id) });
      else fail(error);
    },
  });
  const unpublish = useMutation({
    scope,
    mutationFn: () => client.publishing.unpublish({ id: page.id }),
    onSuccess: async () => {
      toast.success({ title: t("unpublished"), desc: page.title });
      await cache.refresh();
    },
    onError: fail,
  });
  const duplicate = useMutation({
    scope,
    mutationFn: () => client.pages.duplicate({ id: page.id }),
    onSuccess: async (copy) => {
      toast.success({ title: t("duplicated"), desc: copy.title, btnText: t("edit"), onBtn: () => openBuilder(copy.id) });
      await cache.refresh();
    },
    onError: fail,
  });
  const undo = useMutation({
    mutationFn: () => client.pages.restore({ id: page.id }),
    onSuccess: ({ title, slug, movedFrom }) => {
      if (movedFrom === null) return;
      toast.warning({
        title: l("done.restore", { count: 1 }),
        desc: `${title}: ${l("trash.moved", { from: `/${movedFrom}`, to: `/${slug}` })}`,
      });
    },
    onError: fail,
    onSettled: () => cache.refresh(),
  });
  const remove = useMutation({
    scope,
    mutationFn: async () => {
      try {
        await client.pages.remove({ id: page.id });
      } catch (error) {
        // Taken off its site only where nothing else is in the way, and where that is what was agreed to.
        if (page.status !== "published" || problemOf(error).code !== "PAGE_PUBLISHED") throw error;
        await client.publishing.unpublish({ id: page.id });
        await client.pages.remove({ id: page.id });
      }
    },
    onMutate: () => cache.change(page.id, () => null),
    onSuccess: () => toast.success({ title: t("deleted"), desc: page.title, btnText: l("undo"), onBtn: () => undo.mutate() }),
    onError: (error, _input, takeBack) => {
      takeBack?.();
      toast.error({ title: l("notDeleted"), desc: problemOf(error).message || t("noAnswer") });
    },
    onSettled: () => cache.refresh(),
  });
  const rename = useMutation({
    scope,
    mutationFn: (title: string) => client.pages.update({ id: page.id, title }),
    onMutate: (title) => cache.change(page.id, (row) => ({ ...row, title })),
    onError: (error, _title, takeBack) => {
      takeBack?.();
      fail(error);
    },
    onSettled: () => cache.refresh(),
  });
  return {
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
    forgetTaken: () => setTaken(null),
  };
}
