import { connect } from "node:tls";
import { parentPort, workerData } from "node:worker_threads";

/** Handshakes that a thread of its own begins at a steady rate, whatever becomes of those before. */
export interface Shaking {
  readonly port: number;
  readonly perSecond: number;
  readonly seconds: number;
  /** The names it asks for in turn. */
  readonly names: readonly string[];
}

/** How long each handshake took, in milliseconds, and what went wrong with the others. */
export interface Shaken {
  readonly took: readonly number[];
  readonly failures: readonly string[];
}

/** How long a handshake takes, from the connection's beginning; by the key exchange that every OpenSSL has. */
function shakeHands(port: number, servername: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, servername, rejectUnauthorized: false, ALPNProtocols: ["h2"], ecdhCurve: "X25519" };
    const socket = connect(options, () => {
      resolve(performance.now() - began);
      socket.destroy();
    });
    socket.on("error", reject);
  });
}

const { port, perSecond, seconds, names } = workerData as Shaking;
const took: number[] = [];
const failures: string[] = [];
const begun: Promise<void>[] = [];
const start = performance.now();
for (const name of names.slice(0, perSecond * seconds)) {
  const early = start + (begun.length / perSecond) * 1_000 - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  begun.push(
    shakeHands(port, name).then(
      (ms) => void took.push(ms),
      (error: Error) => void failures.push(error.message),
    ),
  );
}
await Promise.all(begun);
parentPort?.postMessage({ took, failures } satisfies Shaken);
