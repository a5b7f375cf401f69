import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeCertificate } from "../../../../front/https/testing/make-certificate.ts";
import { freePort } from "../../../../testing/send.ts";
import { answerNames, type NameAnswerer } from "./answer-names.ts";
import { type ShownFiles, showFiles } from "./show-files.ts";

/** Debian's certificate authority for tests, on loopback, with what it looks at. */
export interface Pebble {
  readonly directory: string;
  /** A file with the root that its own HTTPS is to be believed by. */
  readonly extraCa: string;
  /** The root that what it issues is to be believed by, in PEM; another each time it begins. */
  root(): Promise<string>;
  readonly names: NameAnswerer;
  readonly files: ShownFiles;
  /** How many orders it has taken since it began; one that it refused or never heard whole is none. */
  ordersTaken(): number;
  /** Called at each request as it begins, with its path. */
  onRequest: (path: string) => void;
  /** Ends it, as if its machine were gone, and starts it anew: it remembers nothing. */
  end(): Promise<void>;
  begin(): Promise<void>;
  stop(): Promise<void>;
}

/** Where it looks for what it asked of a host, in place of `files`, of nobody, and of `names`. */
export interface PebblePorts {
  readonly http?: number;
  readonly tls?: number;
  /** A name server on loopback. */
  readonly dns?: number;
}

export async function startPebble(program: string, ports: PebblePorts = {}): Promise<Pebble> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-pebble-"));
  const [port, managementPort, tlsPort] = [await freePort(), await freePort(), ports.tls ?? (await freePort())];
  const [names, files] = [await answerNames(), await showFiles()];
  const own = makeCertificate(["localhost"]);
  const at = (name: string): string => join(folder, name);
  const pebble = {
    ...{ listenAddress: `127.0.0.1:${port}`, managementListenAddress: `127.0.0.1:${managementPort}` },
    ...{ certificate: at("own.pem"), privateKey: at("own.key"), httpPort: ports.http ?? files.port, tlsPort },
  };
  await writeFile(at("own.pem"), own.certificate);
  await writeFile(at("own.key"), own.key);
  await writeFile(at("config.json"), JSON.stringify({ pebble }));
  const said: string[] = [];
  let child: ChildProcess | null = null;
  const result: Pebble = {
    directory: `https://localhost:${port}/dir`,
    extraCa: at("own.pem"),
    root: () => readOver(`https://localhost:${managementPort}/roots/0`, own.certificate),
    names,
    files,
    ordersTaken: () => said.filter((line) => line.includes("Added order ")).length,
    onRequest: () => {},
    async begin() {
      const begun = spawn(
        program,
        ["-config", at("config.json"), "-dnsserver", ports.dns === undefined ? names.address : `127.0.0.1:${ports.dns}`],
        {
          cwd: folder,
          env: { PEBBLE_VA_NOSLEEP: "1" },
        },
      );
      child = begun;
      const hear = (chunk: Buffer): void => {
        const lines = chunk.toString("utf8").split("\n").filter(Boolean);
        said.push(...lines);
        for (const line of lines) {
          const [, path] = / (\/\S*) -> calling handler/.exec(line) ?? [];
          if (path !== undefined) result.onRequest(path);
        }
      };
      begun.stdout.on("data", hear);
      begun.stderr.on("data", hear);
      for (let looks = 0; !said.some((line) => line.includes("ACME directory available")); looks++) {
        if (begun.exitCode !== null || looks > MOST_LOOKS) throw new Error(`pebble did not start:\n${said.join("\n")}`);
        await wait(LOOK_MS);
      }
    },
    async end() {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null) return;
      const ended = new Promise((resolve) => ending.once("exit", resolve));
      ending.kill("SIGKILL");
      await ended;
      said.length = 0;
    },
    async stop() {
      await result.end();
      await names.stop();
      await files.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await result.begin();
  return result;
}

function readOver(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { ca, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`${url} says ${response.statusCode}`));
    });
    sent.on("error", reject);
  });
}

const LOOK_MS = 20;
const MOST_LOOKS = 1_000;
