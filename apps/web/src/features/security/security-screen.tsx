import { useAccount } from "../../platform/person/account.ts";
import { DevicesSection } from "./activity/devices-section.tsx";
import { EventsSection } from "./activity/events-section.tsx";
import { SessionsSection } from "./activity/sessions-section.tsx";
import { PasskeysSection } from "./passkeys/passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { TwoFactorSection } from "./two-factor/two-factor-section.tsx";

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
