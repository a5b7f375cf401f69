import { expect, it } from "vitest";
import { writtenDay, writtenMoment, zoneName } from "./moments.ts";

it("a moment and a day are written out as each language has them", () => {
  const at = "2026-12-10T21:00:00.000Z";
  expect(writtenMoment(at, "pt", "America/Sao_Paulo")).toBe("quinta-feira, 10 de dezembro de 2026 às 18:00");
  expect(writtenMoment(at, "en", "America/Sao_Paulo")).toMatch(/^Thursday, December 10, 2026 at 6:00\sPM$/);
  expect(writtenMoment(at, "es", "America/Sao_Paulo")).toBe("jueves, 10 de diciembre de 2026, 18:00");
  expect(writtenDay("2026-12-10", "pt")).toBe("quinta-feira, 10 de dezembro de 2026");
  expect(zoneName("en", new Date(at), "America/Sao_Paulo")).toBe("Brasilia Standard Time");
});
