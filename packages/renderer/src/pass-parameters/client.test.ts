import { afterEach, expect, test, vi } from "vitest";

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

async function open(query: string, body: string): Promise<void> {
  history.replaceState(null, "", `/curso${query}`);
  document.body.innerHTML = body;
  noteListeners();
  vi.resetModules();
  await import("./client.ts");
}

const links = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

afterEach(() => {
  vi.restoreAllMocks();
  for (const forget of added.splice(0)) forget();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
});

test("parameters go with links, and what a link says itself stays", async () => {
  await open("?utm_source=ads&src=a%20b", '<a href="https://pay.example/x?src=own#y">1</a><a href="/outra">2</a>');
  expect(links()).toEqual(["https://pay.example/x?src=own&utm_source=ads#y", `${location.origin}/outra?utm_source=ads&src=a+b`]);
});

test("own anchors, and what is no page, stay as they are", async () => {
  const kept = ["#oferta", "mailto:a@b.example", "tel:+5511999999999", "/curso?utm_source=ads#oferta", ""];
  await open("?utm_source=ads", kept.map((href) => `<a href="${href}">x</a>`).join(""));
  expect(links()).toEqual(kept);
});

test.each(["token=a", "access_token=a", "sessionId=a", "api-key=a", "code=a", "state=a", "senha=a", "PASSWORD=a"])(
  "%s stays behind",
  async (secret) => {
    await open(`?${secret}&utm_source=ads`, '<a href="https://pay.example/">1</a>');
    expect(links()).toEqual(["https://pay.example/?utm_source=ads"]);
  },
);

test.each(["hotel=a", "coupon_code=a", "keyword=a", "fbclid=a", "email=a"])("%s goes along", async (name) => {
  await open(`?${name}`, '<a href="https://pay.example/">1</a>');
  expect(links()).toEqual([`https://pay.example/?${name}`]);
});

test("a page without parameters is left alone", async () => {
  await open("", '<a href="https://pay.example">1</a>');
  expect(links()).toEqual(["https://pay.example"]);
});

test("a link that comes later is dressed when it is pressed", async () => {
  await open("?a=1", "<div></div>");
  document.body.insertAdjacentHTML("beforeend", '<a href="https://pay.example/"><b>x</b></a>');
  document.querySelector("a")?.addEventListener("click", (event) => event.preventDefault());
  document.querySelector("b")?.click();
  expect(links()).toEqual(["https://pay.example/?a=1"]);
});

test("forms of the owner's own code take them along, ours are left alone", async () => {
  await open(
    "?a=1",
    '<form method="get" action="/busca"></form><form method="post" action="https://crm.example/in"></form><form method="post" action="/_v/forms/p/f"></form>',
  );
  const [get, post, ours] = [...document.querySelectorAll("form")];
  for (const form of [get, post, ours]) form?.dispatchEvent(new Event("submit", { bubbles: true }));
  expect(get?.innerHTML).toBe('<input type="hidden" name="a" value="1">');
  expect(post?.getAttribute("action")).toBe("https://crm.example/in?a=1");
  expect(ours?.getAttribute("action")).toBe("/_v/forms/p/f");
});

test("where a script is about to leave for is told them too", async () => {
  await open("?a=1", "");
  const leaving = new CustomEvent("v-leave", { detail: { to: "https://pay.example/" } });
  dispatchEvent(leaving);
  expect(leaving.detail.to).toBe("https://pay.example/?a=1");
});
