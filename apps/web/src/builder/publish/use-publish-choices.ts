import { useEffect, useEffectEvent, useState } from "react";
import { useBuilder } from "../builder-context.ts";
import type { PublishChoices } from "../builder-props.ts";

export interface ShownChoices {
  readonly state: "asking" | "known" | "missing";
  /** Null until they are known. */
  readonly choices: PublishChoices | null;
  /** Asks for them again. */
  ask(): void;
}

/** Between what whoever publishes may choose, asked for when it is first shown. */
export function usePublishChoices(): ShownChoices {
  const { findPublishChoices } = useBuilder();
  const [state, setState] = useState<ShownChoices["state"]>("asking");
  const [choices, setChoices] = useState<PublishChoices | null>(null);
  const ask = async (): Promise<void> => {
    setState("asking");
    try {
      setChoices((await findPublishChoices?.()) ?? null);
      setState("known");
    } catch {
      setState("missing");
    }
  };
  const askFirst = useEffectEvent(ask);
  useEffect(() => void askFirst(), []);
  return { state, choices, ask: () => void ask() };
}
