import type { Template, TemplateCategory } from "@vitrine/contract";

/** What the templates of a category are, unless one says otherwise. */
export const CATEGORY_FACTS: Readonly<Record<TemplateCategory, Pick<Template, "pageKind" | "pageType">>> = {
  sales: { pageKind: "landing", pageType: "sales" },
  nutra: { pageKind: "landing", pageType: "sales" },
  vsl: { pageKind: "vsl", pageType: "sales" },
  webinar: { pageKind: "signup", pageType: "signup" },
  presell: { pageKind: "presell", pageType: "presell" },
  signup: { pageKind: "signup", pageType: "signup" },
  igaming: { pageKind: "landing", pageType: "sales" },
  upsell: { pageKind: "upsell", pageType: "sales" },
  thankyou: { pageKind: "other", pageType: "thankyou" },
  quiz: { pageKind: "other", pageType: "presell" },
  redesSociais: { pageKind: "other", pageType: null },
};
