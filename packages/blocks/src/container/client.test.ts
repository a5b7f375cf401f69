import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("the film behind a box is watched for once, though sections bring the script too", async () => {
  const watched: Element[] = [];
  document.body.innerHTML = renderKind("container", { film: { url: "https://cdn.example/a.webm", poster: null, onPhones: true } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = (element: Element) => watched.push(element);
    },
  );
  vi.resetModules();
  await import("./client.ts");
  vi.resetModules();
  await import("../section/client.ts");
  expect(watched.map(({ className }) => className)).toEqual(["v-film"]);
});
