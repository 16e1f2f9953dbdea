import type { Ctx } from '../../kernel/context';
import { maskMobile } from './account.presenter';
import { findMobiles } from './account.repository';

/** Masked phone numbers of people, in one query; those without one are left out. */
export async function maskedMobiles({ db }: Ctx, accountIds: readonly string[]): Promise<Map<string, string>> {
  const found = await findMobiles(db, accountIds);
  return new Map([...found].map(([accountId, mobile]) => [accountId, maskMobile(mobile)]));
}
