import { databaseFixture } from "../../../../testing/database-fixture.ts";
import { testBuild } from "../../../../testing/test-build.ts";
import { type CertificateNode, certificateNode, type NodeOptions } from "./certificate-node.ts";

export interface CertificateFixture extends CertificateNode {
  /** What a node of the same database and storage is started with. */
  readonly options: NodeOptions;
}

/** A node on a database and a data folder of its own, which go with it. */
export async function certificateFixture(
  given: Pick<NodeOptions, "directory" | "extraCa" | "httpsPort" | "env">,
): Promise<CertificateFixture> {
  const fixture = await databaseFixture();
  const { directory, extraCa, httpsPort, env } = given;
  const options = {
    ...{ build: testBuild, directory, extraCa, dataFolder: fixture.dataFolder, databaseUrl: fixture.databaseUrl },
    ...(httpsPort === undefined ? {} : { httpsPort }),
    ...(env === undefined ? {} : { env }),
  };
  const node = await certificateNode(options);
  return {
    ...node,
    options,
    async stop() {
      await node.stop();
      await fixture.remove();
    },
  };
}
