import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, createServer as createEntrance, type ListenOptions } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeCertificate } from "../../../apps/server/src/front/https/testing/make-certificate.ts";
import { AS_ROOT, PUBLIC_ADDRESS, SET_UP } from "./why-no-network.ts";

/** The host of a site that is somebody else's. */
export const ELSEWHERE = "exemplo.com.br";

const HOLDER = fileURLToPath(new URL("hold-network.ts", import.meta.url));

/** Something that was asked of the world around the server, which is all that answers there. */
export interface Asked {
  readonly by: "server" | "browser";
  readonly host: string;
  readonly path: string;
}

/**
 * A network that a server has for itself, whose only world is one that a test makes up: what the server asks of public
 * addresses stays on this machine, and what guards it is as in earnest.
 */
export interface OwnNetwork {
  /** Where a server within has to listen; the same port of this machine leads there. */
  readonly port: number;
  /** What makes a program run within, put before it. It ends with us, however we do. */
  readonly enter: readonly [string, ...string[]];
  /** What the server needs among its settings to believe the world's certificate. */
  readonly settings: Readonly<Record<string, string>>;
  /** The port of this machine where browsers see the same world over TLS. */
  readonly browserPort: number;
  /** Everything that was asked so far. */
  readonly asked: readonly Asked[];
  leave(): Promise<void>;
}

const listen = (server: { listen(options: ListenOptions, done: () => void): unknown }, options: ListenOptions): Promise<void> =>
  new Promise((resolve) => server.listen(options, resolve));
const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

/** @param answer what stands in the world around, by the `host` of a request */
export async function openOwnNetwork(answer: RequestListener): Promise<OwnNetwork> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-network-"));
  const at = (name: string): string => join(folder, name);
  const [hosts, roots, plain, secure, inside] = [at("hosts"), at("roots.pem"), at("plain"), at("secure"), at("inside")];
  const { certificate: cert, key } = makeCertificate([ELSEWHERE]);
  writeFileSync(hosts, `127.0.0.1 localhost\n${PUBLIC_ADDRESS} ${ELSEWHERE}\n`);
  writeFileSync(roots, cert);
  const asked: Asked[] = [];
  const worldFor =
    (by: Asked["by"]): RequestListener =>
    (request, reply) => {
      asked.push({ by, host: request.headers.host ?? "", path: request.url ?? "" });
      answer(request, reply);
    };
  const toServer = [createServer(worldFor("server")), createSecureServer({ cert, key }, worldFor("server"))] as const;
  const toBrowsers = createSecureServer({ cert, key }, worldFor("browser"));
  const entrance = createEntrance((socket) => {
    const way = connect(inside);
    for (const each of [socket, way]) each.on("error", () => undefined);
    socket.once("close", () => way.destroy());
    way.once("close", () => socket.destroy());
    socket.pipe(way).pipe(socket);
  });
  const here = { host: "127.0.0.1", port: 0 };
  await Promise.all([
    ...[listen(toServer[0], { path: plain }), listen(toServer[1], { path: secure })],
    ...[listen(toBrowsers, here), listen(entrance, here)],
  ]);
  const port = portOf(entrance);
  const holder = await holdNetwork(hosts, [plain, secure, inside, String(port)]);
  const users = AS_ROOT.length > 0 ? ["--user", "--preserve-credentials"] : [];
  return {
    port,
    enter: ["setpriv", "--pdeathsig", "KILL", "nsenter", `--target=${holder.pid}`, ...users, "--net", "--mount", "--"],
    settings: { NODE_EXTRA_CA_CERTS: roots },
    browserPort: portOf(toBrowsers),
    asked,
    async leave() {
      const ended = new Promise((resolve) => holder.once("close", resolve));
      holder.stdin?.end();
      for (const server of [...toServer, toBrowsers]) {
        server.closeAllConnections();
        server.close();
      }
      entrance.close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the network and waits until it is joined to us. */
function holdNetwork(hosts: string, sockets: readonly string[]): Promise<ChildProcess> {
  const run = [...AS_ROOT, "--net", "--mount", "sh", "-c", `${SET_UP} && shift && exec "$@"`, "sh", hosts];
  const holder = spawn("unshare", [...run, process.execPath, HOLDER, ...sockets], { stdio: ["pipe", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    holder.once("error", reject);
    holder.once("exit", (code) => reject(new Error(`there is no network to be had: ${code}`)));
    holder.stdout.once("data", () => resolve(holder));
  });
}
