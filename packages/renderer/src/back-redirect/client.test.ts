import { afterEach, beforeEach, expect, test, vi } from "vitest";

const left = vi.fn();

/** Every listener that the script has put up, so that the next test has a page without them. */
const added: (() => void)[] = [];

function noteListeners(): void {
  for (const target of [document, globalThis] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      added.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    });
  }
}

async function open(to: string): Promise<void> {
  const script = document.createElement("script");
  script.dataset.to = to;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  vi.spyOn(location, "replace").mockImplementation(left);
  noteListeners();
  vi.resetModules();
  await import("./client.ts");
}

const press = () => dispatchEvent(new Event("pointerup"));
const goneBackTo = (state: unknown) => dispatchEvent(new PopStateEvent("popstate", { state }));

beforeEach(() => history.replaceState(null, "", "/"));
afterEach(() => {
  vi.restoreAllMocks();
  for (const forget of added.splice(0)) forget();
  left.mockReset();
});

test("nothing is put into the history before the visitor does something, and one step then", async () => {
  const push = vi.spyOn(history, "pushState");
  await open("/volte");
  expect([history.state, push.mock.calls.length]).toEqual([null, 0]);
  press();
  press();
  expect([history.state, push.mock.calls.length]).toEqual([{ v: "v-here" }, 1]);
});

test("going back opens the address, and any other step does not", async () => {
  await open("https://a.example/");
  press();
  goneBackTo(null);
  goneBackTo({ v: "v-here" });
  expect(left).not.toHaveBeenCalled();
  goneBackTo({ v: "v-behind" });
  expect(left).toHaveBeenCalledExactlyOnceWith("https://a.example/");
});

test("a reload finds its step and makes no other", async () => {
  history.replaceState({ v: "v-here" }, "");
  const push = vi.spyOn(history, "pushState");
  await open("/volte");
  press();
  expect(push).not.toHaveBeenCalled();
});
