import { mkdtempSync, cpSync, rmSync, readFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os"; import { join } from "node:path";
import { openDatabase } from "./platform/database/database.ts";
import { buildFiles } from "./build-files.ts";
const b = buildFiles(new URL("file:///work/main/dist/server/"));
const base = mkdtempSync(join(tmpdir(), "open2-"));
const kept = process.argv[2] ? await Promise.all(["pglite.wasm","initdb.wasm"].map(n=>"/work/main/node_modules/@electric-sql/pglite/dist/"+n).filter(existsSync).map((f)=>WebAssembly.compile(readFileSync(f)))) : [];
async function one(folder: string){ const t=performance.now(); const c=process.cpuUsage(); const db = await openDatabase({url: undefined, folder, migrations: [], workerFile: b.databaseWorker, initialiserFile: b.databaseInitialiser}); const t2=performance.now(); const c2=process.cpuUsage(c); await db.stop(); const d=process.cpuUsage(c); console.log("open",(t2-t).toFixed(0),"cpu", ((c2.user+c2.system)/1000).toFixed(0), "all",(performance.now()-t).toFixed(0),"cpu",((d.user+d.system)/1000).toFixed(0)); }
if(!existsSync("/tmp/open-base/database")) await one("/tmp/open-base");
for (let i=0;i<5;i++){ cpSync("/tmp/open-base",join(base,"c"+i),{recursive:true}); await one(join(base,"c"+i)); }
rmSync(base,{recursive:true}); console.log(kept.length);
