import { expect, it } from "vitest";
import { entriesFor } from "./visibility.ts";

const viewer = (name: string) => ({ isAdmin: false, plan: { name, startAt: "2026-11-20T12:00:00.000Z", renewalDate: null } });
const ids = (name: string) => entriesFor(viewer(name)).map(({ id }) => id);

it("shows what is built, in order", () => {
  expect(ids("trial")).toEqual(["home", "newPage", "pages", "sites", "leads"]);
  expect(ids("builder yearly")).toEqual(["home", "newPage", "pages", "sites", "leads"]);
});

it.each(["free", "Plano grátis", "trial churned"])("leaves pages out of a plan without the builder: %s", (name) => {
  expect(ids(name)).toEqual(["home", "sites", "leads"]);
});
