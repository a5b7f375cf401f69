import { copyFragment } from "@vitrine/document";
import { expect, it } from "vitest";
import type { PageNews } from "../../builder/builder-props.ts";
import { sampleEditor } from "../../builder/testing/sample-editor.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { type FakeAnswers, fakeApi } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { openSection } from "./edited-section.ts";

const ID = "syn_01k0000000000000000000000a";
const OTHER = "syn_01k0000000000000000000000b";
const AT = "2026-03-01T12:00:00.000Z";
const ME = sampleAccount();
const SOMEBODY_ELSE = { ...ME, id: `${ME.id.slice(0, -1)}z` };

const fragment = { ...copyFragment(sampleEditor([["section", "s1", [["heading", "h1"]]]]).store, ["s1"]) };
const section = (version: number) => ({ id: ID, name: "Rodapé", version, createdAt: AT, changedAt: AT, pages: 1, behind: 0 });
const there = (version: number): FakeAnswers => ({
  synced: { get: () => ({ section: section(version), fragment, isBeyondReach: false }) },
  accounts: { me: () => ME },
});
const GONE = { refusedFor: "SYNCED_SECTION_NOT_FOUND" } as const;

/** Somebody who shows the section as it was opened, and what they hear of it. */
async function watched() {
  const api = fakeApi(there(2));
  const opened = await openSection(ID, ME.id, "pt");
  const news: PageNews["kind"][] = [];
  const watching = opened.watch(
    (one) => news.push(one.kind),
    () => 2,
  );
  const tell = (syncedSectionId: string | null): void =>
    tellListeners("syncedSections", syncedSectionId === null ? null : { syncedSectionId });
  return { api, opened, news, watching, tell };
}

it.each([
  ["as is told", ID],
  ["while nothing was heard", null],
])("says that the section was deleted, %s", async (_, told) => {
  const { api, news, watching, tell } = await watched();
  api.answer({ synced: { get: () => GONE } });
  tell(OTHER);
  tell(told);
  await expect.poll(() => news).toEqual(["gone"]);
  watching.stop();
});

it("takes another account's log-in for no deletion, and the save says whose it is", async () => {
  const { api, opened, news, watching, tell } = await watched();
  let looks = 0;
  api.answer({
    synced: { get: () => GONE, putContent: () => GONE },
    accounts: {
      me: () => {
        looks += 1;
        return SOMEBODY_ELSE;
      },
    },
  });
  tell(null);
  await expect.poll(() => looks).toBe(1);
  const request = { baseVersion: 2, operationId: "one", diff: {} };
  expect(await opened.save(request, new AbortController().signal)).toEqual({ kind: "other_account" });
  expect(news).toEqual([]);
  api.answer({ accounts: { me: () => ME } });
  expect(await opened.save(request, new AbortController().signal)).toEqual({ kind: "gone" });
  watching.stop();
});

it("shows what is newer, once that is there", async () => {
  const { api, news, watching, tell } = await watched();
  api.answer(there(3));
  tell(ID);
  await expect.poll(() => news).toEqual(["newer"]);
  watching.stop();
});
