import { username } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { images } from "../../images/tables.ts";
import type { AccountRow } from "../account-store.ts";
import { type AccountFixture, accountFixture, refusalOf } from "../testing/account-fixture.ts";
import { type ProfileChanges, updateProfile } from "./update-profile.ts";

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await accountFixture();
});
afterAll(() => fixture.stop());

const update = ({ id }: AccountRow, changes: ProfileChanges) => updateProfile(fixture.platform, { accountId: id, language: "pt" }, changes);

test("changes what is given, leaves what is not, and clears what is null", async () => {
  const account = await fixture.newAccount();
  const changed = await update(account, { name: "Ana Lima", username: "ana.lima", phone: "(81) 99999-0000", language: "es" });
  expect(changed).toMatchObject({ name: "Ana Lima", username: "ana.lima", phone: "+5581999990000", language: "es", email: account.email });
  expect(await update(account, {})).toEqual(changed);
  expect(await update(account, { username: null, phone: null })).toEqual({ ...changed, username: null, usernameKey: null, phone: null });
});

test("a phone of another country is written as there, and the next one of the same country too", async () => {
  const account = await fixture.newAccount();
  expect((await update(account, { phone: "55 1234 5678", phoneCountry: "MX" })).phone).toBe("+525512345678");
  expect((await update(account, { phone: "33 1234 5678" })).phone).toBe("+523312345678");
  expect(await refusalOf(update(account, { phone: "(81) 99999-0000" }))).toBe("INVALID_INPUT phone:bad_phone");
  expect((await update(account, { phone: "(81) 99999-0000", phoneCountry: "BR" })).phone).toBe("+5581999990000");
  expect((await update(account, { phoneCountry: "MX" })).phone, "a country alone changes nothing").toBe("+5581999990000");
});

describe("a username", () => {
  test("is one's own alone, whatever its case, dots, hyphens and underscores", async () => {
    const [mine, theirs] = [await fixture.newAccount(), await fixture.newAccount()];
    await update(mine, { username: "rita.costa" });
    for (const taken of ["rita.costa", "ritacosta", "rita_costa", "rita-costa", "r.i.t.a.costa", username.parse("ＲＩＴＡ.Costa")])
      expect(await refusalOf(update(theirs, { username: taken }))).toBe("USERNAME_TAKEN username:invalid");
    expect((await update(mine, { username: "ritacosta" })).username).toBe("ritacosta");
    await update(mine, { username: null });
    expect((await update(theirs, { username: "rita_costa" })).username).toBe("rita_costa");
  });

  test("asked for by twenty at once is one person's", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => fixture.newAccount()));
    const outcomes = await Promise.all(people.map((each) => refusalOf(update(each, { username: "disputado" }))));
    expect(outcomes.filter((each) => each === "passes")).toHaveLength(1);
    expect(outcomes.filter((each) => each.startsWith("USERNAME_TAKEN"))).toHaveLength(19);
  });

  test.each(["suporte", "su.por_te", "administrator", "vitrine", "vi-tri-ne"])("is not %s, which is ours", async (reserved) => {
    expect(await refusalOf(update(await fixture.newAccount(), { username: reserved }))).toBe("INVALID_INPUT username:username_reserved");
  });

  test.each([
    ["ana12", "username_short"],
    ["123456", "username_letters"],
    ["ab.1234", "username_letters"],
    ["ana souza", "username_characters"],
    ["аdministrаdor", "username_characters"],
    ["ana\u200bsouza", "username_characters"],
  ])("is not %j", (text, code) => {
    expect(username.safeParse(text).error?.issues.map(({ message }) => message)).toContain(code);
  });

  test.each([
    ["abc123", "abc123"],
    ["a1b2c3", "a1b2c3"],
    ["  Ana.Souza ", "ana.souza"],
  ])("may be %j", (text, value) => {
    expect(username.parse(text)).toBe(value);
  });
});

describe("an image", () => {
  test("is one of the account's own", async () => {
    const [mine, theirs] = [await fixture.newAccount(), await fixture.newAccount()];
    const imageOf = async ({ id }: AccountRow): Promise<string> => {
      const row = { id: fixture.platform.clock.id("image"), accountId: id, name: "foto.png", hash: id.padEnd(40).slice(0, 40) };
      const facts = {
        width: 10,
        height: 10,
        bytes: 10,
        mime: "image/png",
        isAnimated: false,
        hasAlpha: false,
        kind: "image" as const,
        isVector: false,
        uploadedAt: new Date(),
      };
      await fixture.platform.database.queries.insert(images).values({ ...row, ...facts });
      return row.id;
    };
    const [own, foreign] = [await imageOf(mine), await imageOf(theirs)];
    expect((await update(mine, { pictureId: own })).pictureId).toBe(own);
    expect(await refusalOf(update(mine, { pictureId: foreign }))).toBe("INVALID_INPUT pictureId:invalid");
    expect(await refusalOf(update(mine, { pictureId: fixture.platform.clock.id("image") }))).toBe("INVALID_INPUT pictureId:invalid");
    expect((await update(mine, { pictureId: null })).pictureId).toBeNull();
  });
});

test("who the account is, is looked up again after a change", async () => {
  const account = await fixture.newAccount();
  const { callers } = fixture.platform;
  const caller = fixture.as(account).caller;
  await callers.of("hash", async () => caller);
  await update(account, { language: "en" });
  let looked = 0;
  await callers.of("hash", async () => {
    looked += 1;
    return caller;
  });
  expect(looked).toBe(1);
});
