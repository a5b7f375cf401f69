import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { freePort, type ServingProcess } from "../support/built-server.ts";

const run = promisify(execFile);
export const NGINX = "/usr/sbin/nginx";

/** Where the packages of Debian have what is run of them. */
const PROGRAMS = { nginx: NGINX, wrk: "/usr/bin/wrk", "nghttp2-client": "/usr/bin/h2load" } as const;

/** Installs what the figures are measured with where it is missing, on Debian as root; says so elsewhere. */
export async function ensureTools(loader: "wrk" | "nghttp2-client" = "wrk"): Promise<void> {
  const missing = (["nginx", loader] as const)
    .map((name) => [name, PROGRAMS[name]] as const)
    .flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(`install ${missing.join(" and ")} to measure serving`);
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...missing]);
}

/** Debian's nginx with one worker, serving a page of each host, by its path, compressed beforehand. */
export async function startNginx(folder: string, path: string, pages: ReadonlyMap<string, string>): Promise<ServingProcess> {
  const port = await freePort();
  for (const [host, html] of pages) {
    const file = join(folder, "www", host, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 2048; }
http {
  ${temporary.join(" ")}
  default_type text/html; charset utf-8;
  access_log off; sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; etag on;
  keepalive_requests 1000000000; keepalive_timeout 75s;
  server { listen 127.0.0.1:${port}; root ${folder}/www/$host; }
}`,
  );
  const child = spawn(NGINX, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error("nginx did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  return {
    port,
    pid: Number(workers.split(" ")[0]),
    async stop() {
      child.kill("SIGQUIT");
      await once(child, "exit");
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null;
}
