import { formatDate } from '@voltfront/rules/format/date';
import type { Ctx } from '../../kernel/context';
import type { PersonalFact } from '../../kernel/personal-data/own-data';
import { maskMobile } from './account.presenter';
import { findPhoneOf } from './account.repository';
import { turnsOf } from './sms-code';
import { sentSince } from './sms-code.repository';

/** How often the phone was used within the period: codes are stored under a hash of it, which no declaration can name. */
export async function mobileFact(ctx: Ctx, accountId: string, since: number): Promise<PersonalFact[]> {
  const row = await findPhoneOf(ctx.db, accountId);
  if (!row) return [];
  const sent = await sentSince(ctx.db, turnsOf(ctx, row.mobile ?? ''), formatDate(since));
  return [{ key: 'mobile', value: maskMobile(row.mobile) || null, count: sent + (row.createdAt >= since ? 1 : 0) }];
}
