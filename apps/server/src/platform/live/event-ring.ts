import { eventText } from "./event-text.ts";

/** An event that was told, ready to be sent. */
export interface ToldEvent {
  /** Its place in the ring. */
  readonly place: number;
  readonly channel: string;
  readonly text: string;
}

/**
 * The last events of all channels, for streams that were cut off for a moment. Its ids name the ring and a place in it,
 * and no time, so that no clock can confuse them; another ring's, a later one's and nonsense are all "look at everything".
 */
export interface EventRing {
  /** The place of the newest event. */
  readonly last: number;
  /** The id of a place. */
  idOf(place: number): string;
  add(channel: string, name: string, data: unknown): ToldEvent;
  /** What some channels were told after an id, oldest first; null where that is not known any more. */
  since(id: string | number, channels: ReadonlySet<string>): readonly ToldEvent[] | null;
  /** Something was missed: all earlier ids are another ring's from now on. */
  renew(): void;
}

/** @param newName makes a name that no other ring has. */
export function eventRing(most: number, newName: () => string): EventRing {
  let name = newName();
  let events: ToldEvent[] = [];
  /** Where in `events`, which is written round and round, the next goes. */
  let next = 0;
  let last = 0;
  /** The place of the oldest event that is still here, less one. */
  let before = 0;
  const placeOf = (id: string): number | null => {
    const [, ring, place] = /^([^.]+)\.(\d{1,15})$/.exec(id) ?? [];
    return ring === name ? Number(place) : null;
  };
  const idOf = (place: number): string => `${name}.${place}`;
  return {
    get last() {
      return last;
    },
    idOf,
    add(channel, event, data) {
      last += 1;
      const told: ToldEvent = { place: last, channel, text: eventText(event, data, idOf(last)) };
      const dropped = events[next];
      if (dropped) before = dropped.place;
      events[next] = told;
      next = (next + 1) % most;
      return told;
    },
    since(id, channels) {
      const place = typeof id === "number" ? id : placeOf(id);
      if (place === null || place < before || place > last) return null;
      if (place === last) return [];
      return [...events.slice(next), ...events.slice(0, next)].filter((told) => told.place > place && channels.has(told.channel));
    },
    renew() {
      name = newName();
      events = [];
      next = 0;
      // Also for who has heard all there was: he has not heard what was missed.
      last += 1;
      before = last;
    },
  };
}
