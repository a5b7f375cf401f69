import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isFull } from "../platform/is-full.ts";

/** A disk of a few megabytes, in a namespace that nobody else sees, reached through the process that holds it. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all room there is, to the last page of it, or all but so many bytes. */
  fill(but?: number): void;
  /** Gives back what was taken. */
  free(): void;
  remove(): void;
}

/** Whether this machine lets us have one. */
export const canMount = spawnSync("unshare", ["-Urm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** @param size as `mount` takes it: `100m`. */
export function smallDisk(size: string): Promise<SmallDisk> {
  const place = mkdtempSync(join(tmpdir(), "vitrine-small-disk-"));
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$0" && echo mounted && exec cat`;
  // It ends with us: `cat` reads until whoever writes is gone.
  const holder = spawn("unshare", ["-Urm", "sh", "-c", mount, place], { stdio: ["pipe", "pipe", "inherit"] });
  const folder = join(`/proc/${holder.pid}/root`, place);
  const filler = join(folder, "filler");
  return new Promise((resolve, reject) => {
    holder.once("exit", (code) => reject(new Error(`there is no small disk to be had: ${code}`)));
    holder.stdout.once("data", () =>
      resolve({
        folder,
        fill(but = 0) {
          const { bavail, bsize } = statfsSync(folder);
          const file = openSync(filler, "a");
          try {
            for (let left = bavail * bsize - but; left > 0; ) left -= writeSync(file, Buffer.alloc(Math.min(left, 64 * 1024)));
          } catch (error) {
            // Somebody else took the last of it.
            if (!isFull(error)) throw error;
          } finally {
            closeSync(file);
          }
        },
        free: () => rmSync(filler, { force: true }),
        remove() {
          holder.kill();
          rmSync(place, { recursive: true, force: true });
        },
      }),
    );
  });
}
