import { formatDate } from '@voltfront/rules/format/date';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context';
import { COPY_ROWS, countSince, maskMiddle, type PersonalFact, type PersonalSection } from '../../kernel/personal-data';
import { maskMobile } from './account.presenter';
import {
  accounts,
  consentRecords,
  notificationSettings,
  platformIdentities,
  sessions,
  smsDays,
} from './account.tables';
import { hashPhone } from './sms-code';

async function profileFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [row] = await ctx.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) return [];
  const [codes] = await ctx.db
    .select({ count: sql<number>`coalesce(sum(${smsDays.sentCount}), 0)`.mapWith(Number) })
    .from(smsDays)
    .where(and(eq(smsDays.phoneHash, hashPhone(ctx, row.mobile ?? '')), gte(smsDays.day, formatDate(since))));
  const isNew = row.createdAt >= since ? 1 : 0;
  const facts: PersonalFact[] = [
    { key: 'mobile', value: maskMobile(row.mobile) || null, count: (codes?.count ?? 0) + isNew },
    { key: 'nickname', value: maskMiddle(row.nickname), count: isNew },
  ];
  return row.organName ? [...facts, { key: 'employee', value: row.organName, count: isNew }] : facts;
}

/** What logging in and choosing left, within the period. */
export async function accountFacts(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const [logins] = await ctx.db
    .select({ count: countSince(sessions.createdAt, since), platform: sql<string | null>`max(${sessions.platform})` })
    .from(sessions)
    .where(eq(sessions.accountId, accountId));
  const [identities] = await ctx.db
    .select({
      count: countSince(platformIdentities.createdAt, since),
      openId: sql<string | null>`max(${platformIdentities.openId})`,
    })
    .from(platformIdentities)
    .where(eq(platformIdentities.accountId, accountId));
  const [consents] = await ctx.db
    .select({ count: countSince(consentRecords.recordedAt, since) })
    .from(consentRecords)
    .where(eq(consentRecords.accountId, accountId));
  const chosen = await ctx.db.$count(notificationSettings, eq(notificationSettings.accountId, accountId));
  return [
    ...(await profileFacts(ctx, accountId, since)),
    {
      key: 'platformId',
      value: identities?.openId ? maskMiddle(identities.openId, 3, 3) : null,
      count: identities?.count ?? 0,
    },
    { key: 'session', value: null, count: logins?.count ?? 0 },
    { key: 'environment', value: logins?.platform ?? null, count: logins?.count ?? 0 },
    { key: 'notification', value: null, count: chosen },
    { key: 'consent', value: null, count: consents?.count ?? 0 },
  ];
}

/** The account for the person's own copy. */
export async function accountData(ctx: Ctx, accountId: string): Promise<PersonalSection[]> {
  const { id, mobile, nickname, avatar, roles, organName, jobId, state, createdAt } = accounts;
  return [
    {
      title: '账号',
      rows: await ctx.db
        .select({ id, mobile, nickname, avatar, roles, organName, jobId, state, createdAt })
        .from(accounts)
        .where(eq(accounts.id, accountId)),
    },
    {
      title: '平台账号',
      rows: await ctx.db.select().from(platformIdentities).where(eq(platformIdentities.accountId, accountId)),
    },
    {
      title: '登录记录',
      rows: await ctx.db
        .select({
          platform: sessions.platform,
          state: sessions.state,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
        })
        .from(sessions)
        .where(eq(sessions.accountId, accountId))
        .orderBy(desc(sessions.createdAt))
        .limit(COPY_ROWS),
    },
    {
      title: '通知设置',
      rows: await ctx.db.select().from(notificationSettings).where(eq(notificationSettings.accountId, accountId)),
    },
    {
      title: '同意与撤回记录',
      rows: await ctx.db
        .select()
        .from(consentRecords)
        .where(eq(consentRecords.accountId, accountId))
        .orderBy(desc(consentRecords.recordedAt))
        .limit(COPY_ROWS),
    },
  ];
}
