import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { listEvents } from "../../audit/index.ts";
import { setPassword } from "../account-changes.ts";
import { type AccountRow, findAccount, findAccountByEmail, updateAccount } from "../account-store.ts";
import { preparePassword } from "../password/prepared-password.ts";
import { emailTokens } from "../tables.ts";
import { type AccountFixture, accountFixture, refusalOf } from "../testing/account-fixture.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { changeEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";
import { purgeEmailTokens } from "./purge-email-tokens.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { sendEmailConfirmation } from "./send-email-confirmation.ts";

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await accountFixture({ PUBLIC_URL: "https://vitrine.example", VITRINE_BANNED_MAIL_DOMAINS: "banned.example" });
});
afterAll(() => fixture.stop());

const HOUR_MS = 3_600_000;
const find = async (id: string) => (await findAccount(fixture.platform.database.queries, id)) as AccountRow;
const tokenIn = (url: string | undefined) => /^https:\/\/vitrine\.example\/confirm#token=([A-Za-z0-9_-]{43})$/.exec(url ?? "")?.[1] ?? "";
const tokenTo = async (email: string) => tokenIn((await fixture.messagesTo(email))[0]?.button?.url);
/** Until when the e-mails to an address are worth sending. */
const endsOf = async (email: string) =>
  (await listOutbox(fixture.platform, 1_000)).flatMap(({ to, expiresAt }) => (to === email ? [expiresAt?.getTime()] : []));
const confirm = (token: string) => confirmEmail(fixture.platform, fixture.nobody, token);
const kinds = async (id: string) => (await listEvents(fixture.platform.database.queries, id, { limit: 20 })).items.map(({ kind }) => kind);

async function newcomer(): Promise<AccountRow> {
  const account = await fixture.newAccount();
  await fixture.platform.database.transaction((queries) => sendEmailConfirmation(queries, fixture.platform, account));
  return account;
}

describe("the link of a new account", () => {
  test("confirms the address, once", async () => {
    const { id, email } = await newcomer();
    const token = await tokenTo(email);
    expect(await confirm(token)).toBe(email);
    expect((await find(id)).emailConfirmedAt?.getTime()).toBe(fixture.clock.now);
    expect(await kinds(id)).toEqual(["email_confirmed"]);
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
  });

  test("used twenty times at once counts once", async () => {
    const { id, email } = await newcomer();
    const token = await tokenTo(email);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(confirm(token))));
    expect(outcomes.filter((each) => each === "passes")).toHaveLength(1);
    expect(await kinds(id)).toEqual(["email_confirmed"]);
  });

  test("is kept as a hash and leads to the configured address", async () => {
    const { email } = await newcomer();
    const token = await tokenTo(email);
    expect(token).toHaveLength(43);
    const rows = await fixture.platform.database.queries.select().from(emailTokens);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("ends after 48 hours, and so does its e-mail", async () => {
    const { id, email } = await newcomer();
    expect(await endsOf(email)).toEqual([fixture.clock.now + 48 * HOUR_MS]);
    const token = await tokenTo(email);
    fixture.clock.now += 48 * HOUR_MS;
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
    expect((await find(id)).emailConfirmedAt).toBeNull();
  });

  test("is worth nothing once the account has another address", async () => {
    const { id, email } = await newcomer();
    const token = await tokenTo(email);
    await updateAccount(fixture.platform.database.queries, id, { email: `other-${email}` });
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
    expect((await find(id)).emailConfirmedAt).toBeNull();
  });

  test.each(["x".repeat(43), "A".repeat(20), "' OR 1=1 --".repeat(3)])("is not had by guessing %j", async (token) => {
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
  });

  test("makes nothing of a name that is an advertisement", async () => {
    const account = await fixture.newAccount({ name: "Win at https://evil.example/x now" });
    await fixture.platform.database.transaction((queries) => sendEmailConfirmation(queries, fixture.platform, account));
    const [message] = await fixture.messagesTo(account.email);
    expect(message?.paragraphs[0]).toBe("Olá, Win at https evil example x now! Falta um passo: confirme que este endereço é seu.");
  });
});

describe("sending a link again", () => {
  test("waits a minute, and the older link is worth nothing", async () => {
    const { id, email } = await newcomer();
    const first = await tokenTo(email);
    fixture.clock.now += 20_000;
    const refused = await resendConfirmation(fixture.platform, id).catch((error: { details: unknown }) => error);
    expect(refused).toMatchObject({ code: "CODE_WAIT", details: { values: { seconds: 40 }, data: { seconds: 40 } } });
    expect(await fixture.messagesTo(email)).toHaveLength(1);
    fixture.clock.now += 40_000;
    expect(await resendConfirmation(fixture.platform, id)).toBe(60);
    expect(await refusalOf(confirm(first))).toBe("LINK_EXPIRED");
    expect(await confirm(await tokenTo(email))).toBe(email);
  });

  test("is sent again at once when the clock was set back since", async () => {
    const { id } = await newcomer();
    fixture.clock.now -= HOUR_MS;
    expect(await resendConfirmation(fixture.platform, id)).toBe(60);
    expect(await refusalOf(resendConfirmation(fixture.platform, id))).toBe("CODE_WAIT");
    fixture.clock.now += HOUR_MS;
  });

  test("of twenty at once sends one e-mail", async () => {
    const account = await fixture.newAccount();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(resendConfirmation(fixture.platform, account.id))));
    expect(outcomes.filter((each) => each === "passes")).toHaveLength(1);
    expect(await fixture.messagesTo(account.email)).toHaveLength(1);
  });

  test("sends nothing where there is nothing to confirm", async () => {
    const account = await fixture.newAccount({ isEmailConfirmed: true });
    expect(await resendConfirmation(fixture.platform, account.id)).toBe(0);
    expect(await fixture.messagesTo(account.email)).toEqual([]);
  });
});

describe("another address", () => {
  const ask = (account: AccountRow, email: string) => changeEmail(fixture.platform, fixture.as(account), email);

  test("counts once its link is confirmed; the old one hears of it and how to stop it", async () => {
    const account = await fixture.newAccount({ isEmailConfirmed: true });
    expect(await ask(account, "new1@example.com")).toMatchObject({ email: account.email, pendingEmail: "new1@example.com" });
    const [notice] = await fixture.messagesTo(account.email);
    expect(notice?.button?.url).toBe("https://vitrine.example/recover");
    expect(notice?.facts).toEqual([{ label: "Novo e-mail", value: "new1@example.com" }]);
    expect(JSON.stringify(notice)).not.toContain("token");
    fixture.clock.now += 1_000;
    expect(await confirm(await tokenTo("new1@example.com"))).toBe("new1@example.com");
    expect(await find(account.id)).toMatchObject({ email: "new1@example.com", pendingEmail: null });
    expect(await findAccountByEmail(fixture.platform.database.queries, account.email)).toBeUndefined();
    expect(await kinds(account.id)).toEqual(["email_changed", "email_change_asked"]);
  });

  test("is refused while somebody has it, and when somebody has come by it since", async () => {
    const [mine, theirs] = [await fixture.newAccount(), await fixture.newAccount()];
    expect(await refusalOf(ask(mine, theirs.email))).toBe("EMAIL_TAKEN email:invalid");
    await ask(mine, "race@example.com");
    const token = await tokenTo("race@example.com");
    const winner = await fixture.newAccount({ email: "race@example.com" });
    expect(await refusalOf(confirm(token))).toBe("EMAIL_TAKEN");
    expect((await find(mine.id)).email).toBe(mine.email);
    expect((await findAccountByEmail(fixture.platform.database.queries, "race@example.com"))?.id).toBe(winner.id);
  });

  test("of a throw-away or banned provider is refused", async () => {
    const account = await fixture.newAccount();
    for (const email of ["a@mailinator.com", "a@sub.mailinator.com", "a@mail.banned.example"])
      expect(await refusalOf(ask(account, email))).toBe("EMAIL_BANNED email:invalid");
    expect((await find(account.id)).pendingEmail).toBeNull();
  });

  test("is off when the password was changed since", async () => {
    const account = await fixture.newAccount({ password: "Segredo#2026" });
    await ask(account, "thief@example.com");
    const token = await tokenTo("thief@example.com");
    await setPassword(fixture.platform.database.queries, account.id, await preparePassword("Outro#2026"));
    expect((await find(account.id)).pendingEmail).toBeNull();
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
    // Not even where the wish itself had stayed.
    await ask(account, "thief2@example.com");
    const again = await tokenTo("thief2@example.com");
    await setPassword(fixture.platform.database.queries, account.id, await preparePassword("Terceiro#2026"));
    await updateAccount(fixture.platform.database.queries, account.id, { pendingEmail: "thief2@example.com" });
    expect(await refusalOf(confirm(again))).toBe("LINK_EXPIRED");
    expect((await find(account.id)).email).toBe(account.email);
  });

  test("asked for twice is the one asked for last", async () => {
    const account = await fixture.newAccount();
    await ask(account, "one@example.com");
    const first = await tokenTo("one@example.com");
    await ask(account, "two@example.com");
    expect(await refusalOf(confirm(first))).toBe("LINK_EXPIRED");
    expect(await confirm(await tokenTo("two@example.com"))).toBe("two@example.com");
  });

  test("can be given up", async () => {
    const account = await fixture.newAccount();
    await ask(account, "never@example.com");
    const token = await tokenTo("never@example.com");
    expect((await cancelEmailChange(fixture.platform, account.id)).pendingEmail).toBeNull();
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
  });

  test("is sent again to where it waits, and ends after a day", async () => {
    const account = await fixture.newAccount({ isEmailConfirmed: true });
    await ask(account, "slow@example.com");
    fixture.clock.now += 60_000;
    expect(await resendConfirmation(fixture.platform, account.id)).toBe(60);
    expect(await fixture.messagesTo("slow@example.com")).toHaveLength(2);
    const end = fixture.clock.now + 24 * HOUR_MS;
    expect(await endsOf("slow@example.com")).toEqual([end, end - 60_000]);
    // What it says to the old address is no less true later.
    expect(await endsOf(account.email)).toEqual([undefined]);
    const token = await tokenTo("slow@example.com");
    fixture.clock.now += 24 * HOUR_MS + 1;
    await purgeEmailTokens(fixture.platform);
    expect((await find(account.id)).pendingEmail).toBeNull();
    expect(await refusalOf(confirm(token))).toBe("LINK_EXPIRED");
  });

  test.each(["pt", "en", "es"] as const)("is told of in %s", async (language) => {
    const account = await fixture.newAccount({ language });
    await ask(account, `${language}@example.com`);
    const words = { pt: /novo e-mail/i, en: /new e-mail/i, es: /nuevo correo/i }[language];
    expect((await fixture.messagesTo(`${language}@example.com`))[0]?.subject).toMatch(words);
    expect((await fixture.messagesTo(account.email))[0]?.facts?.[0]?.label).toMatch(words);
  });
});
