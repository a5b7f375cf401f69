import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../../platform/language/i18n.ts";
import { BuilderContext } from "../../builder-context.ts";
import type { BuilderProps, DownloadKind, DownloadOutcome } from "../../builder-props.ts";
import type { OwnCode } from "../../own-code/own-code.ts";
import { OwnCodeContext } from "../../own-code/own-code-context.ts";
import type { Autosave } from "../../save/autosave.ts";
import { AutosaveContext } from "../../save/autosave-context.ts";
import { DownloadSection } from "./download-section.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "publish", "ui");
});
afterEach(cleanup);

interface Around {
  readonly isSaved?: boolean;
  readonly isCodeOn?: boolean;
}

/** The section, the files that were asked for, and the answer to the last of them. */
async function show({ isSaved = true, isCodeOn = true }: Around = {}) {
  const asked: DownloadKind[] = [];
  let settle: { answer(outcome: DownloadOutcome): void; fail(): void } | undefined;
  const download: BuilderProps["download"] = (_signal, kind) => {
    asked.push(kind);
    return new Promise((answer, reject) => {
      settle = { answer, fail: () => reject(new Error("gone")) };
    });
  };
  const autosave = { saveNow: async () => isSaved } as unknown as Autosave;
  const ownCode = { settled: async () => isCodeOn, subscribe: () => () => undefined, version: 0 } as unknown as OwnCode;
  await act(async () => {
    render(
      <BuilderContext value={{ download } as unknown as BuilderProps}>
        <AutosaveContext value={autosave}>
          <OwnCodeContext value={ownCode}>
            <Suspense>
              <DownloadSection />
            </Suspense>
          </OwnCodeContext>
        </AutosaveContext>
      </BuilderContext>,
    );
  });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  return {
    asked,
    press,
    answer: (outcome: DownloadOutcome) => act(async () => settle?.answer(outcome)),
    fail: () => act(async () => settle?.fail()),
  };
}

const isBusy = (name: string): boolean => screen.getByRole("button", { name }).getAttribute("aria-busy") === "true";

it("takes the project along, and says so: only its own button is busy meanwhile", async () => {
  const { asked, press, answer } = await show();
  await press("Baixar o projeto");
  expect(asked).toEqual(["json"]);
  expect([isBusy("Baixar o projeto"), isBusy("Baixar a página")]).toEqual([true, false]);
  await answer({ kind: "downloaded" });
  expect(isBusy("Baixar o projeto")).toBe(false);
  expect(screen.getByText("A página está nos seus downloads.")).toBeTruthy();
});

it("takes the page along, and says why it could not be had", async () => {
  const { asked, press, answer, fail } = await show();
  await press("Baixar a página");
  expect(asked).toEqual(["zip"]);
  await answer({ kind: "refused", message: "A página está vazia." });
  expect(screen.getByText("A página está vazia.")).toBeTruthy();
  await press("Baixar o projeto");
  await fail();
  expect(screen.getByText("Não foi possível baixar a página. Tente de novo.")).toBeTruthy();
});

it("asks for nothing while what was done is not saved", async () => {
  const { asked, press } = await show({ isSaved: false });
  await press("Baixar o projeto");
  expect(asked).toEqual([]);
  expect(screen.getByText("O que você fez ainda não foi salvo. Confira a conexão e tente de novo.")).toBeTruthy();
});

it("asks for nothing while it is not known whether code was switched on", async () => {
  const { asked, press } = await show({ isCodeOn: false });
  await press("Baixar o projeto");
  expect(asked).toEqual([]);
  expect(screen.getByRole("alert")).toBeTruthy();
});
