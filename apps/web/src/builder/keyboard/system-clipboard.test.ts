import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leave } from "../../platform/person/leave.ts";
import type { Clip } from "./clip.ts";

type SystemClipboard = typeof import("./system-clipboard.ts") & typeof import("./read-clip-from-menu.ts");

/** The module as another tab of the same browser has it. */
async function tab(): Promise<SystemClipboard> {
  vi.resetModules();
  return { ...(await import("./system-clipboard.ts")), ...(await import("./read-clip-from-menu.ts")) };
}

/** The words that the system's clipboard holds; null when the browser does not let us read them. */
let words: string | null = "";

beforeEach(() => {
  localStorage.clear();
  words = "";
  vi.stubGlobal("navigator", {
    clipboard: { readText: () => (words === null ? Promise.reject(new DOMException("no", "NotAllowedError")) : Promise.resolve(words)) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function copy(clipboard: SystemClipboard, clip: Clip): void {
  const data = new Map<string, string>();
  clipboard.writeClip({ setData: (type: string, text: string) => void data.set(type, text) } as unknown as DataTransfer, clip);
  words = data.get("text/plain") ?? "";
}

const CLIP: Clip = { blocks: '{"rootIds":["a"]}', text: "Uma linha\nOutra" };

describe("a paste from a menu", () => {
  it("gives the blocks that were copied, in this tab and in every other", async () => {
    const [first, second] = [await tab(), await tab()];
    copy(first, CLIP);
    expect(await first.readClipFromMenu()).toEqual(CLIP);
    expect(await second.readClipFromMenu()).toEqual(CLIP);
    copy(second, { ...CLIP, blocks: "{}" });
    expect(await first.readClipFromMenu()).toEqual({ ...CLIP, blocks: "{}" });
  });

  it("knows the words again when the system ends lines in its own way", async () => {
    const clipboard = await tab();
    copy(clipboard, CLIP);
    words = "Uma linha\r\nOutra";
    expect(await clipboard.readClipFromMenu()).toEqual(CLIP);
  });

  it("gives words that came from elsewhere since", async () => {
    const clipboard = await tab();
    copy(clipboard, CLIP);
    words = "de outro programa";
    expect(await clipboard.readClipFromMenu()).toEqual({ blocks: "", text: "de outro programa" });
  });

  it("gives what was copied last where the clipboard cannot be read, and nothing where nothing was", async () => {
    const clipboard = await tab();
    words = null;
    expect(await clipboard.readClipFromMenu()).toBeNull();
    copy(clipboard, CLIP);
    words = null;
    expect(await clipboard.readClipFromMenu()).toEqual(CLIP);
  });

  it("keeps what is too large for all tabs in its own, and forgets what was copied before", async () => {
    const [first, second] = [await tab(), await tab()];
    copy(first, CLIP);
    const large: Clip = { blocks: "x".repeat(1_500_000), text: "grande" };
    copy(first, large);
    expect(await first.readClipFromMenu()).toEqual(large);
    expect(await second.readClipFromMenu()).toEqual({ blocks: "", text: "grande" });
  });

  it("gives nothing any more, in any tab, once somebody logged out, however large it was", async () => {
    const [first, second] = [await tab(), await tab()];
    for (const clip of [CLIP, { blocks: "x".repeat(1_500_000), text: "grande" }]) {
      copy(first, clip);
      words = null;
      expect(await first.readClipFromMenu()).toEqual(clip);
      await leave(() => Promise.resolve());
      expect([await first.readClipFromMenu(), await second.readClipFromMenu()]).toEqual([null, null]);
    }
  });

  it("gives a newer copy of another tab instead of one too large to share", async () => {
    const [first, second] = [await tab(), await tab()];
    copy(first, { blocks: "x".repeat(1_500_000), text: "grande" });
    copy(second, CLIP);
    expect(await first.readClipFromMenu()).toEqual(CLIP);
  });

  it("takes nothing that is none of ours for blocks", async () => {
    const clipboard = await tab();
    localStorage.setItem("vitrine.copied", '{"blocks":{"rootIds":[]},"text":""}');
    expect(await clipboard.readClipFromMenu()).toBeNull();
  });
});

describe("a look that is copied", () => {
  const STYLE: Clip = { blocks: "", text: "", style: '{"kind":"text"}' };

  /** A document whose copies go to a clipboard of its own, as a browser's do. */
  function fakeDocument() {
    const data = new Map<string, string>();
    const listeners = new Set<(event: ClipboardEvent) => void>();
    const clipboardData = { setData: (type: string, text: string) => void data.set(type, text) };
    const event = { clipboardData, preventDefault: () => undefined, stopImmediatePropagation: () => undefined };
    const document = {
      addEventListener: (_type: string, listener: (event: ClipboardEvent) => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: ClipboardEvent) => void) => void listeners.delete(listener),
      execCommand: () => {
        for (const listener of listeners) listener(event as unknown as ClipboardEvent);
      },
    };
    return { document: document as unknown as Document, data, listeners };
  }

  it("is on the clipboard under a name of its own, and in every tab until somebody leaves", async () => {
    const [first, second] = [await tab(), await tab()];
    const { document, data, listeners } = fakeDocument();
    first.writeStyle(document, STYLE);
    expect([...data.entries()]).toEqual([["application/x-vitrine-style+json", STYLE.style]]);
    expect(listeners.size).toBe(0);
    const held = { getData: (type: string) => data.get(type) ?? "", files: [] as unknown };
    expect(first.readClip(held as DataTransfer)).toMatchObject(STYLE);
    expect(second.copiedHere()).toEqual(STYLE);
    copy(second, CLIP);
    expect(first.copiedHere()).toEqual(CLIP);
    await leave(() => Promise.resolve());
    expect(second.copiedHere()).toBeNull();
  });
});
