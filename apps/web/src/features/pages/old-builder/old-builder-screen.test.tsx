import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageIdOf } from "../../../testing/sample-page.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { OldBuilderScreen } from "./old-builder-screen.tsx";

const open = (at: string, route: "/oldbuilder" | "/oldbuilder/$pageId") =>
  showScreen({ at, route, screen: OldBuilderScreen, words: ["pages"], answers: {} });

it("warns that the old editor is no more, and leads to the same page in this one", async () => {
  const id = pageIdOf("a");
  await open(`/oldbuilder/${id}`, "/oldbuilder/$pageId");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("2.0");
  expect(screen.getByRole("link", { name: "Abrir no editor 3.0" }).getAttribute("href")).toBe(`/builder/${id}`);
});

it("leads to the pages where no page is named", async () => {
  await open("/oldbuilder", "/oldbuilder");
  expect((await screen.findByRole("link", { name: "Escolher uma página" })).getAttribute("href")).toBe("/pages");
});
