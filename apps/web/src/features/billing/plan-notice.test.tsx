import { screen } from "@testing-library/react";
import type { Role } from "@vitrine/contract";
import { expect, it } from "vitest";
import { sampleAccount } from "../../testing/sample-account.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { PlanNotice, PlanState } from "./plan-notice.tsx";
import { SubscribeScreen } from "./subscribe-screen.tsx";
import { usePlanGuard } from "./use-plan-guard.ts";

const { plan } = sampleAccount();
const ended = { plan: { ...plan, isActive: false, kind: "paid" as const }, entitlements: [] };

function EverySaying() {
  const mayBegin = usePlanGuard();
  return (
    <>
      <PlanNotice lack="sites" />
      <PlanState lack="free" />
      <button type="button" onClick={() => mayBegin("publish")}>
        Publicar
      </button>
    </>
  );
}

const openAs = (role: Role) =>
  showScreen({ at: "/pages", screen: EverySaying, words: ["billing"], account: sampleAccount({ role, ...ended }), answers: {} });

it("shows the way to plans to whoever owns the account", async () => {
  await openAs("owner");
  expect(await screen.findAllByRole("link", { name: "Ver planos" })).toHaveLength(2);
  screen.getByRole("button", { name: "Publicar" }).click();
  expect(await screen.findByRole("button", { name: "Ver planos" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("dono da conta");
});

it.each(["editor", "viewer"] as const)(
  "says to a member with the role of %s who may choose a plan, and offers no way there",
  async (role) => {
    await openAs(role);
    expect(await screen.findByText("Só quem é dono da conta pode excluir um site ou mudar de plano.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "O plano desta conta é gratuito" })).toBeTruthy();
    screen.getByRole("button", { name: "Publicar" }).click();
    expect(await screen.findByText("O plano desta conta terminou")).toBeTruthy();
    expect([screen.queryByRole("link"), screen.queryByRole("button", { name: "Ver planos" })]).toEqual([null, null]);
    expect(document.body.textContent).not.toContain("escolha um plano");
  },
);

it("tells only the owner how to subscribe", async () => {
  const options = () => ({ supportEmail: "ajuda@example.com" }) as never;
  const answers = { billing: { plans: () => ({ items: [], nextCursor: null }) }, sessions: { options } };
  const inPlans = { at: "/subscribe", screen: SubscribeScreen, words: ["billing"], answers } as const;
  await showScreen({ ...inPlans, account: sampleAccount({ role: "editor", ...ended }) });
  expect(await screen.findByText("Só quem é dono da conta pode assinar ou mudar de plano.")).toBeTruthy();
  expect(screen.getByText(/Quem é dono da conta pode escolher outro plano\.$/)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
