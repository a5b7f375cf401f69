import { expect, it } from "vitest";
import { sampleTemplate } from "../../testing/sample-template.ts";
import { narrowingOf } from "./facets.ts";
import { filterTemplates } from "./filter-templates.ts";

const sales = sampleTemplate({ id: "sales" });
const bio = sampleTemplate({ id: "bio", category: "redesSociais", pageType: null, pageKind: "other", orientation: "vertical" });
const thanks = sampleTemplate({ id: "thanks", category: "thankyou", pageType: "thankyou", pageKind: "other" });

it("offers only what would leave some out", () => {
  expect(narrowingOf([sales, bio, thanks])).toEqual([
    { facet: "pageType", values: ["sales", "thankyou"] },
    { facet: "pageKind", values: ["landing", "other"] },
    { facet: "orientation", values: ["horizontal", "vertical"] },
  ]);
  expect(narrowingOf([sales]), "what all of them are is nothing to choose").toEqual([]);
  expect(narrowingOf([bio, sales])[0], "some have it, others have none").toEqual({ facet: "pageType", values: ["sales"] });
});

it("leaves out whatever is something else, and all of it at once", () => {
  const all = [sales, bio, thanks];
  const ids = (chosen: Parameters<typeof filterTemplates>[3]) => filterTemplates(all, "all", "", chosen).map(({ id }) => id);
  expect(ids({})).toEqual(["sales", "bio", "thanks"]);
  expect(ids({ pageKind: "other" })).toEqual(["bio", "thanks"]);
  expect(ids({ pageKind: "other", pageType: "thankyou" })).toEqual(["thanks"]);
  expect(ids({ orientation: "vertical", pageType: "sales" })).toEqual([]);
});
