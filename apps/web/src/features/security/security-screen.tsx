import { useAccount } from "../../platform/account.ts";
import { DevicesSection } from "./devices-section.tsx";
import { EventsSection } from "./events-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** Who can get into the account, how, and what happened. */
export function SecurityScreen() {
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <PasswordSection account={account} />
      <TwoFactorSection account={account} />
      <PasskeysSection />
      <SessionsSection />
      <DevicesSection />
      <EventsSection />
    </>
  );
}
