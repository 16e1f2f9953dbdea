import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newId, randomToken } from '../../../kernel/ids';
import { insertConnections, selectActive } from './connections.repository';

/** Platforms that demo people are bound to, and days ago. */
const BINDINGS = [
  { accountId: 'person-orders', platform: 'MINI', days: 180 },
  { accountId: 'person-orders', platform: 'MINI_ALIPAY', days: 42 },
  { accountId: 'person-owner', platform: 'MINI', days: 300 },
  { accountId: 'person-owner', platform: 'MINI_DOUYIN', days: 20 },
] as const;

/** Where else demo people are logged in; hours since they were there last. */
const SESSIONS = [
  { accountId: 'person-orders', platform: 'MINI', hours: 3 },
  { accountId: 'person-orders', platform: 'MINI_ALIPAY', hours: 50 },
  { accountId: 'person-orders', platform: 'APP', hours: 1 },
  { accountId: 'person-owner', platform: 'APP', hours: 5 },
] as const;

/** Asked to leave while an order is open. */
const LEAVING = 'person-pickup';

/** Binds demo people to platforms and logs them in elsewhere; nobody has the tokens. */
export async function seedConnections(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const active = await selectActive(ctx.db, [
    ...new Set([...BINDINGS, ...SESSIONS].map((row) => row.accountId)),
    LEAVING,
  ]);
  const isActive = ({ accountId }: { accountId: string }) => active.has(accountId);
  await insertConnections(ctx.db, {
    identities: BINDINGS.filter(isActive).map(({ days, ...row }) => ({
      ...row,
      openId: `demo-${row.accountId}`,
      createdAt: now - days * DAY_MS,
    })),
    sessions: SESSIONS.filter(isActive).map(({ hours, ...row }) => ({
      ...row,
      id: newId(now),
      tokenHash: createHash('sha256').update(randomToken()).digest('hex'),
      state: 'live' as const,
      createdAt: now - 30 * DAY_MS,
      lastUsedAt: now - hours * HOUR_MS,
    })),
    cancellations: [{ accountId: LEAVING }].filter(isActive).map((row) => ({
      ...row,
      id: newId(now),
      reason: 'newAccount',
      state: 'waiting' as const,
      requestedAt: now - 2 * DAY_MS,
    })),
  });
}
