import { act, cleanup, render, screen } from "@testing-library/react";
import type { SecurityEvent } from "@vitrine/contract";
import { afterEach, expect, it } from "vitest";
import { loadMessages } from "../../../platform/language/i18n.ts";
import { EventIds } from "./event-ids.tsx";
import { useEventSentence } from "./use-event-sentence.ts";

afterEach(cleanup);

type Shown = Pick<SecurityEvent, "kind" | "subject">;

function Row({ event }: { event: Shown }) {
  const sentenceOf = useEventSentence();
  return (
    <>
      <p>{sentenceOf(event)}</p>
      <EventIds event={event} />
    </>
  );
}

it.each([
  ["support_deed", "pages.update pag_01", "Nome ou endereço da página alterado", "pag_01"],
  ["support_deed", "accounts.update", "Perfil da conta alterado", undefined],
  ["key_made", "Loja de bolos", "Chave de API “Loja de bolos” criada", undefined],
] as const)("says what happened in words, and beside them which it was: %s %s", async (kind, subject, sentence, ids) => {
  await loadMessages("security");
  await act(async () => render(<Row event={{ kind, subject }} />));
  expect(screen.getByRole("paragraph").textContent).toBe(sentence);
  expect(screen.queryByRole("code")?.textContent).toBe(ids);
});
