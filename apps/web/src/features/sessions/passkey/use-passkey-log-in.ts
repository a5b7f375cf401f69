import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import type { Persistence } from "../../../platform/person/session-id.ts";
import { type DoorCall, useDoorCall } from "../door/use-door-call.ts";
import type { Enter } from "../log-in/use-enter.ts";
import { answerWithPasskey, PasskeyDeclined } from "./answer-with-passkey.ts";
import { usePasskeySuggestions } from "./use-passkey-suggestions.ts";

async function askForPasskey(): Promise<Record<string, unknown>> {
  const { options } = await client.sessions.passkeyOptions();
  return answerWithPasskey(options);
}

export interface PasskeyLogIn extends Omit<DoorCall<unknown>, "send"> {
  /** Asks for a passkey now. */
  start(): void;
  /** The person or the browser said no when it was last asked for. */
  readonly isDeclined: boolean;
}

/**
 * Logs in with a passkey alone: one asked for now, or one chosen among the suggestions of the e-mail field.
 * @param enter goes on from there.
 * @param isElsewhere whether another way in is being tried, so that nothing waits in the background.
 */
export function usePasskeyLogIn(enter: Enter, persistence: Persistence, isElsewhere: boolean): PasskeyLogIn {
  const [isDeclined, setDeclined] = useState(false);
  const { send, ...call } = useDoorCall(async (chosen: Record<string, unknown> | null) => {
    setDeclined(false);
    try {
      const response = chosen ?? (await askForPasskey());
      const step = await client.sessions.passkeyLogIn({ response, remember: persistence === "local" });
      await enter(step, { persistence });
    } catch (error) {
      if (!(error instanceof PasskeyDeclined)) throw error;
      setDeclined(true);
    }
  });
  usePasskeySuggestions(!(isElsewhere || call.isPending), send);
  return { ...call, start: () => send(null), isDeclined };
}
