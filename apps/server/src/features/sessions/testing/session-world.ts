import { expect } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { PASSWORD, type SessionBrowser, type SessionFixture } from "./session-fixture.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What may happen, in any order. */
export type Action =
  | { readonly do: "logIn"; readonly browser: number; readonly isRight: boolean }
  | { readonly do: "verify"; readonly browser: number; readonly code: "newest" | "wrong" }
  | { readonly do: "create"; readonly browser: number; readonly trustDevice: boolean; readonly times: number }
  | { readonly do: "logOut"; readonly browser: number }
  | { readonly do: "revoke"; readonly browser: number; readonly nth: number }
  | { readonly do: "revokeAll"; readonly browser: number }
  | { readonly do: "reset" }
  | { readonly do: "changePassword"; readonly browser: number }
  | { readonly do: "jump"; readonly ms: number }
  /** A session comes to its end and is seen there, by its holder or by its public handle; then the clock is set back. */
  | { readonly do: "lapse"; readonly nth: number; readonly seenBy: "cookie" | "handle" }
  /** Somebody logs in again at the last moment that a browser is trusted, or at the first that it is not. */
  | { readonly do: "comeBack"; readonly browser: number; readonly isLate: boolean };

interface Pre {
  readonly createdAt: number;
  expiresAt: number;
  isReady: boolean;
  isFactorMet: boolean;
}

interface Known {
  readonly id: string;
  cookie: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  isDead: boolean;
}

interface Seat {
  readonly browser: SessionBrowser;
  pre: Pre | null;
  session: Known | null;
  trustedSince: number | null;
}

/** One account, some browsers, and what should be true of them; each action is done to the real server and to this. */
export class SessionWorld {
  readonly #fixture: SessionFixture;
  readonly #email: string;
  readonly #hasCodes: boolean;
  readonly #seats: readonly Seat[];
  readonly #sessions: Known[] = [];
  readonly #codes = new Map<string, { readonly pre: Pre; readonly sentAt: number; isUsed: boolean }>();
  readonly #links = new Set<string>();
  /** Cookies that gave way to another one of their session. */
  readonly #oldCookies: string[] = [];
  #lapses = 0;
  #changes = 0;
  #password = PASSWORD;
  #newest = "000000";

  private constructor(fixture: SessionFixture, email: string, hasCodes: boolean, seats: readonly Seat[]) {
    this.#fixture = fixture;
    this.#email = email;
    this.#hasCodes = hasCodes;
    this.#seats = seats;
  }

  static async open(fixture: SessionFixture, { hasCodes, browsers }: { hasCodes: boolean; browsers: number }): Promise<SessionWorld> {
    const email = await fixture.newAccount();
    if (hasCodes) {
      const home = fixture.newBrowser();
      await home.enter(email);
      await fixture.turnOnCodes(home);
      await home.call("DELETE", "/api/auth/sessions/current");
    }
    const seats = Array.from(
      { length: browsers },
      (): Seat => ({ browser: fixture.newBrowser(), pre: null, session: null, trustedSince: null }),
    );
    return new SessionWorld(fixture, email, hasCodes, seats);
  }

  async act(action: Action): Promise<void> {
    if (action.do === "jump") this.#fixture.now += action.ms;
    else if (action.do === "reset") await this.#reset();
    else if (action.do === "lapse") await this.#lapse(action);
    else {
      const seat = this.#seats[action.browser % this.#seats.length];
      if (!seat) throw new Error("no browser");
      if (action.do === "logIn") await this.#logIn(seat, action.isRight);
      else if (action.do === "verify") await this.#verify(seat, action.code);
      else if (action.do === "create") await this.#create(seat, action);
      else if (action.do === "logOut") await this.#logOut(seat);
      else if (action.do === "revoke") await this.#revoke(seat, action.nth);
      else if (action.do === "changePassword") await this.#changePassword(seat);
      else if (action.do === "comeBack") await this.#comeBack(seat, action.isLate);
      else await this.#revokeAll(seat);
    }
    await this.#expectSessions();
  }

  async #logIn(seat: Seat, isRight: boolean): Promise<void> {
    const reply = await seat.browser.logIn(this.#email, { password: isRight ? this.#password : "Errada#2026" });
    if (reply.status === 429) return;
    expect(reply.status).toBe(isRight ? 200 : 401);
    if (!isRight) return;
    const now = this.#fixture.now;
    const isReady = !this.#hasCodes || this.#isTrusted(seat);
    const { next, code } = reply.json();
    expect(next).toBe(isReady ? "session" : "two_factor");
    seat.pre = { createdAt: now, expiresAt: now + (isReady ? 5 : 10) * MINUTE_MS, isReady, isFactorMet: false };
    if (!code) return;
    const messages = await listOutbox(this.#fixture.platform, 200);
    const sent = messages
      .flatMap(({ to, message }) => (to === this.#email && message?.code ? [message.code] : []))
      .filter((each) => !this.#codes.has(each));
    this.#newest = sent[0] ?? this.#newest;
    this.#codes.set(this.#newest, { pre: seat.pre, sentAt: now, isUsed: false });
  }

  async #verify(seat: Seat, which: "newest" | "wrong"): Promise<void> {
    const code = which === "newest" ? this.#newest : String((Number(this.#newest) + 7) % 1_000_000).padStart(6, "0");
    const reply = await seat.browser.call("POST", "/api/auth/two-factor/verify", { proof: { method: "email", code } });
    const { now } = this.#fixture;
    const pre = this.#livePre(seat);
    if (reply.status !== 200) return;
    // Limits may refuse what is right; what is let through must be right, of this log-in, in time and new.
    const known = this.#codes.get(code);
    expect(known).toMatchObject({ isUsed: false });
    expect(known?.pre).toBe(pre);
    expect(now).toBeLessThan((known?.sentAt ?? 0) + 10 * MINUTE_MS);
    if (!known || !pre) return;
    known.isUsed = true;
    Object.assign(pre, { isReady: true, isFactorMet: true, expiresAt: Math.min(now + 5 * MINUTE_MS, pre.createdAt + 30 * MINUTE_MS) });
  }

  async #create(seat: Seat, { trustDevice, times }: { trustDevice: boolean; times: number }): Promise<void> {
    const pre = this.#livePre(seat);
    const isExcused = !this.#hasCodes || pre?.isFactorMet || this.#isTrusted(seat);
    const before = new Map(seat.browser.cookies);
    const tabs = Array.from({ length: times }, () => this.#fixture.newBrowser());
    for (const tab of tabs) for (const [name, value] of before) tab.cookies.set(name, value);
    const replies = await Promise.all(tabs.map((tab) => tab.create({ trustDevice })));
    const made = replies.findIndex(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(pre?.isReady && isExcused ? 1 : 0);
    const tab = tabs[made];
    if (!tab || !pre) return;
    seat.browser.cookies.clear();
    for (const [name, value] of tab.cookies) seat.browser.cookies.set(name, value);
    if (seat.session) seat.session.isDead = true;
    const { now } = this.#fixture;
    const cookie = tab.cookies.get("vitrine-3999") ?? "";
    expect([...before.values()]).not.toContain(cookie);
    const session: Known = { id: replies[made]?.json().sessionId, cookie, createdAt: now, expiresAt: now + 30 * DAY_MS, isDead: false };
    this.#sessions.push(session);
    seat.session = session;
    seat.pre = null;
    if (trustDevice && (pre.isFactorMet || !this.#hasCodes)) seat.trustedSince = now;
  }

  async #logOut(seat: Seat): Promise<void> {
    const isLive = this.#isLive(seat.session);
    const reply = await seat.browser.call("DELETE", "/api/auth/sessions/current");
    expect(reply.status).toBe(isLive ? 200 : 401);
    if (isLive && seat.session) seat.session.isDead = true;
    Object.assign(seat, { session: null, pre: null });
  }

  async #revoke(seat: Seat, nth: number): Promise<void> {
    const target = this.#sessions[nth % Math.max(1, this.#sessions.length)];
    if (!target || target === seat.session) return;
    const isLive = this.#isLive(seat.session);
    const reply = await seat.browser.call("DELETE", `/api/auth/sessions/${target.id}`);
    expect(reply.status).toBe(isLive ? 200 : 401);
    if (isLive) target.isDead = true;
  }

  async #revokeAll(seat: Seat): Promise<void> {
    const isLive = this.#isLive(seat.session);
    const reply = await seat.browser.call("POST", "/api/auth/sessions/revoke-all");
    expect(reply.status).toBe(isLive ? 200 : 401);
    if (!isLive) return;
    for (const session of this.#sessions) if (session !== seat.session) session.isDead = true;
    for (const each of this.#seats) each.pre = null;
  }

  async #reset(): Promise<void> {
    const browser = this.#fixture.newBrowser();
    const captcha = await this.#fixture.captcha("recover");
    expect((await browser.call("POST", "/api/auth/recover", { email: this.#email, captcha })).status).toBe(200);
    const newLink = async () => {
      const urls = (await this.#fixture.messagesTo(this.#email)).flatMap(({ button }) => button?.url ?? []);
      return urls.find((url) => url.includes("/reset#token=") && !this.#links.has(url));
    };
    // Past the e-mails an address is sent in an hour there is none to wait for.
    if (this.#links.size >= 5) return;
    await expect.poll(newLink).toBeTruthy();
    const url = (await newLink()) ?? "";
    this.#links.add(url);
    this.#password = `Nova#${this.#links.size}2026`;
    const body = { token: url.split("=")[1], password: this.#password, passwordConfirmation: this.#password };
    expect((await browser.call("POST", "/api/auth/reset", body)).status).toBe(200);
    for (const session of this.#sessions) session.isDead = true;
    for (const seat of this.#seats) Object.assign(seat, { pre: null, trustedSince: null });
  }

  async #changePassword(seat: Seat): Promise<void> {
    const { session } = seat;
    const isLive = this.#isLive(session);
    const password = `Troca#${++this.#changes}2026`;
    const reply = await seat.browser.call("POST", "/api/auth/password", { password, passwordConfirmation: password });
    // The log-in is the only proof there is of who it is, and is one for ten minutes.
    const isProven = session !== null && Math.abs(this.#fixture.now - session.createdAt) < 10 * MINUTE_MS;
    expect(reply.status).toBe(isLive ? (isProven ? 200 : 403) : 401);
    if (reply.status !== 200 || !session) return;
    this.#password = password;
    this.#oldCookies.push(session.cookie);
    session.cookie = seat.browser.cookies.get("vitrine-3999") ?? "";
    for (const other of this.#sessions) if (other !== session) other.isDead = true;
    for (const each of this.#seats) each.pre = null;
  }

  async #lapse({ nth, seenBy }: { nth: number; seenBy: "cookie" | "handle" }): Promise<void> {
    const live = this.#sessions.filter((session) => this.#isLive(session));
    const session = live[nth % Math.max(1, live.length)];
    if (!session) return;
    const [holder, stranger] = [this.#fixture.newBrowser(), this.#fixture.newBrowser()];
    holder.cookies.set("vitrine-3999", session.cookie);
    this.#fixture.now = session.expiresAt;
    if (seenBy === "cookie") expect((await holder.me()).status).toBe(401);
    else expect((await stranger.validate(session.id)).json().code).toBe("SESSION_EXPIRED_2FA");
    session.isDead = true;
    // Never to the same moment twice: for less than a second it may be remembered who somebody was then.
    this.#fixture.now -= ++this.#lapses * SECOND_MS;
    expect((await holder.validate(session.id)).json()).toMatchObject({ valid: false });
  }

  async #comeBack(seat: Seat, isLate: boolean): Promise<void> {
    if (seat.trustedSince === null) return;
    this.#fixture.now = Math.max(this.#fixture.now, seat.trustedSince + 30 * DAY_MS - (isLate ? 0 : SECOND_MS));
    await this.#logIn(seat, true);
  }

  /** The log-in under way as the server finds it: what is out of time is gone for good once it was asked for. */
  #livePre(seat: Seat): Pre | null {
    const { now } = this.#fixture;
    if (seat.pre && !(now < seat.pre.expiresAt && now >= seat.pre.createdAt - MINUTE_MS)) seat.pre = null;
    return seat.pre;
  }

  #isTrusted({ trustedSince }: Seat): boolean {
    const { now } = this.#fixture;
    return trustedSince !== null && now < trustedSince + 30 * DAY_MS && now >= trustedSince - 25 * HOUR_MS;
  }

  #isLive(session: Known | null): boolean {
    const { now } = this.#fixture;
    return session !== null && !session.isDead && now < session.expiresAt && now >= session.createdAt - 25 * HOUR_MS;
  }

  /** Every session there ever was opens the account if it should, and else never again. */
  async #expectSessions(): Promise<void> {
    for (const session of this.#sessions) {
      const holder = this.#fixture.newBrowser();
      holder.cookies.set("vitrine-3999", session.cookie);
      expect((await holder.me()).status).toBe(this.#isLive(session) ? 200 : 401);
      if (this.#fixture.now >= session.expiresAt) session.isDead = true;
    }
    for (const cookie of this.#oldCookies) {
      const holder = this.#fixture.newBrowser();
      holder.cookies.set("vitrine-3999", cookie);
      expect((await holder.me()).status).toBe(401);
    }
    const nobody = this.#fixture.newBrowser();
    for (const seat of this.#seats) {
      const pre = seat.browser.cookies.get("vitrine-pre-3999");
      if (pre) nobody.cookies.set("vitrine-pre-3999", pre).set("vitrine-3999", pre);
      expect((await nobody.me()).status).toBe(401);
    }
  }
}
