import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

async function load(props: Parameters<typeof renderKind>[1], query = ""): Promise<HTMLInputElement> {
  history.replaceState(null, "", `/page${query}`);
  document.body.innerHTML = `<form>${renderKind("field", props, { language: "pt" })}</form>`;
  vi.resetModules();
  await import("./client.ts");
  return document.querySelector("[id][name]") as HTMLInputElement;
}

afterEach(() => history.replaceState(null, "", "/"));

/** Writes as a person does: at the caret, or over what is selected. */
function type(control: HTMLInputElement, text: string): void {
  control.focus();
  for (const key of text) {
    const [from, to] = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
    control.value = control.value.slice(0, from) + key + control.value.slice(to);
    control.setSelectionRange(from + 1, from + 1);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function press(control: HTMLInputElement, at: number): void {
  control.value = control.value.slice(0, at - 1) + control.value.slice(at);
  control.setSelectionRange(at - 1, at - 1);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function paste(control: HTMLInputElement, text: string): void {
  control.focus();
  control.value = text;
  control.setSelectionRange(text.length, text.length);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a CPF takes its form while it is typed, and says what is wrong until it is one", async () => {
  const control = await load({ input: "cpf" });
  type(control, "529");
  expect([control.value, control.validationMessage]).toEqual(["529", "Confira o CPF: algum número não bate."]);
  type(control, "98224725");
  expect([control.value, control.validationMessage]).toEqual(["529.982.247-25", ""]);
  press(control, control.value.length);
  expect([control.value, control.validity.customError]).toEqual(["529.982.247-2", true]);
});

test("the caret stays behind what was typed, in the middle too, and a point is no wall", async () => {
  const control = await load({ input: "cpf" });
  paste(control, "529.982.247-25");
  press(control, 2);
  expect([control.value, control.selectionStart]).toEqual(["599.822.472-5", 1]);
  type(control, "2");
  expect([control.value, control.selectionStart]).toEqual(["529.982.247-25", 2]);
  press(control, 4);
  expect([control.value, control.selectionStart]).toEqual(["529.982.247-25", 3]);
  press(control, 3);
  expect([control.value, control.selectionStart]).toEqual(["529.822.472-5", 2]);
});

test("whatever a paste brings along goes, and what is too long is left to be seen", async () => {
  const control = await load({ input: "cnpj" });
  paste(control, " cnpj: 12.abc.345/01de-35");
  expect(control.value).toBe("12.ABC.345/01DE-35");
  paste(control, "12abc34501de35 or another");
  expect(control.value).toBe("12ABC34501DE35ORANOTHER");
  paste(control, "12abc34501de35");
  expect([control.value, control.validity.valid]).toEqual(["12.ABC.345/01DE-35", true]);
  paste(control, "");
  expect(control.validity.valid).toBe(true);
});

test("what an input method is at work on is left alone until it is done", async () => {
  const control = await load({ input: "cep" });
  control.focus();
  control.value = "013101";
  control.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
  expect(control.value).toBe("013101");
  control.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
  expect(control.value).toBe("01310-1");
});

test("a phone follows its country, and a number with a plus is whose it says", async () => {
  const control = await load({ input: "phone" });
  const country = document.querySelector("select") as HTMLSelectElement;
  type(control, "11912345678");
  expect([control.value, control.validity.valid]).toEqual(["11 91234-5678", true]);
  country.value = "1";
  country.dispatchEvent(new Event("change", { bubbles: true }));
  expect([control.value, control.validity.valid]).toEqual(["11912345678", false]);
  paste(control, "+351 912 345 678");
  expect([control.value, control.validity.valid]).toEqual(["+351 912 345 678", true]);
});

test("the page's address fills a field in, as text and no more than two hundred characters of it", async () => {
  const hostile = '"><script>alert(1)</script>';
  const text = await load({ input: "text", prefillKey: "utm_source", value: "direct" }, `?utm_source=${encodeURIComponent(hostile)}`);
  expect(text.value).toBe(hostile);
  expect(document.querySelector("script")).toBeNull();
  expect((await load({ prefillKey: "src" }, `?src=${"a".repeat(5_000)}`)).value).toHaveLength(200);
  expect((await load({ prefillKey: "src", value: "direct" }, "?src=&sck=x")).value).toBe("direct");
  expect((await load({ input: "cpf", prefillKey: "doc" }, "?doc=52998224725")).value).toBe("529.982.247-25");
  expect((await load({ prefillKey: "__proto__" }, "?x=1")).value).toBe("");
});

test("a hidden field takes what the address says, and keeps its own where it says nothing", async () => {
  const hidden = async (query: string) => {
    await load({ input: "hidden", name: "utm", value: "bio", prefillKey: "utm_source" }, query);
    return document.querySelector<HTMLInputElement>("input[name=utm]")?.value;
  };
  expect([await hidden("?utm_source=ads"), await hidden("")]).toEqual(["ads", "bio"]);
});

test("what is chosen from is filled in with one of its options alone", async () => {
  const options = ["Instagram", "TikTok"];
  const select = { input: "select", options, prefillKey: "src" };
  expect((await load(select, "?src=Instagram")).value).toBe("Instagram");
  expect((await load(select, "?src=Orkut")).value).toBe("");
  await load({ input: "radio", options, prefillKey: "src" }, "?src=TikTok");
  expect([...document.querySelectorAll<HTMLInputElement>("input")].map(({ checked }) => checked)).toEqual([false, true]);
});

test("what somebody wrote before the script came stays", async () => {
  history.replaceState(null, "", "/page?src=ads");
  document.body.innerHTML = renderKind("field", { prefillKey: "src" });
  (document.querySelector("input") as HTMLInputElement).value = "mine";
  vi.resetModules();
  await import("./client.ts");
  expect(document.querySelector("input")?.value).toBe("mine");
});
