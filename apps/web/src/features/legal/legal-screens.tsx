import { LegalScreen } from "./legal-screen.tsx";

/** The terms of use, in the language of the address. */
export function TermsScreen() {
  return <LegalScreen document="terms" />;
}

/** The privacy notice, in the language of the address. */
export function PrivacyScreen() {
  return <LegalScreen document="privacy" />;
}
