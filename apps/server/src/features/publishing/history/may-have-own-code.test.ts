import { expect, test } from "vitest";
import { contentSecurityPolicy, type PolicyFacts } from "../compile/content-policy.ts";
import { mayHaveOwnCode } from "./may-have-own-code.ts";

const plain: PolicyFacts = { inlineCss: "a{}", inlineScripts: [], hasScript: false, blocks: [] };
const policyOf = (more: Partial<PolicyFacts>): string => contentSecurityPolicy({ ...plain, ...more });

test("a page without such code is told from one that has it, and from one with somebody's frame", () => {
  expect(mayHaveOwnCode(policyOf({}))).toBe(false);
  expect(mayHaveOwnCode(policyOf({ inlineCss: null, hasScript: true, formsOrigin: "https://a.example" }))).toBe(false);
  expect(mayHaveOwnCode(policyOf({ ownCode: [{ scripts: [], hasHandlers: false, hasForm: false }] }))).toBe(true);
  expect(mayHaveOwnCode(policyOf({ ownHosts: ["a.example"] }))).toBe(true);
  expect(mayHaveOwnCode("")).toBe(true);
});
