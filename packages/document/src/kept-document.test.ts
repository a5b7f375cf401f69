import { expect, test } from "vitest";
import { mergeKept } from "./kept-document.ts";

const written = '{"schema": 1, "records": {"a": {"id": "a"}, "b": {"id": "b"}, "c": {"id": "c"}}}';

test("what changed last of a record stands, what was removed is gone, and nothing else moves", () => {
  const changes = [
    '{"b":{"id":"b","name":"first"},"d":{"id":"d"}}',
    '{"b":{"id":"b","name":"last"},"c":null}',
    '{"d":null,"e":{"id":"e"}}',
  ];
  const merged = mergeKept({ written, changes });
  expect(merged).toEqual({ schema: 1, records: { a: { id: "a" }, b: { id: "b", name: "last" }, e: { id: "e" } } });
  expect(mergeKept({ written, changes: [] })).toEqual(JSON.parse(written));
  expect(mergeKept({ written, changes: ['{"a":null}', '{"a":{"id":"a"}}'] })).toMatchObject({ records: { a: { id: "a" } } });
});
