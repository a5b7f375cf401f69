import { afterAll, beforeAll, expect, test } from "vitest";
import { assembleSlices } from "../../platform/assemble-slices.ts";
import { ACCOUNT, type DeliveryFixture, deliveryFixture } from "../../platform/delivery/testing/delivery-fixture.ts";
import { type Receiver, startReceiver } from "../../platform/delivery/testing/receiver.ts";
import type { Dependencies } from "../../platform/slice.ts";
import { createSheetTables, deliveringSlice, type SheetTokens } from "./deliveries.ts";

let fixture: DeliveryFixture;
let receiver: Receiver;
let status = 200;
beforeAll(async () => {
  fixture = await deliveryFixture();
  receiver = await startReceiver((_request, response) => response.writeHead(status).end());
  await createSheetTables(fixture.database.queries);
});
afterAll(async () => {
  await receiver.stop();
  await fixture.stop();
});

test("a slice brings a kind of delivery, makes up its requests itself, and hears in one transaction what was given up", async () => {
  const deliveries = fixture.open();
  let tokens = 0;
  const takeToken = async (endpointId: string): Promise<string> => `${endpointId}-${++tokens}`;
  const dependencies = { platform: { delivery: deliveries }, takeToken } as unknown as Dependencies;
  const { deliveryKinds } = await assembleSlices<Dependencies & SheetTokens>(dependencies, [deliveringSlice]);
  deliveries.start(deliveryKinds);
  const sheet = await fixture.endpointAt(deliveries, receiver.url("/sheet"), ACCOUNT, "sheet-rows");
  const row = { accountId: ACCOUNT, endpointId: sheet.id, topic: "lead.completed", contentType: "text/plain" };
  await fixture.database.transaction((queries) => deliveries.send(queries, [{ ...row, key: "1", body: "Ana\tConceição" }]));
  await fixture.untilStates(sheet, ["1 taken"]);
  const [delivery] = await fixture.deliveriesOf(sheet);
  expect(JSON.parse(receiver.received[0]?.body ?? "")).toEqual({ id: delivery?.id, cells: ["Ana", "Conceição"] });
  expect(receiver.received[0]?.headers).toMatchObject({ authorization: `Bearer ${sheet.id}-1`, "content-type": "application/json" });
  status = 410;
  await deliveries.send(fixture.database.queries, [{ ...row, key: "2", body: "Bia" }]);
  const lost = async () => (await fixture.database.queries.execute("SELECT * FROM lost_sheets")).rows;
  await expect.poll(lost).toEqual([{ endpoint_id: sheet.id, because: "gone" }]);
  expect((await deliveries.endpoints.find(fixture.database.queries, { accountId: ACCOUNT, endpointId: sheet.id }))?.disabled?.because).toBe(
    "gone",
  );
});
