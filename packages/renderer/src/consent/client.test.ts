import { afterEach, beforeEach, expect, test, vi } from "vitest";

const PAGE = `<section class="v-consent-ask" hidden><button value="no">N</button><button value="yes">S</button></section>
<button data-v-consent hidden>de novo</button><template class="v-held"><i id="pixel"></i></template>`;

async function open(): Promise<void> {
  document.body.innerHTML = PAGE;
  vi.resetModules();
  await import("./client.ts");
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const answer = (value: "yes" | "no") => find(`[value=${value}]`).click();
const isAsked = () => !find(".v-consent-ask").hidden;
const runs = () => document.getElementById("pixel") !== null;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("nothing runs before somebody agrees, and all of it then; the next visit is not asked", async () => {
  await open();
  expect([isAsked(), runs()]).toEqual([true, false]);
  answer("yes");
  expect([isAsked(), runs()]).toEqual([false, true]);
  await open();
  expect([isAsked(), runs()]).toEqual([false, true]);
});

test("who declines is not asked again, and nothing runs", async () => {
  await open();
  answer("no");
  await open();
  expect([isAsked(), runs()]).toEqual([false, false]);
});

test("an answer can be changed: taken back, the page is loaded anew without what ran", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  await open();
  answer("yes");
  find("[data-v-consent]").click();
  expect([isAsked(), document.activeElement]).toEqual([true, find("[value=no]")]);
  answer("no");
  expect(reload).toHaveBeenCalledOnce();
  await open();
  expect(runs()).toBe(false);
});

test("Escape declines, and leaves an answer that was given as it was", async () => {
  const wave = () => find("[value=no]").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await open();
  wave();
  expect([isAsked(), runs(), localStorage.getItem("v-consent")]).toEqual([false, false, "no"]);
  find("[data-v-consent]").click();
  answer("yes");
  expect([runs(), document.activeElement]).toEqual([true, find("[data-v-consent]")]);
  find("[data-v-consent]").click();
  wave();
  expect([isAsked(), localStorage.getItem("v-consent")]).toEqual([false, "yes"]);
});

test("where nothing can be kept, it is asked at every visit and the answer holds for this one", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new Error("full");
    },
  });
  await open();
  answer("yes");
  expect(runs()).toBe(true);
  await open();
  expect([isAsked(), runs()]).toEqual([true, false]);
});
