import { useEffect, useRef } from "react";
import { type LiveDataOf, type LiveListener, type LiveTopicText, listenLive } from "./live-topics.ts";

/** Calls back when what a screen shows has changed elsewhere, for as long as the screen is there; not for null. */
export function useLive<Text extends LiveTopicText>(topic: Text | null, onChange: LiveListener<LiveDataOf<Text>>): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => (topic === null ? undefined : listenLive(topic, (data) => latest.current(data))), [topic]);
}
