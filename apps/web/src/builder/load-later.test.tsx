import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense, use, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadMessages, startMessages } from "../platform/language/i18n.ts";
import { toast } from "../ui/feedback/toast.ts";
import { laterCode, loadLater, loadWhenShown, preloadParts } from "./load-later.tsx";

const told = vi.spyOn(toast, "error").mockReturnValue(0);

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder");
});
afterEach(() => {
  cleanup();
  told.mockClear();
});

/** A part whose code comes only once `isThere`. */
function part() {
  const code = { isThere: false, asked: 0 };
  const Later = loadLater<object>(async () => {
    code.asked++;
    if (!code.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>Aqui está</p>;
  });
  return { code, Later };
}

const show = (screen: ReactNode) => act(async () => void render(<Suspense>{screen}</Suspense>));

it("tells once that a part did not come, and has it come when somebody goes on", async () => {
  const { code, Later } = part();
  await show(<Later />);
  expect(told).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.keyDown(document.body, { key: "Tab" }));
  expect(screen.queryByText("Aqui está")).toBeNull();
  code.isThere = true;
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(await screen.findByText("Aqui está")).toBeTruthy();
  expect(told).toHaveBeenCalledOnce();
  const { asked } = code;
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(code.asked, "nothing is asked for twice").toBe(asked);
});

it("keeps nothing but itself back while it waits for words of its own", async () => {
  let say = (): void => undefined;
  const words = new Promise<void>((resolve) => {
    say = resolve;
  });
  const Later = loadLater<object>(
    async () => () => {
      use(words);
      return <p>Aqui está</p>;
    },
    <p>Vem já</p>,
  );
  await show(
    <>
      <p>A página</p>
      <Later />
    </>,
  );
  expect(screen.getByText("A página").style.display).toBe("");
  expect(screen.getByText("Vem já")).toBeTruthy();
  await act(async () => say());
  expect(screen.getByText("Aqui está")).toBeTruthy();
});

it("opens what did not come the first time when it is asked for again", async () => {
  const { code, Later } = part();
  function Button() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen ? <Later onMissing={() => setOpen(false)} /> : null}
      </>
    );
  }
  await show(<Button />);
  const press = () => act(async () => void fireEvent.click(screen.getByRole("button")));
  await press();
  await press();
  expect(told).toHaveBeenCalledTimes(2);
  code.isThere = true;
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(screen.queryByText("Aqui está"), "nobody asks for it now").toBeNull();
  await press();
  expect(screen.getByText("Aqui está")).toBeTruthy();
});

it("does what was asked for in that order, whichever code comes first, and goes on behind what could not be fetched", async () => {
  const done: string[] = [];
  const comes = Promise.withResolvers<string>();
  const slow = laterCode(() => comes.promise);
  const quick = laterCode(async () => "quick");
  const missing = laterCode(() => Promise.reject(new Error("offline")));
  const fail = (): void => void done.push("failed");
  slow.use((code) => done.push(code), fail);
  quick.use((code) => done.push(code), fail);
  missing.use((code) => done.push(code), fail);
  quick.use((code) => done.push(`${code} again`), fail);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  comes.resolve("slow");
  await expect.poll(() => done).toEqual(["slow", "quick", "failed", "quick again"]);
  quick.use((code) => done.push(`${code} at once`), fail);
  expect(done.at(-1)).toBe("quick at once");
});

it("hands out code at once where it is there, and asks for none by itself", async () => {
  let asked = 0;
  const code = laterCode(async () => {
    asked++;
    return "here";
  });
  expect([code.now(), asked]).toEqual([null, 0]);
  const used = await new Promise<string>((resolve, reject) => code.use(resolve, () => reject(new Error("it did not come"))));
  expect([used, code.now(), asked]).toEqual(["here", "here", 1]);
});

it("fetches what is heavy when it is shown, and not ahead of that", async () => {
  const asked: string[] = [];
  const part = (name: string) => async () => {
    asked.push(name);
    return () => <p>{name}</p>;
  };
  loadLater(part("panel"));
  const Heavy = loadWhenShown(part("heavy"), <p>Carregando</p>);
  await act(async () => preloadParts());
  expect(asked).toEqual(["panel"]);
  await show(<Heavy />);
  expect(await screen.findByText("heavy")).toBeTruthy();
  expect(asked).toEqual(["panel", "heavy"]);
});
