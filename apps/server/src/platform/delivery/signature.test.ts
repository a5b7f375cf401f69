import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "./signature.ts";

test("signs as the official library of Standard Webhooks does, once a secret", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const headers = signedHeaders([secret], "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330_999, '{"test": 2432232314}');
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  const rotated = signedHeaders([newSecret(), secret], "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330_000, '{"test": 2432232314}');
  expect(rotated["webhook-signature"]?.split(" ")[1]).toBe(headers["webhook-signature"]);
});

test("a secret is of 32 bytes, as the specification writes it, and never the same", () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});
