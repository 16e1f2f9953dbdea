import { createHash } from 'node:crypto';
import { type EndpointKey, endpointOf, isForConsole } from '@voltfront/contract';
import { consoleCode, headers } from '@voltfront/contract/headers';
import { MINUTE_MS } from '@voltfront/rules/time';
import { and, eq } from 'drizzle-orm';
import type { TestClock } from '../kernel/clock';
import type { Database } from '../kernel/database';
import { newId, randomToken } from '../kernel/ids';
import { accounts, sessions } from '../modules/account/account.tables';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a call is sent with. */
interface Sender {
  token?: string;
  headers?: Record<string, string>;
}

/**
 * Sessions of the console for people that tests logged in on a phone: calls for the console are made there, with the second
 * factor passed, as staff would. Tests of the login itself name the platform, and are left alone.
 */
export class ConsoleSessions {
  private turn: Promise<unknown> = Promise.resolve();
  private readonly opened = new Map<string, { token: string; at: number }>();

  constructor(
    private readonly database: Database,
    private readonly clock: TestClock,
  ) {}

  /** The call as it is sent: from the console where its permission wants that. */
  async asSent<C extends Sender>(key: EndpointKey, call: C): Promise<C> {
    if (!call.token || call.headers?.[headers.platform] || !isForConsole(endpointOf(key).auth)) return call;
    const token = await this.tokenFor(call.token);
    return token ? { ...call, token, headers: { ...call.headers, [headers.platform]: consoleCode } } : call;
  }

  /** The token of the console session of whoever has a token of a phone; null for tokens that are none, or not any more. */
  tokenFor(phoneToken: string): Promise<string | null> {
    // One after the other, so that callers at once share a session instead of replacing each other's.
    const token = this.turn.then(() => this.find(phoneToken));
    this.turn = token.catch(() => null);
    return token;
  }

  private async find(phoneToken: string): Promise<string | null> {
    const known = this.opened.get(phoneToken);
    const now = this.clock.now();
    if (known && Math.abs(now - known.at) < 20 * MINUTE_MS && (await this.isLive(known.token))) return known.token;
    const [session] = await this.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOf(phoneToken)));
    if (session?.state !== 'live' || !(await this.isStaff(session.accountId))) return null;
    return this.open(phoneToken, session.accountId, now);
  }

  /** Customers stay on their phone, where they are refused. */
  private async isStaff(accountId: string): Promise<boolean> {
    const [row] = await this.database.db.select().from(accounts).where(eq(accounts.id, accountId));
    return (row?.roles ?? []).length > 0;
  }

  private async isLive(token: string): Promise<boolean> {
    const [row] = await this.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOf(token)));
    return row?.state === 'live';
  }

  private async open(phoneToken: string, accountId: string, now: number): Promise<string> {
    const token = randomToken(32);
    const ofConsole = and(
      eq(sessions.accountId, accountId),
      eq(sessions.platform, consoleCode),
      eq(sessions.state, 'live'),
    );
    await this.database.db.update(sessions).set({ state: 'replaced' }).where(ofConsole);
    const times = { createdAt: now, lastUsedAt: now, secondFactorAt: now };
    await this.database.db.insert(sessions).values({
      id: newId(now),
      accountId,
      platform: consoleCode,
      tokenHash: hashOf(token),
      state: 'live',
      ...times,
    });
    this.opened.set(phoneToken, { token, at: now });
    return token;
  }
}
