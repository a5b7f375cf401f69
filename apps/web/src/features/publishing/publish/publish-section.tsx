import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { Upload } from "lucide-react";
import { type FormEvent, useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { siteAddress, spokenAddress } from "../../../platform/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import { variantsQuery } from "../queries.ts";
import { CheckNote } from "./check-note.tsx";
import { LiveState } from "./live-state.tsx";
import { PlaceChoice } from "./place-choice.tsx";
import { SyncChoice, type SyncChosen } from "./sync-choice.tsx";

interface How {
  readonly slug: string;
  readonly siteId: string;
  readonly overwrite?: true;
}

/** What visitors get now, and the way to give them the page as it is. */
export function PublishSection({ page }: { page: Page }) {
  const mayEdit = useHasRole("editor");
  return (
    <div className="flex flex-col gap-5">
      <LiveState page={page} />
      {mayEdit ? <PublishForm key={`${page.siteId}/${page.slug}`} page={page} /> : null}
    </div>
  );
}

function PublishForm({ page }: { page: Page }) {
  const t = useText("publishing");
  const queryClient = useQueryClient();
  const mayBegin = usePlanGuard();
  const [typed, setTyped] = useState(page.slug);
  const [place, setPlace] = useState({ siteId: page.siteId, address: siteAddress(page.siteName) });
  const variants = useQuery(variantsQuery(page)).data ?? [];
  const syncing = variants.flatMap(({ id, syncs }) => (syncs ? [id] : []));
  // Null as long as nobody has chosen: those that sync.
  const [chosen, setChosen] = useState<SyncChosen | null>(null);
  const along = chosen ?? { isOn: syncing.length > 0, ids: syncing };
  const publish = useMutation({
    mutationFn: ({ siteId, slug, overwrite }: How) =>
      client.publishing.publish({
        id: page.id,
        ...(slug === page.slug ? {} : { slug }),
        ...(siteId === page.siteId ? {} : { siteId }),
        ...(overwrite ? { overwrite } : {}),
        ...(variants.length === 0 ? {} : { syncIds: along.isOn ? [...along.ids] : null }),
      }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.pages.key() }),
        queryClient.invalidateQueries({ queryKey: api.publishing.key() }),
      ]);
    },
  });
  const problem = publish.error ? problemOf(publish.error) : null;
  const taken = isRefusedFor(publish.error, "SLUG_TAKEN") ? (problemOf(publish.error).data as { freeSlug: string }) : null;
  const at = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const slug = typed.trim().replace(/^\/+/, "");
  const start = (how: Omit<How, "siteId">): void => {
    if (!publish.isPending && mayBegin("publish")) publish.mutate({ ...how, siteId: place.siteId });
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    start({ slug });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <CheckNote pageId={page.id} />
      <PlaceChoice
        page={page}
        siteId={place.siteId}
        error={at("siteId")}
        onChoose={(siteId, address) => {
          setPlace({ siteId, address });
          publish.reset();
        }}
      />
      <TextField
        label={t("publish.address")}
        prefix="/"
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        error={at("slug")}
        hint={<output className="font-mono text-tool break-all">{spokenAddress(`${place.address}/${slug}`)}</output>}
        onChange={(event) => {
          setTyped(event.target.value);
          publish.reset();
        }}
      />
      {variants.length > 0 ? (
        <SyncChoice
          variants={variants}
          chosen={along}
          error={at("syncIds")}
          onChoose={(next) => {
            setChosen(next);
            publish.reset();
          }}
        />
      ) : null}
      {taken ? (
        <Notice tone="warning" title={problem?.message}>
          <p>{t("publish.takenText")}</p>
          <span className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="primary" className="min-w-0 max-w-full" onClick={() => start({ slug: taken.freeSlug })}>
              <span className="truncate">{t("publish.at", { slug: taken.freeSlug })}</span>
            </Button>
            <Button size="sm" variant="danger" onClick={() => start({ slug, overwrite: true })}>
              {t("publish.overwrite")}
            </Button>
          </span>
        </Notice>
      ) : null}
      {problem && !taken && problem.fields.length === 0 ? <FormProblem problem={problem} /> : null}
      {publish.data ? <Outcome result={publish.data} /> : null}
      <div>
        <Button type="submit" variant="primary" icon={<Upload size={16} aria-hidden="true" />} isBusy={publish.isPending}>
          {page.status === "published" ? t("publish.again") : t("publish.action")}
        </Button>
      </div>
    </form>
  );
}

function Outcome({ result: { url, synced } }: { result: Awaited<ReturnType<typeof client.publishing.publish>> }) {
  const t = useText("publishing");
  const failed = synced.filter(({ problem }) => problem);
  return (
    <Notice tone={failed.length > 0 ? "warning" : "success"} title={t("publish.done", { address: spokenAddress(url) })}>
      {synced.length === 0 ? (
        t("publish.doneText")
      ) : (
        <ul className="flex flex-col gap-1">
          {synced.map(({ pageId, title, slug, problem }) => (
            <li key={pageId}>
              <span className="font-medium">
                {title} · /{slug}
              </span>{" "}
              {problem ? problem.message : t("publish.synced")}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
