import { expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

async function load(html: string): Promise<HTMLAnchorElement> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  const still = document.querySelector("a");
  if (!still) throw new Error("there is no still");
  return still;
}

function click(still: HTMLElement, options: MouseEventInit = {}): boolean {
  return still.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...options }));
}

test("nothing is asked of the video's host before the click", async () => {
  await load(renderKind("video", { url: "https://youtu.be/dQw4w9WgXcQ", title: "The method" }));
  expect(document.querySelector("iframe,video,script,link")).toBeNull();
});

test("a click puts the player in the still's place", async () => {
  const still = await load(renderKind("video", { url: "https://youtu.be/dQw4w9WgXcQ", title: "The method" }));
  // Off the page the player is made but not fetched.
  const frame = document.createElement("div");
  frame.append(still);
  expect(click(still)).toBe(false);
  const player = frame.querySelector("iframe");
  expect(player?.src).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0");
  expect(player?.title).toBe("The method");
  expect(player?.allow).toContain("autoplay");
  expect(frame.children).toHaveLength(1);
});

test("a file plays in the browser's own player, and the keyboard is there", async () => {
  const still = await load(renderKind("video", { source: "file", url: "https://cdn.example/a.mp4", title: "The method" }));
  click(still);
  const player = document.querySelector("video");
  expect(player?.getAttribute("src")).toBe("https://cdn.example/a.mp4");
  expect([player?.controls, player?.autoplay]).toEqual([true, true]);
  expect(document.querySelector("a")).toBeNull();
  expect(document.activeElement).toBe(player);
});

test("a click that asks for a new tab stays the browser's", async () => {
  const still = await load(renderKind("video", { url: "https://youtu.be/dQw4w9WgXcQ" }));
  expect(click(still, { ctrlKey: true })).toBe(true);
  expect(document.querySelector("iframe")).toBeNull();
});
