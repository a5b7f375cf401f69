import { expect, test } from "vitest";
import { problemOfText } from "./problem-of-text.ts";

test("a refusal is read with its words and its request", () => {
  const text = JSON.stringify({ code: "TOO_MANY_REQUESTS", message: "Espere 40 segundos.", requestId: "req_1" });
  expect(problemOfText(text)).toMatchObject({ code: "TOO_MANY_REQUESTS", message: "Espere 40 segundos.", requestId: "req_1" });
});

test.each(["", "null", "[]", "<html>502</html>", '{"message":"x"}', '{"code":5}'])("%j is no answer", (text) => {
  expect(problemOfText(text)).toMatchObject({ code: "OFFLINE", message: "" });
});
