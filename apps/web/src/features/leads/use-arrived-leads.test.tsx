import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Lead } from "@vitrine/contract";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages } from "../../platform/language/i18n.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { type FakeApi, fakeApi, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleLead as lead } from "../../testing/sample-lead.ts";
import { pageIdOf } from "../../testing/sample-page.ts";
import { ArrivedLeads } from "./arrived-leads.tsx";
import type { LeadSearch } from "./lead-search.ts";
import { useArrivedLeads } from "./use-arrived-leads.ts";

const INBOX: LeadSearch = {};
let stored: Lead[] = [];
let api: FakeApi;

/** The list as a screen has it: what was read, and how to read it again. */
function Inbox({ filter = INBOX, first }: { filter?: LeadSearch; first: readonly Lead[] }) {
  const [{ rows, readAt }, setRead] = useState<{ rows: readonly Lead[]; readAt: number }>({ rows: first, readAt: 1 });
  const read = async (): Promise<void> => setRead((before) => ({ rows: stored, readAt: before.readAt + 1 }));
  const count = useArrivedLeads(filter, { rows, readAt, read });
  return (
    <>
      <ArrivedLeads count={count} onShow={() => void read()} />
      <ol>
        {rows.map(({ id }) => (
          <li key={id}>{id.at(-1)}</li>
        ))}
      </ol>
    </>
  );
}

const shown = (): string[] => screen.queryAllByRole("listitem").map(({ textContent }) => textContent ?? "");
const tell = (data: unknown) => act(async () => tellListeners("leads", data));
const arrived = (isSuspect = false) => ({
  arrived: [{ siteId: "sit_01kanp0000000000000000000a", pageId: pageIdOf("a"), isSuspect, count: 1 }],
  isAll: true,
});

beforeEach(async () => {
  await loadMessages("leads");
  stored = [];
  api = fakeApi({ leads: { list: () => ({ items: stored, nextCursor: null }) } });
});
afterEach(cleanup);

it("counts what came in and moves nothing before it is asked for", async () => {
  await act(async () => render(<Inbox first={[lead("a")]} />));
  stored = [lead("b"), lead("a")];
  await tell(arrived());
  expect(shown()).toEqual(["a"]);
  stored = [lead("c"), ...stored];
  await tell(arrived());
  fireEvent.click(await screen.findByRole("button", { name: "Mostrar 2 novos leads" }));
  await act(async () => undefined);
  expect([shown(), screen.queryByRole("button")]).toEqual([["c", "b", "a"], null]);
});

it("shows the first ones at once, where there is nothing that could move", async () => {
  await act(async () => render(<Inbox first={[]} />));
  stored = [lead("a")];
  await tell(arrived());
  expect([shown(), screen.queryByRole("button")]).toEqual([["a"], null]);
});

it("asks for nothing where what came in is not in this list, and looks where it is not told all", async () => {
  await act(async () => render(<Inbox filter={{ pageId: pageIdOf("b") }} first={[lead("a")]} />));
  await tell(arrived());
  await tell(arrived(true));
  expect(api.asked).toEqual([]);
  stored = [lead("b"), lead("a")];
  await tell({ arrived: [], isAll: false });
  expect(await screen.findByRole("button", { name: "Mostrar 1 novo lead" })).toBeTruthy();
  expect(api.asked).toHaveLength(1);
  await tell(null);
  await expect.poll(() => api.asked.length).toBe(2);
});

it("says nothing wrong when it cannot look, and goes on with the next", async () => {
  await act(async () => render(<Inbox first={[lead("a")]} />));
  api.answer({ leads: { list: () => NO_ANSWER } });
  await tell(arrived());
  await expect.poll(() => api.asked.length).toBe(1);
  expect(screen.queryByRole("button")).toBeNull();
  api.answer({ leads: { list: () => ({ items: stored, nextCursor: null }) } });
  stored = [lead("b"), lead("a")];
  await tell(arrived());
  expect(await screen.findByRole("button", { name: "Mostrar 1 novo lead" })).toBeTruthy();
});
