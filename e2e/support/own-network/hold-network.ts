import { connect, createServer, type ListenOptions, type NetConnectOpts, type Socket } from "node:net";

/**
 * Runs within a network of its own and joins it to whoever started it, by two sockets in the file system, which all
 * networks share. What is asked on the web's ports of any of its addresses comes out at `plain` and `secure`; what comes in
 * at `inside` reaches the server's port. Ends when its standard input does.
 */
const [plain = "", secure = "", inside = "", port = ""] = process.argv.slice(2);

function join(one: Socket, other: Socket): void {
  for (const socket of [one, other]) socket.on("error", () => undefined);
  one.once("close", () => other.destroy());
  other.once("close", () => one.destroy());
  one.pipe(other).pipe(one);
}

const open = (place: ListenOptions, to: NetConnectOpts): Promise<void> =>
  new Promise((resolve) => createServer((socket) => join(socket, connect(to))).listen(place, resolve));
await open({ host: "0.0.0.0", port: 80 }, { path: plain });
await open({ host: "0.0.0.0", port: 443 }, { path: secure });
await open({ path: inside }, { host: "127.0.0.1", port: Number(port) });
process.stdout.write("held");
process.stdin.resume().once("end", () => process.exit());
