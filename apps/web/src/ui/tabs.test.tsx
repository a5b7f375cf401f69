import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

beforeAll(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

type Name = "one" | "two" | "three";

function Three() {
  const [value, setValue] = useState<Name>("one");
  const names: readonly Name[] = ["one", "two", "three"];
  return (
    <Tabs<Name> value={value} onValueChange={setValue} tabs={names.map((name) => ({ value: name, label: name, panel: `of ${name}` }))} />
  );
}

async function shown() {
  const holder = document.createElement("div");
  document.body.append(holder);
  await act(async () => createRoot(holder).render(<Three />));
  const tabs = [...holder.querySelectorAll<HTMLElement>('[role="tab"]')];
  const press = (key: string) =>
    act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
  const panel = () => holder.querySelector<HTMLElement>('[role="tabpanel"]');
  return { tabs, press, panel };
}

it("goes round by arrows, to the ends by Home and End, and shows another view only when it is chosen", async () => {
  const { tabs, press, panel } = await shown();
  const [one, two, three] = tabs;
  one?.focus();
  await press("ArrowLeft");
  expect(document.activeElement).toBe(three);
  await press("ArrowRight");
  expect(document.activeElement).toBe(one);
  await press("End");
  expect(document.activeElement).toBe(three);
  await press("Home");
  await press("ArrowRight");
  expect(document.activeElement).toBe(two);
  expect(panel()?.textContent).toBe("of one");
  await act(async () => two?.click());
  expect(panel()?.textContent).toBe("of two");
});

it("is one stop for Tab, and ties each view to its name", async () => {
  const { tabs, panel } = await shown();
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await act(async () => tabs[2]?.click());
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["false", "false", "true"]);
  expect(panel()?.getAttribute("aria-labelledby")).toBe(tabs[2]?.id);
  expect(tabs[2]?.getAttribute("aria-controls")).toBe(panel()?.id);
});
