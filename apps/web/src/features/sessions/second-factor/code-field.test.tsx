import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { CodeField } from "./code-field.tsx";

afterEach(cleanup);

function field() {
  const onComplete = vi.fn();
  function Held() {
    const [value, setValue] = useState("");
    return <CodeField label="Código" value={value} onValueChange={setValue} onComplete={onComplete} error="Código inválido" />;
  }
  render(<Held />);
  const input = screen.getByLabelText<HTMLInputElement>("Código");
  const type = (text: string): boolean => fireEvent.change(input, { target: { value: text } });
  return { input, type, onComplete };
}

it("is one field for a code that comes by itself, with its digits in six boxes", () => {
  const { input, type } = field();
  expect([input.autocomplete, input.inputMode]).toEqual(["one-time-code", "numeric"]);
  type("12");
  expect(document.querySelectorAll("[aria-hidden=true] > span")).toHaveLength(6);
  expect(input.parentElement?.textContent).toBe("12");
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

it("hands the code over as soon as it is whole, once", () => {
  const { type, onComplete } = field();
  for (const typed of ["1", "12", "123", "1234", "12345", "123456", "1234567"]) type(typed);
  expect(onComplete.mock.calls).toEqual([["123456"]]);
});

it.each(["123 456", "Seu código: 123456.", "123-456", " 123456 \n"])("takes what is pasted as it comes: %j", (pasted) => {
  const { type, onComplete, input } = field();
  type(pasted);
  expect(onComplete.mock.calls).toEqual([["123456"]]);
  expect(input.value).toBe("123456");
});
