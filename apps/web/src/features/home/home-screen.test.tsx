import { screen } from "@testing-library/react";
import type { Role, Site } from "@vitrine/contract";
import { expect, it } from "vitest";
import { sampleAccount } from "../../testing/sample-account.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { HomeScreen } from "./home-screen.tsx";

const none = () => ({ items: [], nextCursor: null });

const openAs = (role: Role, sites: Site[], siteCap: number | null = null) =>
  showScreen({
    ...{ at: "/", screen: HomeScreen, words: ["home", "billing"] },
    account: sampleAccount({ role, siteCap }),
    answers: { sites: { list: () => ({ items: sites, nextCursor: null }) }, pages: { list: none }, leads: { list: none } },
  });

it("offers whoever owns the account to make its first site", async () => {
  await openAs("owner", []);
  expect(await screen.findByRole("button", { name: "Criar meu site" })).toBeTruthy();
});

it.each(["editor", "viewer"] as const)(
  "asks a member with the role of %s for nothing that only the owner may do, and says who may",
  async (role) => {
    await openAs(role, [], 0);
    expect(await screen.findByText(/^Só quem é dono da conta pode criar o site\./)).toBeTruthy();
    expect([screen.queryByRole("button"), screen.queryByRole("link")]).toEqual([null, null]);
  },
);

it("goes on with a page once there is a site, for an editor too", async () => {
  await openAs("editor", [sampleSite()]);
  expect((await screen.findByRole("link", { name: "Escolher um modelo" })).getAttribute("href")).toBe("/new");
});
