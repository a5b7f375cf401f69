import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { usePhoneCountry } from "../../platform/forms/use-phone-country.ts";
import { startMessages } from "../../platform/language/i18n.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { PhoneField } from "./phone-field.tsx";

let sent: { phone: string; phoneCountry: string };

function Form() {
  const [phone, setPhone] = useState("");
  const { country, choose } = usePhoneCountry(phone);
  sent = { phone, phoneCountry: country };
  return (
    <PhoneField
      label="Teléfono"
      value={phone}
      onChange={({ target }) => setPhone(target.value)}
      country={country}
      onCountryChange={choose}
    />
  );
}

/** Shows the field to somebody there, and waits until it stands at a country. */
async function showFrom(country: string | null, shown: string): Promise<void> {
  fakeApi({ sessions: { options: () => ({ google: false, supportEmail: null, country }) } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <Form />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByDisplayValue(shown);
}

const number = (): HTMLInputElement => screen.getByLabelText("Teléfono");
const country = (): HTMLSelectElement => screen.getByLabelText("Código de país");
const type = (value: string) => fireEvent.change(number(), { target: { value } });

beforeEach(() => startMessages("es"));
afterEach(cleanup);

it("begins with the country one is in, under its name in the language on screen", async () => {
  await showFrom("CO", "Colombia (+57)");
  expect(country().selectedOptions[0]?.textContent).toBe("Colombia (+57)");
  type("321 1234567");
  expect(sent).toEqual({ phone: "321 1234567", phoneCountry: "CO" });
  expect(screen.getByText("CO +57")).toBeTruthy();
});

it("takes another that is chosen, and follows the code a number begins with", async () => {
  await showFrom(null, "México (+52)");
  expect(country().value).toBe("MX");
  fireEvent.change(country(), { target: { value: "PE" } });
  type("912 345 678");
  expect(sent.phoneCountry).toBe("PE");
  type("+54 11 2345-6789");
  expect(sent.phoneCountry).toBe("AR");
  type("");
  expect(sent.phoneCountry, "what was chosen is not forgotten").toBe("PE");
});

it("names every country once, in order, and no two alike", async () => {
  await showFrom("BR", "Brasil (+55)");
  const names = [...country().options].map(({ textContent }) => textContent ?? "");
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(200);
  expect(names).toContain("México (+52)");
  expect(number().getAttribute("autocomplete")).toBe("tel");
});
