import { createRoute } from "@tanstack/react-router";
import type { LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { lendLanguage, loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { LEGAL_ADDRESSES } from "./legal-paths.ts";
import { legalQuery } from "./queries.ts";

function legalRoute<Path extends string>(path: Path, document: LegalDocument, language: Language) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // What surrounds the text speaks its language. Only once somebody goes there, not while a link is pointed at.
    onEnter: () => void lendLanguage(language),
    loader: async ({ context, cause }) => {
      if (cause !== "preload") await lendLanguage(language);
      // Asked for beside the screen's code and not waited for: without a connection the screen itself says so.
      void context.queryClient.prefetchQuery(legalQuery(document, language));
      await loadMessages("legal");
    },
    component: lazyScreen(async () => {
      const { PrivacyScreen, TermsScreen } = await import("./legal-screens.tsx");
      return document === "terms" ? TermsScreen : PrivacyScreen;
    }),
  });
}

const { terms, privacy } = LEGAL_ADDRESSES;

/** The terms of use and the privacy notice, each under an address in each language. */
export const legalSlice = {
  routes: [
    legalRoute(terms.pt, "terms", "pt"),
    legalRoute(terms.en, "terms", "en"),
    legalRoute(terms.es, "terms", "es"),
    legalRoute(privacy.pt, "privacy", "pt"),
    legalRoute(privacy.en, "privacy", "en"),
    legalRoute(privacy.es, "privacy", "es"),
  ],
} as const;
