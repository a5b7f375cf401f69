import { type Json, treeOf } from "@vitrine/document";
import { expect, test } from "vitest";
import { checkPage } from "../check-page.ts";
import { FACTS, type Sample, samplePage, under } from "../testing/sample-page.ts";

const check = (sections: readonly Sample[]) => checkPage(treeOf(samplePage(sections)), FACTS);
const told = (sections: readonly Sample[]) => check(sections).map(({ code, blockId }) => `${code} ${blockId}`);

test("a form without destination, without thanks, without a question", () => {
  const field: Sample = { kind: "field" };
  const form = (props: { [key: string]: Json }, holds: Sample[] = [field]): Sample => ({ kind: "form", id: "f", props, holds });
  const sent = { after: "redirect", redirectTo: "" };
  expect(told([under(form(sent))])).toEqual(["form_without_destination f"]);
  expect(told([under(form({ ...sent, redirectTo: "/obrigado" }))])).toEqual([]);
  expect(told([under(form({ ...sent, redirectTo: "/gone" }))])).toEqual(["page_missing f"]);
  expect(told([under(form({ after: "message", thanks: " " }, []))])).toEqual(["form_asks_nothing f", "form_without_thanks f"]);
});

test("two answers under one key, an address with a place for an answer that nobody gives", () => {
  const field = (id: string, name: string, more: Partial<Sample> = {}): Sample => ({ kind: "field", id, ...more, props: { name } });
  const form = (holds: Sample[], redirectTo = "", id = "f"): Sample => ({
    ...{ kind: "form", id, holds },
    props: redirectTo === "" ? {} : { after: "redirect", redirectTo },
  });
  const box: Sample = { kind: "container", holds: [field("b", "email")] };
  expect(check([under(form([field("a", "email"), box]), form([field("c", "email")], "", "g"))])).toEqual([
    { code: "answer_key_twice", severity: "error", blockId: "b", field: "name", values: { key: "email" } },
  ]);
  expect(
    told([under(form([field("a", "email", { hiddenAt: ["mobile"] }), field("b", "email", { hiddenAt: ["base", "tablet"] })]))]),
  ).toEqual([]);
  const asked = form([field("a", "email")], "https://pay.example/?e=[email]&n=[nome]&t=[tel]");
  expect(check([under(asked)])).toMatchObject([
    { code: "answer_unknown", blockId: "f", field: "redirectTo", values: { key: "[nome], [tel]" } },
  ]);
});
