import { blockCatalog } from "@vitrine/blocks";
import { applyDiff, DocumentStore, type Language, type PageDocument, readFragment } from "@vitrine/document";
import type { BuilderProps, NewerPage, SaveOutcome } from "../../builder/builder-props.ts";
import { fetchDrawnLater } from "../../builder/drawn-later/fetch-drawn-later.ts";
import { fetchKindParts } from "../../builder/kind-parts/fetch-kind-parts.ts";
import { client } from "../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../platform/calls/problem.ts";
import { listenLive } from "../../platform/live/live-topics.ts";
import { saveOutcomeOf, whyNotFound } from "../pages/index.ts";
import { documentOfSection, sectionOfDocument } from "./section-document.ts";

/** A section that an editor has open: what it changes is saved as the whole section, on top of the version it knows. */
export interface EditedSection extends NewerPage {
  readonly name: string;
  /** It is also on pages that whoever opens it has no access to: others change it. */
  readonly isBeyondReach: boolean;
  readonly save: BuilderProps["save"];
  readonly watch: NonNullable<BuilderProps["watch"]>;
}

/**
 * Opens a section, in the language that its new blocks speak.
 * @param accountId whose work it is; null where that is not known.
 * @throws what the call throws, and for one that cannot be read here
 */
export async function openSection(id: string, accountId: string | null, language: Language): Promise<EditedSection> {
  const read = async (): Promise<Omit<EditedSection, "save" | "watch"> & { readonly rootId: string }> => {
    const { section, fragment, isBeyondReach } = await client.synced.get({ id });
    return { name: section.name, isBeyondReach, ...(await opened(section.version, fragment, language)) };
  };
  const first = await read();
  const { rootId } = first;
  let current: NewerPage = first;
  /** What is known to be there. */
  let newest = first.version;
  const learn = (next: NewerPage): void => {
    if (next.version > current.version) current = next;
    newest = Math.max(newest, next.version);
  };
  const refusal = async (error: unknown): Promise<SaveOutcome> => {
    const { code, message, data } = problemOf(error);
    if (code === "SYNCED_SECTION_NOT_FOUND") return await whyNotFound(accountId);
    if (code !== "STALE_SYNCED_SECTION") return saveOutcomeOf(code) ?? { kind: "refused", message };
    const { version, fragment } = data as { readonly version: number; readonly fragment: unknown };
    learn(await opened(version, fragment, language));
    return { kind: "conflict", version: current.version, document: current.document };
  };
  return {
    ...first,
    async save({ baseVersion, diff }, signal) {
      const store = new DocumentStore(current.document);
      if (baseVersion !== current.version || !applyDiff(store, blockCatalog, diff).ok) {
        return { kind: "conflict", version: current.version, document: current.document };
      }
      const document = store.toDocument();
      const fragment = { ...sectionOfDocument(document, rootId) };
      try {
        const { version } = await client.synced.putContent({ id, version: baseVersion, fragment }, { signal });
        if (!Number.isInteger(version)) return { kind: "offline" };
        learn({ version, document });
        return { kind: "saved", version };
      } catch (error) {
        return await refusal(error);
      }
    },
    watch(onNews, shown) {
      let isLooking = false;
      const look = async (): Promise<void> => {
        const after = shown();
        if (isLooking || after === null || newest <= after) return;
        isLooking = true;
        const next = await read().catch(() => null);
        isLooking = false;
        if (!next) return;
        learn(next);
        if (next.version > (shown() ?? next.version)) onNews({ kind: "newer", version: next.version, document: next.document });
      };
      const stop = listenLive("syncedSections", (data) => {
        if (data && data.syncedSectionId !== id) return;
        void read().then(
          (next) => {
            newest = Math.max(newest, next.version);
            return look();
          },
          async (error: unknown) => {
            // Whatever else it is, the next save finds out.
            if (isRefusedFor(error, "SYNCED_SECTION_NOT_FOUND") && (await whyNotFound(accountId)).kind === "gone") onNews({ kind: "gone" });
          },
        );
      });
      return { look: () => void look(), stop };
    },
  };
}

async function opened(version: number, fragment: unknown, language: Language): Promise<NewerPage & { readonly rootId: string }> {
  // What the schemas of kinds allow: opened by its address, nothing else has brought it.
  await fetchKindParts();
  const read = readFragment(fragment, blockCatalog);
  if (!read.ok) throw new Error("the section cannot be read");
  const document: PageDocument = documentOfSection(read.value, language);
  await fetchDrawnLater(document);
  return { version, document, rootId: read.value.rootIds[0] ?? "" };
}
