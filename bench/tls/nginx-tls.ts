import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { MadeCertificate } from "../../apps/server/src/front/https/testing/make-certificate.ts";
import { NGINX } from "../serve/nginx.ts";
import { freePort, type ServingProcess } from "../support/built-server.ts";

/** Debian's nginx with one worker, serving one page, compressed beforehand, over HTTP/2 and TLS. */
export async function startNginxTls(folder: string, path: string, html: string, made: MadeCertificate): Promise<ServingProcess> {
  const port = await freePort();
  const file = join(folder, "www", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  writeFileSync(join(folder, "certificate.pem"), made.certificate);
  writeFileSync(join(folder, "key.pem"), made.key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr error;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 4096; }
http {
  ${temporary.join(" ")}
  default_type text/html; charset utf-8;
  access_log off; sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; etag on;
  keepalive_requests 1000000000; keepalive_timeout 75s;
  ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;
  ssl_protocols TLSv1.2 TLSv1.3; ssl_session_tickets on;
  server { listen 127.0.0.1:${port} ssl http2; root ${folder}/www; }
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

/** Whether somebody takes connections at a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
