import { constants, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { ConnectionLimits } from "../../listen.ts";

/** Watches over connections of HTTP/2: Node ends one whose answers are not taken, and here is what it leaves. */
export interface SessionGuard {
  /** Watches over one; what it gives back is to be told of each stream as it comes. */
  watch(session: ServerHttp2Session): (stream: ServerHttp2Stream) => void;
  /** Tells everybody that there will be no more, lets streams under way end, and breaks off what is left after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

interface Watched {
  open: number;
  /** Since when none is, by `performance.now()`; null while there are some. */
  idleSince: number | null;
  hasAsked: boolean;
  /** How many were taken back since the last look. */
  takenBack: number;
  /** When each of those whose body is to come began. */
  readonly bodies: Map<ServerHttp2Stream, number>;
}

/**
 * A browser that leaves a page takes back what it was loading, dozens at once; who takes back more a look than this does
 * it to have work done for nothing (CVE-2023-44487).
 */
const MOST_TAKEN_BACK = 200;

export function guardSessions(limits: Pick<ConnectionLimits, "headers" | "request" | "idle" | "checkedEvery">): SessionGuard {
  const sessions = new Map<ServerHttp2Session, Watched>();
  const look = (): void => {
    const now = performance.now();
    for (const [session, watched] of sessions) {
      const { idleSince, hasAsked, bodies } = watched;
      watched.takenBack = 0;
      for (const [stream, since] of bodies) if (now - since > limits.request) stream.close(constants.NGHTTP2_CANCEL);
      if (idleSince !== null && now - idleSince > (hasAsked ? limits.idle : limits.headers)) end(session);
    }
  };
  /** Who does not hang up when told is hung up on at the next look. */
  const end = (session: ServerHttp2Session): void => (session.closed ? session.destroy() : session.close());
  const timer = setInterval(look, limits.checkedEvery);
  timer.unref();
  return {
    watch(session) {
      const watched: Watched = { open: 0, idleSince: performance.now(), hasAsked: false, takenBack: 0, bodies: new Map() };
      sessions.set(session, watched);
      session.on("close", () => sessions.delete(session));
      // One for all streams of a connection: a page costs no function of its own.
      function closed(this: ServerHttp2Stream): void {
        watched.bodies.delete(this);
        watched.open -= 1;
        if (watched.open === 0) watched.idleSince = performance.now();
        if (this.rstCode === constants.NGHTTP2_NO_ERROR) return;
        watched.takenBack += 1;
        if (watched.takenBack > MOST_TAKEN_BACK) session.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
      }
      return (stream) => {
        watched.open += 1;
        watched.idleSince = null;
        watched.hasAsked = true;
        if (!stream.endAfterHeaders) watched.bodies.set(stream, performance.now());
        stream.on("close", closed);
      };
    },
    async stop(graceMs) {
      clearInterval(timer);
      const ended = [...sessions.keys()].map((session) => new Promise<void>((resolve) => session.once("close", resolve)));
      for (const session of sessions.keys()) session.close();
      const breakOff = setTimeout(() => {
        for (const session of sessions.keys()) session.destroy();
      }, graceMs);
      await Promise.all(ended);
      clearTimeout(breakOff);
    },
  };
}
