import { describe, expect, test } from "vitest";
import { isCnpj, isCpf } from "./check-digits.ts";
import { type CodeInput, formatCode, readCode } from "./codes.ts";
import { fillLimits, isWithin, limitProblem } from "./limits.ts";
import { CALLING_CODES, formatPhone, formatTypedPhone, HOME_COUNTRY, readPhone } from "./phones.ts";
import { showAnswer } from "./show-answer.ts";

describe("numbers of persons and companies", () => {
  test.each(["52998224725", "12345678909", "11144477735"])("%s is a CPF, and no other digit at its end makes one", (cpf) => {
    expect(isCpf(cpf)).toBe(true);
    for (let place = 9; place < 11; place++) {
      for (let digit = 0; digit < 10; digit++) {
        const other = cpf.slice(0, place) + digit + cpf.slice(place + 1);
        expect(isCpf(other)).toBe(other === cpf);
      }
    }
  });

  test.each(["12ABC34501DE35", "11222333000181", "00000000000191"])("%s is a CNPJ, and no other digit at its end makes one", (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
    for (let digit = 0; digit < 10; digit++) expect(isCnpj(cnpj.slice(0, 13) + digit)).toBe(digit === Number(cnpj[13]));
    expect(isCnpj(cnpj.slice(0, 12) + (cnpj[12] === "9" ? "8" : "9") + cnpj[13])).toBe(false);
  });

  test.each(["00000000000", "11111111111", "99999999999"])("%s is a CPF by its digits alone, and nobody's", (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  });

  test.each(["00000000000000", "12abc34501de35", "12ABC34501DEA5", "1122233300018", "112223330001811", "١١٢٢٢٣٣٣٠٠٠١٨١"])(
    "%s is no CNPJ",
    (cnpj) => expect(isCnpj(cnpj)).toBe(false),
  );

  test.each<[CodeInput, string, string | null]>([
    ["cpf", "529.982.247-25", "52998224725"],
    ["cpf", " 529 982 247/25 ", "52998224725"],
    ["cpf", "CPF 529.982.247-25", null],
    ["cpf", "11.222.333/0001-81", null],
    ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
    ["cnpj", "529.982.247-25", null],
    ["cpf-cnpj", "529.982.247-25", "52998224725"],
    ["cpf-cnpj", "12.ABC.345/01DE-35", "12ABC34501DE35"],
    ["cep", "01310-100", "01310100"],
    ["cep", "01.310-100", "01310100"],
    ["cep", "0131010", null],
    ["cep", "SW1A 1AA", null],
  ])("a %s written %s is kept as %s", (input, text, kept) => expect(readCode(input, text)).toBe(kept));

  test.each<[CodeInput, string, string]>([
    ["cpf", "", ""],
    ["cpf", "529", "529"],
    ["cpf", "5299", "529.9"],
    ["cpf", "CPF 52998224725", "529.982.247-25"],
    ["cpf", "529982247251", "529982247251"],
    ["cnpj", "12abc34501de35", "12.ABC.345/01DE-35"],
    ["cnpj", "CNPJ: 11.222.333/0001-81", "11.222.333/0001-81"],
    ["cnpj", "CNPJ", "CN.PJ"],
    ["cpf-cnpj", "cpf 529.982.247-25", "529.982.247-25"],
    ["cpf-cnpj", "52998224725", "529.982.247-25"],
    ["cpf-cnpj", "112223330001", "11.222.333/0001"],
    ["cpf-cnpj", "12a", "12.A"],
    ["cep", "01310", "01310"],
    ["cep", "013101", "01310-1"],
  ])("a %s typed as %s is shown as %s", (input, text, shown) => expect(formatCode(input, text)).toBe(shown));

  test("what is shown is read back as it was kept", () => {
    for (const [input, kept] of [
      ["cpf", "52998224725"],
      ["cnpj", "12ABC34501DE35"],
      ["cpf-cnpj", "11222333000181"],
      ["cep", "01310100"],
    ] as const) {
      expect(readCode(input, showAnswer(input, kept))).toBe(kept);
      expect(showAnswer(input, kept)).not.toBe(kept);
    }
    expect(showAnswer("cpf", "as an earlier page kept it")).toBe("as an earlier page kept it");
    expect(showAnswer("text", "52998224725")).toBe("52998224725");
    expect([showAnswer("date", "2026-01-31"), showAnswer("date", "2026-01-31", "pt"), showAnswer("date", "soon", "pt")]).toEqual([
      ...["2026-01-31", "31/01/2026", "soon"],
    ]);
  });
});

describe("telephone numbers", () => {
  test.each<[string, string, string | null]>([
    ["11 91234-5678", "55", "+5511912345678"],
    ["(11) 3123-4567", "55", "+551131234567"],
    ["011 91234 5678", "55", "+5511912345678"],
    ["5511912345678", "55", "+5511912345678"],
    ["+55 (11) 91234.5678", "1", "+5511912345678"],
    ["0055 11 91234-5678", "52", "+5511912345678"],
    // As contacts on phones are copied, and as pages set numbers.
    ["\u202a+1 212-555-0100\u202c", "55", "+12125550100"],
    ["+55 11 91234\u20135678", "55", "+5511912345678"],
    ["91234-5678", "55", null],
    ["10 91234-5678", "55", null],
    ["11 01234-5678", "55", null],
    ["+55 91234-5678", "55", null],
    ["(212) 555-0100", "1", "+12125550100"],
    ["112 555 0100", "1", null],
    ["55 1234 5678", "52", "+525512345678"],
    ["06 1234 5678", "39", "+390612345678"],
    ["+351 912 345 678", "55", "+351912345678"],
    ["+999 123 4567", "55", "+9991234567"],
    ["+1234567890123456", "55", null],
    ["+", "55", null],
    ["", "55", null],
    ["call me maybe", "55", null],
    ["11 91234-5678; DROP", "55", null],
  ])("%s, called in +%s, is kept as %s", (text, code, kept) => expect(readPhone(text, code)).toBe(kept));

  test("each country of the list takes a number, which is read again and shown", () => {
    for (const code of Object.values(CALLING_CODES)) {
      const kept = readPhone(code === "55" ? "11912345678" : "2125550100", code);
      expect(kept).toMatch(/^\+\d+$/);
      expect(readPhone(formatPhone(kept ?? ""), "55")).toBe(kept);
    }
    for (const country of Object.values(HOME_COUNTRY)) expect(CALLING_CODES[country]).toBeDefined();
  });

  test("no calling code is the beginning of another, so that a number has one country", () => {
    const codes = [...new Set(Object.values(CALLING_CODES))];
    for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
  });

  test("a number takes its form while it is typed, and one with a plus is left alone", () => {
    expect(["1", "11", "119", "1131234567", "11912345678", "119123456789"].map((text) => formatTypedPhone(text, "55"))).toEqual([
      ...["1", "11", "11 9", "11 3123-4567", "11 91234-5678", "119123456789"],
    ]);
    expect(formatTypedPhone("+55 11", "55")).toBe("+55 11");
    for (const whole of ["5511912345678", "011 91234-5678", "005511912345678"]) expect(formatTypedPhone(whole, "55")).toBe("11 91234-5678");
    expect(["551", "55999998888", "5533334444"].map((text) => formatTypedPhone(text, "55"))).toEqual([
      ...["55 1", "55 99999-8888", "55 3333-4444"],
    ]);
    expect(formatTypedPhone("2125550100", "1")).toBe("212 555-0100");
    expect(formatTypedPhone("55 1234-5678", "52")).toBe("55 1234-5678");
  });

  test("what was kept before numbers had a country is shown as it is", () => {
    expect(formatPhone("(11) 91234-5678")).toBe("(11) 91234-5678");
    expect(formatPhone("+5511912345678")).toBe("+55 11 91234-5678");
    expect(formatPhone("+9991234567")).toBe("+9991234567");
  });
});

test("limits hold numbers and days, and say which they are as the language writes them", () => {
  expect([isWithin("5", { min: "1", max: "10" }, false), isWithin("10.5", { max: "10" }, false)]).toEqual([true, false]);
  expect([isWithin("2026-02-01", { min: "2026-01-31" }, true), isWithin("2026-01-30", { min: "2026-01-31" }, true)]).toEqual([true, false]);
  expect([limitProblem({ min: "1" }), limitProblem({ max: "1" }), limitProblem({ min: "1", max: "2" }), limitProblem({})]).toEqual([
    ...["atLeast", "atMost", "between", null],
  ]);
  expect(fillLimits("de {min} a {max}", { min: "0.5", max: "1000" }, "pt")).toBe("de 0,5 a 1.000");
  expect(fillLimits("from {min}", { min: "2026-01-31" }, "en")).toBe("from 01/31/2026");
});
